import { createEmitter } from '#src/emitter.ts'
import { openChannel } from '#src/safe-storage.ts'

/** Session change, broadcast to all tabs, since they share one cookie. The sending tab receives it too. */
export type SessionBroadcast =
  | { readonly kind: 'signed-in'; readonly userId: string }
  /** Log-out by the user, as opposed to an expired session. */
  | { readonly kind: 'signed-out' }

const channel = openChannel('nimbus-session')
const inThisTab = createEmitter<SessionBroadcast>()

export function broadcastSession(news: SessionBroadcast): void {
  channel?.postMessage(news)
  inThisTab.emit(news)
}

/** @returns a function that unsubscribes */
export function onSessionBroadcast(listener: (news: SessionBroadcast) => void): () => void {
  const fromOtherTab = (event: MessageEvent<SessionBroadcast>) => listener(event.data)
  const unsubscribe = inThisTab.subscribe(listener)
  channel?.addEventListener('message', fromOtherTab)
  return () => {
    unsubscribe()
    channel?.removeEventListener('message', fromOtherTab)
  }
}
