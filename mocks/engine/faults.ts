import type { EngineReply } from './types.ts'

/** `malformed-json`: the first half of what would have been sent. */
export function cutShort(reply: EngineReply): EngineReply {
  const { bytes: _whole, ...rest } = reply
  return typeof reply.body === 'string'
    ? { ...rest, body: reply.body.slice(0, Math.floor(reply.body.length / 2)) }
    : reply
}

/** Into how many drips `slow-body` divides an answer. */
const DRIPS = 20

/** `slow-body` takes so long where the scenario does not say, in milliseconds. */
export const SLOW_BODY_OVER = 5000

/**
 * `slow-body`: the same answer in equal drips over so many milliseconds; of a stream, every event so much later.
 *
 * @param wait rejects when the caller has left
 */
export function dripping(
  reply: EngineReply,
  overMs: number,
  wait: (ms: number) => Promise<void>,
): EngineReply {
  if (reply.body === null) return reply
  const pause = overMs / DRIPS
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
  const size = Math.max(1, Math.ceil(bytes.length / DRIPS))
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
    // Nothing is sent before somebody reads, and no more than is read.
    { highWaterMark: 0 },
  )
  return { ...reply, body }
}

/** `duplicate-delivery` of a stream: every event comes twice, with the same id. */
export function stuttering(reply: EngineReply): EngineReply {
  if (!(reply.body instanceof ReadableStream)) return reply
  const twice = new TransformStream<Uint8Array, Uint8Array>({
    // The engine writes an event at a time.
    transform: (event, controller) => {
      controller.enqueue(event)
      controller.enqueue(event.slice())
    },
  })
  return { ...reply, body: reply.body.pipeThrough(twice) }
}
