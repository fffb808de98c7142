import { followStream } from '#src/api/event-stream.ts'
import { client } from '#src/api/generated/client.gen.ts'
import type { ServerEvent, ServerEventType, StreamEventsData } from '#src/api/generated/types.gen.ts'

const streamUrl: StreamEventsData['url'] = '/events'

/** Complete list of the contract's event types; a missing one is a type error. */
const types = Object.keys({
  'notification.created': true,
  'notifications.read': true,
  'resource.changed': true,
  'resource.deleted': true,
  'alerts.changed': true,
  'tasks.changed': true,
  'session.changed': true,
  'session.ended': true,
} satisfies Record<ServerEventType, true>)

interface EventListeners {
  readonly onEvent: (event: ServerEvent) => void
  /** The stream is open again after an interruption; events may have been missed. */
  readonly onResume: () => void
}

/**
 * Subscribes to the server's events.
 * @returns a function that unsubscribes
 */
export function followEvents({ onEvent, onResume }: EventListeners): () => void {
  let broken = false
  return followStream({
    urlAfter: () => client.buildUrl({ url: streamUrl }),
    types,
    onMessage: (message, close) => {
      if (message.type === 'session.ended') close()
      onEvent(JSON.parse(message.data))
    },
    onState: (state) => {
      if (state === 'open' && broken) onResume()
      broken = state === 'broken'
    },
  })
}
