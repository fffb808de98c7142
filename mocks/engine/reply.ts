import { httpDate } from '../kernel/iso-time.ts'
import type { MatchedExchange } from './exchange.ts'
import { toJson } from './json.ts'
import { Problem } from './problem.ts'
import type { EngineReply, EngineRequest, HeaderList, StreamEvent, StreamResult } from './types.ts'

/** Response whose body is still a value that can be checked against a schema. */
export interface UnserializedReply {
  readonly status: number
  /** Null if the contract documents no body. */
  readonly mediaType: string | null
  readonly headers: HeaderList
  /** JSON value, text, bytes or stream, by media type; undefined for none. */
  readonly body: unknown
}

export const PROBLEM_TYPE = 'application/problem+json'
const EVENT_STREAM = 'text/event-stream'
const NO_HEADERS: HeaderList = []
/** Keeps caches from serving one user's response to another. */
const NO_STORE: readonly [string, string] = ['cache-control', 'no-store']

/** Converts a handler's result into a response. The media type is the contract's, or the handler's for `image/*`. */
export function toReply({ operation, requestId, result }: MatchedExchange): UnserializedReply {
  if (result === null) throw new Error(`${operation.id} has no handler result.`)
  if (result instanceof Problem) return problemReply(result, requestId)
  const { status } = result
  if ('subscribe' in result) return { status, mediaType: EVENT_STREAM, headers: NO_HEADERS, body: result }
  const { headers = NO_HEADERS } = result
  const documented = operation.responses[status]?.contentType ?? null
  if (!('bytes' in result)) return { status, mediaType: documented, headers, body: result.body }
  if (typeof result.bytes === 'function')
    throw new Error(`${operation.id} returns binary data, which only a GET may do.`)
  const own = headers.find(([name]) => name === 'content-type')
  return {
    status,
    mediaType: own?.[1] ?? documented ?? 'application/octet-stream',
    headers: headers.filter((header) => header !== own),
    body: result.bytes,
  }
}

export function problemReply(problem: Problem, requestId: string): UnserializedReply {
  const { status, headers, retryAfter } = problem
  return {
    status,
    mediaType: PROBLEM_TYPE,
    headers: retryAfter === undefined ? headers : [['retry-after', String(retryAfter)], ...headers],
    body: problemBody(problem, requestId),
  }
}

/** The contract's `Problem`. Texts may quote input, so they are cut to the contract's limits. */
function problemBody(problem: Problem, requestId: string) {
  const errors = problem.errors?.slice(0, 100).map((error) => ({
    ...error,
    pointer: truncate(error.pointer, 300),
    message: truncate(error.message, 500),
  }))
  return {
    type: `/problems/${problem.code}`,
    title: problem.title,
    status: problem.status,
    detail: truncate(problem.message, 1000),
    code: problem.code,
    requestId,
    ...(errors ? { errors } : {}),
    ...(problem.retryAfter === undefined ? {} : { retryAfter: problem.retryAfter }),
  }
}

function truncate(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit - 1)}…`
}

/** Serializes a response. All bodies and headers are written here. */
export function writeReply(
  { status, mediaType, headers, body }: UnserializedReply,
  { request, requestId }: { readonly request: Pick<EngineRequest, 'signal'>; readonly requestId: string },
  onEvent: (event: StreamEvent) => void = () => {},
): EngineReply {
  const id = ['x-request-id', requestId] as const
  if (body === undefined) return { status, headers: [id, NO_STORE, ...headers], body: null }
  const typed = (type: string): HeaderList => [['content-type', type], id, NO_STORE, ...headers]
  if (mediaType === EVENT_STREAM) {
    const stream = eventStream(body as StreamResult, request.signal, onEvent)
    return { status, headers: typed(EVENT_STREAM), body: stream }
  }
  if (body instanceof Uint8Array) {
    return { status, headers: typed(mediaType ?? ''), body: body as Uint8Array<ArrayBuffer> }
  }
  if (typeof body === 'string' && mediaType?.startsWith('text/')) {
    return { status, headers: typed(`${mediaType}; charset=utf-8`), body }
  }
  const { text, bytes } = toJson(body)
  const reply = { status, headers: typed(mediaType ?? 'application/json'), body: text }
  return bytes === undefined ? reply : { ...reply, bytes }
}

/**
 * Server-sent events (HTML standard, section 9.2), until the client aborts, the reader cancels, or the handler ends
 * the stream.
 */
function eventStream(
  { subscribe }: StreamResult,
  signal: AbortSignal | undefined,
  onEvent: (event: StreamEvent) => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let stop = () => {}
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text))
      // A comment, so that the client sees the stream open before the first event.
      send(': open\n\n')
      let isOver = false
      const end = () => {
        isOver = true
        stop()
        controller.close()
      }
      const unsubscribe = subscribe({
        push: (event) => {
          onEvent(event)
          send(`id: ${event.id}\nevent: ${event.type}\ndata: ${JSON.stringify(event.data)}\n\n`)
        },
        end,
        // No data, so no event; browsers store the id nevertheless.
        keepAlive: (id) => send(`: keep-alive\nid: ${id}\n\n`),
      })
      stop = () => {
        unsubscribe()
        signal?.removeEventListener('abort', end)
      }
      // A replayed event may have ended the stream already.
      if (isOver) return stop()
      if (signal?.aborted) return end()
      signal?.addEventListener('abort', end, { once: true })
    },
    cancel: () => stop(),
  })
}

/**
 * Adds a Date header with the world's time (RFC 9110, 6.6.1). Pages use it for countdowns and relative times, so that
 * they agree with a moved clock.
 */
export function withDate(reply: EngineReply, now: number): EngineReply {
  return { ...reply, headers: [...reply.headers, ['date', httpDate(now)]] }
}

/** @param wanted in lowercase */
export function headerOf({ headers }: Pick<EngineReply, 'headers'>, wanted: string): string | null {
  return headers.find(([name]) => name.toLowerCase() === wanted)?.[1] ?? null
}

/** Media type of a reply without parameters; empty if it has none. */
export function mediaTypeOf(reply: Pick<EngineReply, 'headers'>): string {
  const value = headerOf(reply, 'content-type') ?? ''
  return value.split(';', 1)[0]?.trim().toLowerCase() ?? ''
}

export function isJson(mediaType: string): boolean {
  return mediaType === 'application/json' || mediaType.endsWith('+json')
}

/** True if bodies of the media type are text, JSON included. */
export function isText(mediaType: string): boolean {
  return isJson(mediaType) || mediaType.startsWith('text/')
}
