/** Pause before a stream that the browser has given up is opened again, in milliseconds; doubles up to the longest. */
const FIRST_PAUSE_MS = 2000
const LONGEST_PAUSE_MS = 60_000

/** `broken`: the browser or this file will try again by itself. */
export type StreamState = 'connecting' | 'open' | 'broken'

interface StreamOptions {
  /** Where it is opened; for one that has been open, behind the event that came last. */
  readonly urlAfter: (lastEventId: string | null) => string
  /** Every type is a named event of the stream, so each is listened for. */
  readonly types: readonly string[]
  /** @param close for the last event of its stream: asking for more would be refused */
  readonly onMessage: (message: MessageEvent<string>, close: () => void) => void
  readonly onState?: (state: StreamState) => void
}

/**
 * Follows a stream of server-sent events for as long as somebody listens. The browser itself mends a broken connection
 * and says where it stopped (`Last-Event-ID`); it gives up when the server refuses, and then this tries again, ever less
 * often, and at once when the network is back.
 *
 * @returns how to stop
 */
export function followStream({ urlAfter, types, onMessage, onState }: StreamOptions): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = FIRST_PAUSE_MS
  let lastEventId: string | null = null

  function open() {
    clearTimeout(timer)
    source = new EventSource(urlAfter(lastEventId), { withCredentials: true })
    source.onopen = () => {
      pause = FIRST_PAUSE_MS
      onState?.('open')
    }
    source.onerror = () => {
      onState?.('broken')
      if (source?.readyState !== EventSource.CLOSED) return
      clearTimeout(timer)
      timer = setTimeout(open, pause)
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
    }
    for (const type of types) {
      source.addEventListener(type, (message: MessageEvent<string>) => {
        lastEventId = message.lastEventId
        onMessage(message, close)
      })
    }
  }

  function close() {
    clearTimeout(timer)
    window.removeEventListener('online', openAtOnce)
    source?.close()
  }

  function openAtOnce() {
    if (source?.readyState === EventSource.CLOSED) open()
  }

  onState?.('connecting')
  window.addEventListener('online', openAtOnce)
  open()
  return close
}
