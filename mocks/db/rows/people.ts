import { z } from '../../kernel/zod.ts'
import { billingDetails, email, id, time } from './fields.ts'

export const organizationRow = z.lazy(() =>
  z.strictObject({
    id,
    name: z.string(),
    /** Answers from step 3 of the sign-up wizard. */
    useCase: z.string().nullable(),
    experience: z.string().nullable(),
    /** Limits, where the plan sets none; the current usage is counted. */
    quotas: z.strictObject({
      vms: z.int(),
      vcpus: z.int(),
      gpus: z.int(),
      containers: z.int(),
      databases: z.int(),
      volumes: z.int(),
      storage_gb: z.int(),
      load_balancers: z.int(),
      firewalls: z.int(),
      cdn_distributions: z.int(),
      projects: z.int(),
      users: z.int(),
    }),
    /** DNS plan for all zones; charged while there is at least one. */
    dnsPlanId: z.string(),
    /** Day of the month on which billing months start. */
    billingDay: z.int().min(1).max(28),
    billingDetails,
    createdAt: time,
  }),
)
export type OrganizationRow = z.infer<typeof organizationRow>

export const userRow = z.lazy(() =>
  z.strictObject({
    id,
    email,
    name: z.string(),
    passwordDigest: z.string(),
    /** Label next to the name. Grants nothing: permissions come from the team role. */
    label: z.enum(['Admin', 'Member']),
    avatarUrl: z.string().nullable(),
    company: z.string(),
    jobTitle: z.string(),
    timezone: z.enum(['utc', 'pst', 'est', 'cet']),
    language: z.enum(['en', 'es', 'fr', 'de']),
    timeFormat: z.enum(['auto', 'h12', 'h24']),
    dateFormat: z.enum(['auto', 'mdy', 'dmy', 'iso']),
    createdAt: time,
    updatedAt: time,
  }),
)
export type UserRow = z.infer<typeof userRow>

/** Membership of a user in an organization. */
export const membershipRow = z.lazy(() =>
  z.strictObject({
    id,
    organizationId: id,
    userId: id,
    teamRole: z.enum(['Owner', 'Admin', 'Developer', 'Viewer']),
    /** Custom roles, which add permissions to the team role. */
    customRoleIds: z.array(id),
    status: z.enum(['active', 'pending', 'inactive']),
    joinedAt: time.nullable(),
    lastActiveAt: time.nullable(),
    /** Last change of the user's permissions, which open pages are notified of; null if never. */
    permissionsChangedAt: time.nullable(),
  }),
)
export type MembershipRow = z.infer<typeof membershipRow>

/** Custom role of an organization. Team roles have no rows, because they are the same everywhere. */
export const customRoleRow = z.lazy(() =>
  z.strictObject({
    id,
    organizationId: id,
    name: z.string(),
    description: z.string(),
    permissions: z.array(
      z.enum(['manage_resources', 'manage_team', 'manage_billing', 'view_billing', 'deploy', 'view_logs']),
    ),
    /** Number of changes. */
    revision: z.int(),
    createdAt: time,
    updatedAt: time,
  }),
)
export type CustomRoleRow = z.infer<typeof customRoleRow>

export const projectRow = z.lazy(() =>
  z.strictObject({
    id,
    organizationId: id,
    name: z.string(),
    description: z.string(),
    /** True for the project of resources created without one. Each organization has exactly one. */
    isDefault: z.boolean(),
    /** User id. */
    createdBy: id,
    createdAt: time,
    updatedAt: time,
  }),
)
export type ProjectRow = z.infer<typeof projectRow>
