import { createEmitter } from '#src/emitter.ts'

/**
 * What happens to the session, told to every tab: they share one cookie, so they have to agree on who is signed in.
 * A tab hears of its own news as well.
 */
export type SessionNews =
  | { readonly kind: 'signed-in'; readonly userId: string }
  /** On purpose, by a person. */
  | { readonly kind: 'signed-out' }

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('nimbus-session')
const inThisTab = createEmitter<SessionNews>()

export function tellSessionNews(news: SessionNews): void {
  channel?.postMessage(news)
  inThisTab.emit(news)
}

/** @returns how to stop listening */
export function onSessionNews(listener: (news: SessionNews) => void): () => void {
  const fromOtherTab = (event: MessageEvent<SessionNews>) => listener(event.data)
  const unsubscribe = inThisTab.subscribe(listener)
  channel?.addEventListener('message', fromOtherTab)
  return () => {
    unsubscribe()
    channel?.removeEventListener('message', fromOtherTab)
  }
}
