/** Delay before reopening a stream that the browser gave up. Doubles up to the maximum. */
const FIRST_RETRY_DELAY_MS = 2000
const MAX_RETRY_DELAY_MS = 60_000

/** `broken`: the browser or `followStream` will retry. */
export type StreamState = 'connecting' | 'open' | 'broken'

interface StreamOptions {
  /** URL of the stream; on reopening it continues after the last received event. */
  readonly urlAfter: (lastEventId: string | null) => string
  /** Named event types of the stream; `EventSource` needs a listener for each. */
  readonly types: readonly string[]
  /** @param close closes the stream; call it on the final event, since reopening would be denied */
  readonly onMessage: (message: MessageEvent<string>, close: () => void) => void
  readonly onState?: (state: StreamState) => void
}

/**
 * Subscribes to a stream of server-sent events. The browser reconnects dropped connections itself with
 * `Last-Event-ID`. It gives up on an error response; this function then retries with increasing delay, and at once
 * when the browser is online again.
 * @returns a function that closes the stream
 */
export function followStream({ urlAfter, types, onMessage, onState }: StreamOptions): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let retryDelay = FIRST_RETRY_DELAY_MS
  let lastEventId: string | null = null

  function open() {
    clearTimeout(timer)
    source = new EventSource(urlAfter(lastEventId), { withCredentials: true })
    source.onopen = () => {
      retryDelay = FIRST_RETRY_DELAY_MS
      onState?.('open')
    }
    source.onerror = () => {
      onState?.('broken')
      if (source?.readyState !== EventSource.CLOSED) return
      clearTimeout(timer)
      timer = setTimeout(open, retryDelay)
      retryDelay = Math.min(retryDelay * 2, MAX_RETRY_DELAY_MS)
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
    window.removeEventListener('online', reopenNow)
    source?.close()
  }

  function reopenNow() {
    if (source?.readyState === EventSource.CLOSED) open()
  }

  onState?.('connecting')
  window.addEventListener('online', reopenNow)
  open()
  return close
}
