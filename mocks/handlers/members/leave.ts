import type { MembershipRow, Transaction } from '../../db/index.ts'
import { endSession } from '../shared/sessions.ts'

/** Signs somebody out of an organization everywhere. */
export function endSessionsOf(tx: Transaction, { userId, organizationId }: MembershipRow, now: number): void {
  for (const session of tx.sessions.by('userId', userId)) {
    if (session.organizationId === organizationId) endSession(tx, session, now)
  }
}

/** Takes somebody out of an organization: what they made stays, what they could get in by does not. */
export function endMembership(tx: Transaction, membership: MembershipRow, now: number): void {
  endSessionsOf(tx, membership, now)
  for (const key of tx.apiKeys.by('userId', membership.userId)) {
    if (key.organizationId === membership.organizationId && key.revokedAt === null) {
      tx.apiKeys.update(key.id, { revokedAt: now })
    }
  }
  tx.memberships.remove(membership.id)
}
