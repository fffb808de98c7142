import { valueAt } from './contract.ts'

/** Team roles in the names of keys and users. */
export const ROLES = ['owner', 'admin', 'developer', 'viewer'] as const
export type Role = (typeof ROLES)[number]

/** API key by role and scope, an expired one, or one of another organization's owner. Those with a scope only are the owner's. */
export type KeyName =
  | Role
  | 'stranger'
  | 'deploy_only'
  | 'read_only'
  | `${Exclude<Role, 'owner'>}_${'deploy_only' | 'read_only'}`
  | 'expired'

/** Keys of the demo data. */
export const demoKey = (name: KeyName): string =>
  name === 'stranger' ? 'nimbus_kestrel_owner' : `nimbus_demo_${name}`

const { Owner, Admin, Developer, Viewer } = valueAt('/components/schemas/TeamRole/x-permissions') as Readonly<
  Record<string, readonly string[]>
>

/** Permissions of each team role, as the contract lists them. */
export const ALLOWED: Readonly<Record<Role, readonly string[]>> = {
  owner: Owner as readonly string[],
  admin: Admin as readonly string[],
  developer: Developer as readonly string[],
  viewer: Viewer as readonly string[],
}

/** Key scopes, smallest first. */
export const SCOPES = ['read_only', 'deploy_only', 'full_access'] as const
export type Scope = (typeof SCOPES)[number]

/** Key of a role with a scope. */
export function keyNameOf(role: Role, scope: Scope): KeyName {
  if (scope === 'full_access') return role
  return role === 'owner' ? scope : `${role}_${scope}`
}
