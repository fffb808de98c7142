import type { Permission } from '../contract/operations.gen.ts'
import type { MembershipRow, Transaction } from '../db/index.ts'

type TeamRole = MembershipRow['teamRole']

/** Every permission, in the order in which answers list them. */
const ALL = [
  'full_access',
  'manage_resources',
  'manage_team',
  'manage_billing',
  'view_billing',
  'deploy',
  'view_logs',
] as const satisfies readonly Permission[]

/** What each team role may do. An Owner's `full_access` includes all others, which are listed for who reads them. */
export const TEAM_ROLES: Readonly<Record<TeamRole, ReadonlySet<Permission>>> = {
  Owner: new Set(ALL),
  Admin: new Set(['manage_resources', 'manage_team', 'view_billing']),
  Developer: new Set(['deploy', 'view_logs']),
  Viewer: new Set(),
}

/**
 * What a member may do: what the team role allows, and what custom roles add to it. Called for every request, so nobody
 * without custom roles pays for them.
 */
export function permissionsOf(
  { teamRole, customRoleIds }: Pick<MembershipRow, 'teamRole' | 'customRoleIds'>,
  tx: Pick<Transaction, 'customRoles'>,
): ReadonlySet<Permission> {
  const ofTeam = TEAM_ROLES[teamRole]
  if (customRoleIds.length === 0 || teamRole === 'Owner') return ofTeam
  const added = new Set<Permission>(customRoleIds.flatMap((id) => tx.customRoles.get(id)?.permissions ?? []))
  return new Set(ALL.filter((permission) => ofTeam.has(permission) || added.has(permission)))
}

/** User IDs of an organization's active members who hold a permission. */
export function holdersOf(tx: Transaction, organizationId: string, permission: Permission): string[] {
  return tx.memberships
    .by('organizationId', organizationId)
    .filter((it) => it.status === 'active' && permissionsOf(it, tx).has(permission))
    .map(({ userId }) => userId)
}
