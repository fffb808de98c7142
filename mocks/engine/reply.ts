import { toJson } from './json.ts'
import type { Problem } from './problem.ts'
import type { EngineReply, HeaderList, StreamEvent, StreamResult } from './types.ts'

const JSON_TYPE: readonly [string, string] = ['content-type', 'application/json']
const PROBLEM_TYPE: readonly [string, string] = ['content-type', 'application/problem+json']
// A signed-in answer must never come out of a cache for somebody else.
const NO_STORE: readonly [string, string] = ['cache-control', 'no-store']

export function jsonReply(
  status: number,
  body: unknown,
  requestId: string,
  headers: HeaderList = [],
): EngineReply {
  const id = ['x-request-id', requestId] as const
  if (body === undefined) return { status, headers: [id, NO_STORE, ...headers], body: null }
  const { text, bytes } = toJson(body)
  const all = [JSON_TYPE, id, NO_STORE, ...headers]
  return bytes === undefined
    ? { status, headers: all, body: text }
    : { status, headers: all, body: text, bytes }
}

/** The contract's `Problem` for a thrown one. Within its bounds, since what a caller sent may stand in the texts. */
export function problemBody(problem: Problem, requestId: string) {
  const errors = problem.errors?.slice(0, 100).map((error) => ({
    ...error,
    pointer: cut(error.pointer, 300),
    message: cut(error.message, 500),
  }))
  return {
    type: `/problems/${problem.code}`,
    title: problem.title,
    status: problem.status,
    detail: cut(problem.message, 1000),
    code: problem.code,
    requestId,
    ...(errors ? { errors } : {}),
    ...(problem.retryAfter === undefined ? {} : { retryAfter: problem.retryAfter }),
  }
}

function cut(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit - 1)}…`
}

export function problemReply(problem: Problem, requestId: string): EngineReply {
  return {
    status: problem.status,
    headers: [
      PROBLEM_TYPE,
      ['x-request-id', requestId],
      NO_STORE,
      ...(problem.retryAfter === undefined ? [] : [['retry-after', String(problem.retryAfter)] as const]),
      ...problem.headers,
    ],
    body: JSON.stringify(problemBody(problem, requestId)),
  }
}

/** Server-sent events (HTML standard, section 9.2), until the caller leaves, the reader cancels, or the handler ends them. */
export function streamReply(
  result: StreamResult,
  requestId: string,
  signal: AbortSignal | undefined,
  check: (event: StreamEvent) => void,
): EngineReply {
  const encoder = new TextEncoder()
  let stop = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      // A first comment, so that the caller sees the stream open before anything happens.
      controller.enqueue(encoder.encode(': open\n\n'))
      let over = false
      const leave = () => {
        over = true
        stop()
        controller.close()
      }
      const unsubscribe = result.subscribe(
        (event) => {
          check(event)
          controller.enqueue(
            encoder.encode(`id: ${event.id}\nevent: ${event.type}\ndata: ${JSON.stringify(event.data)}\n\n`),
          )
        },
        leave,
        // Without data there is no event; the id is kept all the same.
        (id) => controller.enqueue(encoder.encode(`: beat\nid: ${id}\n\n`)),
      )
      stop = () => {
        unsubscribe()
        signal?.removeEventListener('abort', leave)
      }
      // Among the past events that come first, there may have been the last one.
      if (over) return stop()
      signal?.addEventListener('abort', leave, { once: true })
    },
    cancel: () => stop(),
  })
  return {
    status: 200,
    headers: [['content-type', 'text/event-stream'], ['x-request-id', requestId], NO_STORE],
    body,
  }
}

/**
 * The reply with the world's time (RFC 9110, 6.6.1). Pages go by it when they count down or say how long ago something
 * was, so that they agree with a world whose clock was moved.
 */
export function dated(reply: EngineReply, now: number): EngineReply {
  return { ...reply, headers: [...reply.headers, ['date', httpDate(now)]] }
}

let lastSecond = Number.NaN
let lastDate = ''

/** RFC 9110, 5.6.7. It has whole seconds, so most answers have the date of the one before. */
function httpDate(now: number): string {
  const second = Math.floor(now / 1000)
  if (second !== lastSecond) {
    lastSecond = second
    lastDate = new Date(now).toUTCString()
  }
  return lastDate
}

/** The Fetch standard's form of a reply. */
export function toResponse(reply: EngineReply): Response {
  const headers = new Headers()
  for (const [name, value] of reply.headers) headers.append(name, value)
  return new Response(reply.body, { status: reply.status, headers })
}
