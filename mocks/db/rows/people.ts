import { z } from '../../kernel/zod.ts'
import { email, id, time } from './fields.ts'

export const organizationRow = z.lazy(() =>
  z.strictObject({
    id,
    name: z.string(),
    /** What the person who signed up said about it (step 3 of the sign-up wizard). */
    useCase: z.string().nullable(),
    experience: z.string().nullable(),
    /** The most the organization may have at once; what it has is counted. */
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
    }),
    /** One for all its DNS zones; paid for while there is one. */
    dnsPlanId: z.string(),
    /** On which day of the month its billing months begin. */
    billingDay: z.int().min(1).max(28),
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
    /** The word shown beside the name. It grants nothing: what one may do follows from the team role. */
    label: z.enum(['Admin', 'Member']),
    avatarUrl: z.string().nullable(),
    company: z.string(),
    jobTitle: z.string(),
    timezone: z.enum(['utc', 'pst', 'est', 'cet']),
    language: z.enum(['en', 'es', 'fr', 'de']),
    createdAt: time,
    updatedAt: time,
  }),
)
export type UserRow = z.infer<typeof userRow>

/** A person's place in an organization. */
export const membershipRow = z.lazy(() =>
  z.strictObject({
    id,
    organizationId: id,
    userId: id,
    teamRole: z.enum(['Owner', 'Admin', 'Developer', 'Viewer']),
    /** Custom roles, which add to what the team role allows. */
    customRoleIds: z.array(id),
    status: z.enum(['active', 'pending', 'inactive']),
    joinedAt: time.nullable(),
    lastActiveAt: time.nullable(),
    /** When what this person may do was last changed; null for never. Their open pages hear of it. */
    rightsChangedAt: time.nullable(),
  }),
)
export type MembershipRow = z.infer<typeof membershipRow>

/** A role of an organization's own. The team roles are no rows, since they are the same everywhere. */
export const customRoleRow = z.lazy(() =>
  z.strictObject({
    id,
    organizationId: id,
    name: z.string(),
    description: z.string(),
    permissions: z.array(
      z.enum(['manage_resources', 'manage_team', 'manage_billing', 'view_billing', 'deploy', 'view_logs']),
    ),
    /** Counts its changes. */
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
    /** The project that takes what names none. Exactly one in each organization. */
    isDefault: z.boolean(),
    /** Of the person. */
    createdBy: id,
    createdAt: time,
    updatedAt: time,
  }),
)
export type ProjectRow = z.infer<typeof projectRow>
