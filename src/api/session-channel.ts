import { createEmitter } from '#src/emitter.ts'
import { openChannel } from '#src/safe-storage.ts'

/** Session change, broadcast to all tabs, since they share one cookie. The sending tab receives it too. */
export type SessionBroadcast =
  | { readonly kind: 'signed-in'; readonly userId: string; readonly organizationId: string }
  /** Log-out by the user, as opposed to an expired session. */
  | SignOut

interface SignOut {
  readonly kind: 'signed-out'
  /** True for a tab that stays on its page, which works without a session, instead of going home. */
  readonly stays?: true
}

const channel = openChannel('nimbus-session')
const inThisTab = createEmitter<SessionBroadcast>()

export function broadcastSession(broadcast: SessionBroadcast): void {
  channel?.postMessage(broadcast)
  inThisTab.emit(broadcast)
}

/** Broadcasts a log-out to the other tabs; this one stays on its page. */
export function broadcastSignOutHere(): void {
  channel?.postMessage({ kind: 'signed-out' } satisfies SignOut)
  inThisTab.emit({ kind: 'signed-out', stays: true })
}

/** @returns a function that unsubscribes */
export function onSessionBroadcast(listener: (broadcast: SessionBroadcast) => void): () => void {
  const fromOtherTab = (event: MessageEvent<SessionBroadcast>) => listener(event.data)
  const unsubscribe = inThisTab.subscribe(listener)
  channel?.addEventListener('message', fromOtherTab)
  return () => {
    unsubscribe()
    channel?.removeEventListener('message', fromOtherTab)
  }
}
