import type { Transaction } from '../../db/index.ts'
import type { Identity } from '../../engine/identity.ts'

/** How exactly a last use is known, in milliseconds: writing it down at every request would make each of them a write. */
const GRAIN = 60_000

/** Whether it has to be written down that somebody was here, or that their key was used. One comparison. */
export function isUseNews({ via }: Identity, now: number): boolean {
  const last = via.kind === 'session' ? via.session.lastActiveAt : via.key.lastUsedAt
  return last === null || now - last >= GRAIN
}

export function noteUse(tx: Transaction, { via, membership }: Identity, now: number): void {
  if (via.kind === 'key') {
    const key = tx.apiKeys.get(via.key.id)
    // A page asks for several things at once: the first of them writes for all.
    if (key && now - (key.lastUsedAt ?? 0) >= GRAIN) tx.apiKeys.update(key.id, { lastUsedAt: now })
    return
  }
  const session = tx.sessions.get(via.session.id)
  if (!session || session.endedAt !== null || now - session.lastActiveAt < GRAIN) return
  tx.sessions.update(session.id, { lastActiveAt: now })
  if (tx.memberships.get(membership.id)) tx.memberships.update(membership.id, { lastActiveAt: now })
}
