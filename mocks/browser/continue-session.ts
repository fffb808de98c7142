import type { SessionRow } from '../db/index.ts'
import { readSetAside } from '../db/persistence/indexeddb.ts'
import type { SavedRow } from '../db/persistence/saved.ts'
import type { RawSaved } from '../db/persistence/store.ts'
import { sessionRow } from '../db/rows/access.ts'
import { sessionTokenOf } from '../handlers/shared/session-cookie.ts'
import type { Runtime } from '../runtime/runtime.ts'

/**
 * Keeps the user signed in if the saved state was set aside, such as after a change of the data set: copies the session
 * of the cookie from that state, unless its user isn't in the new data.
 */
export async function continueSession(
  { db }: Pick<Runtime, 'db'>,
  storageName: string,
  cookies: string,
): Promise<void> {
  const token = sessionTokenOf(cookies)
  if (token === null) return
  // Without the old state, the user signs in again.
  const session = findSession(await readSetAside(storageName).catch(() => undefined), token)
  if (session === null) return
  await db.transaction((tx) => {
    const isMember = tx.memberships
      .by('userId', session.userId)
      .some(({ organizationId, status }) => organizationId === session.organizationId && status === 'active')
    if (isMember && tx.sessions.by('token', token).length === 0) tx.sessions.insert(session)
  })
}

/** Session with a token; null if the state has none, or one of an earlier version. */
function findSession(state: Partial<RawSaved> | undefined, token: string): SessionRow | null {
  const rows: readonly Partial<SavedRow>[] = Array.isArray(state?.rows) ? state.rows : []
  for (const { collection, row } of rows) {
    if (collection !== 'sessions') continue
    const { success, data } = sessionRow.safeParse(row)
    if (success && data.token === token) return data
  }
  return null
}
