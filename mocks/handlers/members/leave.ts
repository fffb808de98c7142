import type { MembershipRow, Transaction } from '../../db/index.ts'
import { endSession } from '../shared/sessions.ts'

/** Ends all sessions of a user in an organization. */
export function endSessionsOf(tx: Transaction, { userId, organizationId }: MembershipRow, now: number): void {
  for (const session of tx.sessions.by('userId', userId)) {
    if (session.organizationId === organizationId) endSession(tx, session, now)
  }
}

/** Deletes the saved views that only this user sees. */
export function deletePrivateViews(tx: Transaction, { userId, organizationId }: MembershipRow): void {
  for (const view of tx.savedViews.by('userId', userId)) {
    if (view.organizationId === organizationId && !view.isShared) tx.savedViews.remove(view.id)
  }
}

/** Removes a user from an organization. Their resources and shared views stay; sessions and keys end. */
export function endMembership(tx: Transaction, membership: MembershipRow, now: number): void {
  endSessionsOf(tx, membership, now)
  for (const key of tx.apiKeys.by('userId', membership.userId)) {
    if (key.organizationId === membership.organizationId && key.revokedAt === null) {
      tx.apiKeys.update(key.id, { revokedAt: now })
    }
  }
  deletePrivateViews(tx, membership)
  tx.memberships.remove(membership.id)
}
