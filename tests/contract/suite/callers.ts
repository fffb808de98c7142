/** What a team role is called in the names of keys and people. */
export const ROLES = ['owner', 'admin', 'developer', 'viewer'] as const
export type Role = (typeof ROLES)[number]

/**
 * An API key: of a role with every scope, of a role with a smaller one, or one that has expired. The first two of a small
 * scope are the owner's.
 */
export type KeyName =
  | Role
  | 'deploy_only'
  | 'read_only'
  | `${Exclude<Role, 'owner'>}_${'deploy_only' | 'read_only'}`
  | 'expired'

/** The keys of the demo organization. */
export const demoKey = (name: KeyName): string => `nimbus_demo_${name}`

/** What each team role may do; written down once more, since the mock's own table is what is tested. */
export const ALLOWED: Readonly<Record<Role, readonly string[]>> = {
  owner: [
    'full_access',
    'manage_resources',
    'manage_team',
    'manage_billing',
    'view_billing',
    'deploy',
    'view_logs',
  ],
  admin: ['manage_resources', 'manage_team', 'view_billing'],
  developer: ['deploy', 'view_logs'],
  viewer: [],
}

/** What a key can be limited to, from the least to the most. */
export const SCOPES = ['read_only', 'deploy_only', 'full_access'] as const
export type Scope = (typeof SCOPES)[number]

/** The key of a role with a scope. */
export function keyNameOf(role: Role, scope: Scope): KeyName {
  if (scope === 'full_access') return role
  return role === 'owner' ? scope : `${role}_${scope}`
}
