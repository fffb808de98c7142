import type { Permission } from '../contract/operations.gen.ts'
import type { MembershipRow, Transaction } from '../db/index.ts'

type TeamRole = MembershipRow['teamRole']

/** All permissions, in the order of API responses. */
const ALL = [
  'full_access',
  'manage_resources',
  'manage_team',
  'manage_billing',
  'view_billing',
  'deploy',
  'view_logs',
] as const satisfies readonly Permission[]

/** Permissions of each team role. An Owner's `full_access` includes all others, which are listed for clients. */
export const TEAM_ROLES: Readonly<Record<TeamRole, ReadonlySet<Permission>>> = {
  Owner: new Set(ALL),
  Admin: new Set(['manage_resources', 'manage_team', 'view_billing']),
  Developer: new Set(['deploy', 'view_logs']),
  Viewer: new Set(),
}

/**
 * Permissions of a member: those of the team role plus those of custom roles. Called for every request, so it is fast
 * for members without custom roles.
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
export function membersWithPermission(
  tx: Transaction,
  organizationId: string,
  permission: Permission,
): string[] {
  return tx.memberships
    .by('organizationId', organizationId)
    .filter((it) => it.status === 'active' && permissionsOf(it, tx).has(permission))
    .map(({ userId }) => userId)
}
