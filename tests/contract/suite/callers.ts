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

/** The keys of the demo organisation. */
export const demoKey = (name: KeyName): string => `nimbus_demo_${name}`
