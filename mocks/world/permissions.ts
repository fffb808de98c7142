import type { Permission } from '../contract/operations.gen.ts'
import { teamRoles } from '../contract/team-roles.gen.ts'
import type { MembershipRow, Transaction } from '../db/index.ts'

type TeamRole = MembershipRow['teamRole']

/** All permissions, in the order of API responses: an Owner holds each. */
const ALL = teamRoles.Owner

const HELD = new Map(
  Object.entries(teamRoles).map(([role, held]) => [role as TeamRole, new Set(held)] as const),
)

/** Permissions of a team role, as the contract lists them. */
function permissionsOfTeamRole(role: TeamRole): ReadonlySet<Permission> {
  return HELD.get(role) as ReadonlySet<Permission>
}

/**
 * Permissions of a member: those of the team role plus those of custom roles. Called for every request, so it is fast
 * for members without custom roles.
 */
export function permissionsOf(
  { teamRole, customRoleIds }: Pick<MembershipRow, 'teamRole' | 'customRoleIds'>,
  tx: Pick<Transaction, 'customRoles'>,
): ReadonlySet<Permission> {
  const ofTeam = permissionsOfTeamRole(teamRole)
  if (customRoleIds.length === 0 || teamRole === 'Owner') return ofTeam
  const added = new Set<Permission>(customRoleIds.flatMap((id) => tx.customRoles.get(id)?.permissions ?? []))
  return new Set(ALL.filter((permission) => ofTeam.has(permission) || added.has(permission)))
}

export function isActiveMember(tx: Transaction, userId: string, organizationId: string): boolean {
  return tx.memberships
    .by('userId', userId)
    .some((it) => it.organizationId === organizationId && it.status === 'active')
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
