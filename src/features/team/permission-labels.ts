import type { Permission } from '#src/api/session.ts'

/** Name of each permission. */
export const permissionLabels: Readonly<Record<Permission, string>> = {
  full_access: 'Full access',
  manage_resources: 'Manage resources',
  manage_team: 'Manage the team',
  manage_billing: 'Manage billing',
  view_billing: 'View billing',
  deploy: 'Deploy applications',
  view_logs: 'View logs',
}

/** Permissions as a sentence: "Manage resources, view billing." Has its own text for all and for none. */
export function permissionSentence(permissions: readonly Permission[]): string {
  if (permissions.includes('full_access')) return 'Full access to resources, team and billing.'
  if (permissions.length === 0) return 'View resources without changing them.'
  const words = permissions.map((it) => permissionLabels[it])
  return `${words.map((label, index) => (index === 0 ? label : label.toLowerCase())).join(', ')}.`
}
