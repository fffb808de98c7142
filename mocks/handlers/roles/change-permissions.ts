import type { MembershipRow } from '../../db/index.ts'
import type { RequestContext } from '../shared/request-context.ts'

/**
 * Changes a member's permissions. Only this function writes these fields, so that every open page of the member is
 * notified and updates its controls.
 */
export function changePermissions(
  { tx, now }: Pick<RequestContext, 'tx' | 'now'>,
  membership: Pick<MembershipRow, 'id' | 'permissionsChangedAt'>,
  change: Partial<Pick<MembershipRow, 'teamRole' | 'customRoleIds' | 'status'>>,
): MembershipRow {
  // Strictly increasing, so that two changes within a millisecond are two events.
  const permissionsChangedAt = Math.max(now, (membership.permissionsChangedAt ?? 0) + 1)
  return tx.memberships.update(membership.id, { ...change, permissionsChangedAt })
}
