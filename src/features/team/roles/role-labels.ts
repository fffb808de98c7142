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
    about: 'What every member can do: look around, and keep their own account.',
  },
  manage_resources: {
    label: permissionLabels.manage_resources,
    about: 'Create, change and delete everything but containers; alerts too.',
  },
  deploy: { label: permissionLabels.deploy, about: 'Create, change, scale and delete containers.' },
  view_logs: { label: permissionLabels.view_logs, about: 'Read, search and export what everything writes.' },
  view_billing: {
    label: permissionLabels.view_billing,
    about: 'See costs, invoices, budgets and recommendations.',
  },
  manage_billing: {
    label: permissionLabels.manage_billing,
    about: 'Pay invoices, keep payment methods and budgets.',
  },
  manage_team: {
    label: permissionLabels.manage_team,
    about: 'Invite, change and remove members, roles and projects; read the audit log.',
  },
  full_access: {
    label: permissionLabels.full_access,
    about: 'All of the above, and the say over who is an Owner.',
  },
  key_read_only: { label: 'Read Only key', about: 'Operations that it can call in that person’s name.' },
  key_deploy_only: { label: 'Deploy Only key', about: 'The same, and those that deploy.' },
  key_full_access: {
    label: 'Full Access key',
    about: 'All that the person can do, but what takes signing in.',
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
