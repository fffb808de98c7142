import { client } from '#src/api/generated/client.gen.ts'
import type { ServerEvent, ServerEventType, StreamEventsData } from '#src/api/generated/types.gen.ts'

const streamUrl: StreamEventsData['url'] = '/events'

/** Every type is a named event of the stream, so each is listened for; a new one in the contract has to be added here. */
const eventTypes = Object.keys({
  'notification.created': true,
  'notifications.read': true,
  'resource.changed': true,
  'resource.deleted': true,
  'session.ended': true,
} satisfies Record<ServerEventType, true>) as ServerEventType[]

/** Pause before a stream that the browser has given up is opened again, in milliseconds; doubles up to the longest. */
const firstPause = 2000
const longestPause = 60_000

interface EventListeners {
  readonly onEvent: (event: ServerEvent) => void
  /** The stream is open again after a break: whatever happened in between may have been missed. */
  readonly onResume: () => void
}

/**
 * Follows the server's events for as long as somebody listens. The browser itself mends a broken connection and says
 * where it stopped (`Last-Event-ID`); it gives up when the server refuses, and then this tries again, ever less often.
 *
 * @returns how to stop
 */
export function followEvents({ onEvent, onResume }: EventListeners): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = firstPause
  let broken = false

  function open() {
    source = new EventSource(client.buildUrl({ url: streamUrl }), { withCredentials: true })
    source.onopen = () => {
      pause = firstPause
      if (broken) onResume()
      broken = false
    }
    source.onerror = () => {
      broken = true
      if (source?.readyState !== EventSource.CLOSED) return
      timer = setTimeout(open, pause)
      pause = Math.min(pause * 2, longestPause)
    }
    for (const type of eventTypes) {
      source.addEventListener(type, (message: MessageEvent<string>) => {
        // The last event of its stream; asking for more would be refused.
        if (type === 'session.ended') source?.close()
        onEvent(JSON.parse(message.data))
      })
    }
  }

  open()
  return () => {
    clearTimeout(timer)
    source?.close()
  }
}
