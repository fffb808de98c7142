import type { RolePermission } from '#src/api/generated/types.gen.ts'
import { permissionLabels } from '../permission-labels.ts'
import type { Subject } from './subjects.ts'

interface SubjectLabels {
  readonly label: string
  readonly about: string
}

export const subjectLabels: Readonly<Record<Subject, SubjectLabels>> = {
  member: {
    label: 'View resources',
    about: 'View resources and manage their own account.',
  },
  manage_resources: {
    label: permissionLabels.manage_resources,
    about: 'Create, change and delete all resources except containers. Includes alerts.',
  },
  deploy: { label: permissionLabels.deploy, about: 'Create, change, scale and delete containers.' },
  view_logs: { label: permissionLabels.view_logs, about: 'Read, search and export logs.' },
  view_billing: {
    label: permissionLabels.view_billing,
    about: 'See costs, invoices, budgets and recommendations.',
  },
  manage_billing: {
    label: permissionLabels.manage_billing,
    about: 'Pay invoices, and manage payment methods and budgets.',
  },
  manage_team: {
    label: permissionLabels.manage_team,
    about: 'Invite, change and remove members, roles and projects; read the audit log.',
  },
  full_access: {
    label: permissionLabels.full_access,
    about: 'All of the above, and choosing Owners.',
  },
  key_read_only: { label: 'Read Only key', about: 'Operations the key can call on the person’s behalf.' },
  key_deploy_only: { label: 'Deploy Only key', about: 'Read operations, and those that deploy.' },
  key_full_access: {
    label: 'Full Access key',
    about: 'Everything the person can do, except operations that require signing in.',
  },
}

/** Rows of the matrix by section. */
export const sections: readonly { readonly title: string; readonly subjects: readonly Subject[] }[] = [
  { title: 'Resources', subjects: ['member', 'manage_resources', 'deploy', 'view_logs'] },
  { title: 'Billing access', subjects: ['view_billing', 'manage_billing'] },
  { title: 'Team management', subjects: ['manage_team', 'full_access'] },
  { title: 'API access scopes', subjects: ['key_read_only', 'key_deploy_only', 'key_full_access'] },
]

/** Permissions that a custom role can have, in matrix order. */
export const grantable = [
  'manage_resources',
  'deploy',
  'view_logs',
  'view_billing',
  'manage_billing',
  'manage_team',
] as const satisfies readonly RolePermission[]

export function membersText(count: number): string {
  return count === 1 ? '1 member' : `${count} members`
}
