import type { NoticeBoard } from '../devtools/notices/notice-board.ts'
import type { Runtime } from '../runtime/runtime.ts'

/**
 * Watches the first answer about the session after a scenario that has nobody signed in. If sign-in is live and its
 * backend knows the person, says that the scenario can't end that session.
 */
export function watchLiveSession({ scenario, onEvent }: Runtime, board: NoticeBoard): void {
  const { persona, session } = scenario.document
  if (!scenario.signsInElsewhere || (persona !== 'signed-out' && session !== 'expired')) return
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
