import type { MembershipRow } from '../../db/index.ts'
import type { Moment } from '../moment.ts'

/**
 * Changes what a member may do. This and nothing else writes these fields: whoever it is hears of it in every page that they
 * have open, and gets the controls of the new rights there without loading it again.
 */
export function changeRights(
  { tx, now }: Pick<Moment, 'tx' | 'now'>,
  membership: Pick<MembershipRow, 'id'>,
  change: Partial<Pick<MembershipRow, 'teamRole' | 'customRoleIds' | 'status'>>,
): MembershipRow {
  return tx.memberships.update(membership.id, { ...change, rightsChangedAt: now })
}
