import type { MembershipRow } from '../../db/index.ts'
import type { RequestContext } from '../shared/request-context.ts'

/**
 * Changes what a member may do. This and nothing else writes these fields: whoever it is hears of it in every page that they
 * have open, and gets the controls of the new rights there without loading it again.
 */
export function changeRights(
  { tx, now }: Pick<RequestContext, 'tx' | 'now'>,
  membership: Pick<MembershipRow, 'id' | 'rightsChangedAt'>,
  change: Partial<Pick<MembershipRow, 'teamRole' | 'customRoleIds' | 'status'>>,
): MembershipRow {
  // Twice in one instant is twice.
  const rightsChangedAt = Math.max(now, (membership.rightsChangedAt ?? 0) + 1)
  return tx.memberships.update(membership.id, { ...change, rightsChangedAt })
}
