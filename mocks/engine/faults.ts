import type { EngineReply } from './types.ts'

/** `malformed-json`: the first half of the response. */
export function truncate(reply: EngineReply): EngineReply {
  const { bytes: _whole, ...rest } = reply
  return typeof reply.body === 'string'
    ? { ...rest, body: reply.body.slice(0, Math.floor(reply.body.length / 2)) }
    : reply
}

/** Number of chunks of a `slow-body` response. */
const CHUNKS = 20

/** Default duration of `slow-body`, in milliseconds. */
export const SLOW_BODY_OVER = 5000

/**
 * `slow-body`: sends the response in equal chunks over this many milliseconds; delays every event of a stream by as
 * much.
 *
 * @param wait rejects when the client aborts
 */
export function sendSlowly(
  reply: EngineReply,
  overMs: number,
  wait: (ms: number) => Promise<void>,
): EngineReply {
  if (reply.body === null) return reply
  const pause = overMs / CHUNKS
  if (reply.body instanceof ReadableStream) {
    const late = new TransformStream<Uint8Array, Uint8Array>({
      transform: async (chunk, controller) => {
        await wait(pause)
        controller.enqueue(chunk)
      },
    })
    return { ...reply, body: reply.body.pipeThrough(late) }
  }
  const bytes = typeof reply.body === 'string' ? new TextEncoder().encode(reply.body) : reply.body
  const size = Math.max(1, Math.ceil(bytes.length / CHUNKS))
  let sent = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        await wait(pause)
        controller.enqueue(bytes.slice(sent, sent + size))
        sent += size
        if (sent >= bytes.length) controller.close()
      },
    },
    // Pull-based: sends no more than is read.
    { highWaterMark: 0 },
  )
  return { ...reply, body }
}

/** `duplicate-delivery` of a stream: every event twice, with the same id. */
export function duplicateEvents(reply: EngineReply): EngineReply {
  if (!(reply.body instanceof ReadableStream)) return reply
  const twice = new TransformStream<Uint8Array, Uint8Array>({
    // The engine writes one event per chunk.
    transform: (event, controller) => {
      controller.enqueue(event)
      controller.enqueue(event.slice())
    },
  })
  return { ...reply, body: reply.body.pipeThrough(twice) }
}
