import type { NoticeBoard } from '../devtools/notices/notice-board.ts'
import type { Runtime } from '../runtime/runtime.ts'

/**
 * Checks the first response about the session in a scenario that signs the user out. If sign-in is live and the backend
 * has a session, shows a notice that the scenario can't end it.
 */
export function watchLiveSession({ scenario, onEvent }: Runtime, board: NoticeBoard): void {
  const { persona, session } = scenario.document
  if (!scenario.hasLiveSignIn || (persona !== 'signed-out' && session !== 'expired')) return
  const stop = onEvent((event) => {
    if (event.kind !== 'handled' || event.entry.operationId !== 'getSession') return
    stop()
    const { source, liveUrl, responseBody } = event.entry
    if (source !== 'live' || liveUrl === null || !isSignedIn(responseBody)) return
    board.add({ kind: 'live-session', url: new URL(liveUrl).origin })
  })
}

function isSignedIn(body: string | null): boolean {
  try {
    return JSON.parse(body ?? '').signedIn === true
  } catch {
    return false
  }
}
