import type { Transaction } from '../../db/index.ts'
import type { Identity } from '../../engine/identity.ts'
import { MINUTE } from '../../kernel/duration.ts'

/** Precision of last-use times. Exact times would turn every request into a write. */
const PRECISION = MINUTE

/** True if the last use has to be stored again. Cheap, since it runs for every request. */
export function isUseStale({ via }: Identity, now: number): boolean {
  const last = via.kind === 'session' ? via.session.lastActiveAt : via.key.lastUsedAt
  return last === null || now - last >= PRECISION
}

export function recordUse(
  tx: Transaction,
  { via, membership }: Identity,
  { now, client }: { readonly now: number; readonly client: string },
): void {
  if (via.kind === 'key') {
    const key = tx.apiKeys.get(via.key.id)
    // A page sends several requests at once: the first one stores the time.
    if (key && now - (key.lastUsedAt ?? 0) >= PRECISION)
      tx.apiKeys.update(key.id, { lastUsedAt: now, lastUsedIp: client })
    return
  }
  const session = tx.sessions.get(via.session.id)
  if (!session || session.endedAt !== null || now - session.lastActiveAt < PRECISION) return
  tx.sessions.update(session.id, { lastActiveAt: now })
  if (tx.memberships.get(membership.id)) tx.memberships.update(membership.id, { lastActiveAt: now })
}
