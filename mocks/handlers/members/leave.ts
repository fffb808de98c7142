import type { MembershipRow, Transaction } from '../../db/index.ts'
import { endSession } from '../shared/sessions.ts'

/** Ends all sessions of a user in an organization. */
export function endSessionsOf(tx: Transaction, { userId, organizationId }: MembershipRow, now: number): void {
  for (const session of tx.sessions.by('userId', userId)) {
    if (session.organizationId === organizationId) endSession(tx, session, now)
  }
}

/** Removes a user from an organization. Their resources stay; sessions and keys end. */
export function endMembership(tx: Transaction, membership: MembershipRow, now: number): void {
  endSessionsOf(tx, membership, now)
  for (const key of tx.apiKeys.by('userId', membership.userId)) {
    if (key.organizationId === membership.organizationId && key.revokedAt === null) {
      tx.apiKeys.update(key.id, { revokedAt: now })
    }
  }
  tx.memberships.remove(membership.id)
}
