import type { Permission } from '#src/api/session.ts'

/** What each permission is called. */
export const permissionWords: Readonly<Record<Permission, string>> = {
  full_access: 'Full access',
  manage_resources: 'Manage resources',
  manage_team: 'Manage the team',
  manage_billing: 'Manage billing',
  view_billing: 'View billing',
  deploy: 'Deploy applications',
  view_logs: 'View logs',
}

/** In a sentence: "manage resources, view billing"; nothing but looking where there are none. */
export function permissionSentence(permissions: readonly Permission[]): string {
  if (permissions.includes('full_access')) return 'Everything: resources, team and billing.'
  if (permissions.length === 0) return 'Look at resources, and change nothing.'
  const words = permissions.map((it) => permissionWords[it])
  return `${words.map((word, index) => (index === 0 ? word : word.toLowerCase())).join(', ')}.`
}
