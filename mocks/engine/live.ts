import { readBody } from './body.ts'
import { checkEvent, checkReply, type Violation } from './contract-check.ts'
import { readParameters } from './parameters.ts'
import type { Call, LiveBackend } from './scenario-port.ts'
import type { EngineReply, EngineRequest, KnownOperation, StreamEvent } from './types.ts'

/** A call that goes on to the live backend, as it was sent. */
export interface LiveCall {
  readonly operation: KnownOperation
  readonly request: EngineRequest
  readonly body: string | null
  readonly backend: LiveBackend
  /** Below the base of the API, with the query. */
  readonly path: string
}

/** Where a call goes to, and how it is answered there. */
export interface LiveAnswer {
  readonly url: string
  readonly reply: EngineReply
}

/** The live backend gave no answer: it is not there, or does not let this page ask it. */
export class LiveBackendSilent extends Error {
  override readonly name = 'LiveBackendSilent'
  readonly url: string

  constructor(url: string, cause: unknown) {
    super(`The live backend did not answer at ${url}: ${reasonOf(cause)}`, { cause })
    this.url = url
  }
}

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  // Node says what happened in the cause of a message that says nothing.
  return cause.cause instanceof Error && cause.cause.message !== '' ? cause.cause.message : cause.message
}

/**
 * A call as rules see it, although nobody has found it valid: what is sent to a live backend is for that to judge, and
 * rules have to be asked before.
 */
export function looselyRead(
  operation: KnownOperation,
  path: Record<string, string>,
  search: URLSearchParams | null,
  bodyText: string | null,
  headers: EngineRequest['headers'],
): Call {
  const parameters = orElse<Pick<Call, 'path' | 'query'>>(
    () => readParameters(operation, path, search, headers),
    {
      path,
      query: Object.fromEntries(search ?? []),
    },
  )
  const body = orElse(
    () => (bodyText === null ? undefined : readBody(operation, bodyText, headers)),
    undefined,
  )
  return { operation, path: parameters.path, query: parameters.query, body }
}

function orElse<T>(read: () => T, otherwise: T): T {
  try {
    return read()
  } catch {
    return otherwise
  }
}

/** What of a live answer is outside the contract: its status, its media type, its body; null for nothing. */
export function checkLive(
  operation: KnownOperation,
  reply: EngineReply,
  requestId: string,
): Violation | null {
  const wrong = (code: string, message: string, pointer = ''): Violation => ({
    operationId: operation.id,
    status: reply.status,
    requestId,
    errors: [{ in: 'body', pointer, code, message }],
    source: 'live',
  })
  const documented = operation.responses[reply.status]
  if (!documented) return wrong('undocumented', 'This status is not documented.')
  const { contentType, codes } = documented
  if (contentType === null)
    return isEmpty(reply) ? null : wrong('undocumented', 'No body is documented for this status.')
  const sent = mediaTypeOf(reply)
  const fits = contentType.endsWith('/*') ? sent.startsWith(contentType.slice(0, -1)) : sent === contentType
  if (!fits) return wrong('media_type', `The media type is ${sent || 'not said'}, not ${contentType}.`)
  if (!isJson(contentType)) return null
  let body: unknown
  try {
    body = JSON.parse(String(reply.body))
  } catch (error) {
    return wrong('no_json', `The body is not JSON: ${error instanceof Error ? error.message : error}`)
  }
  const violation = checkReply(operation, reply.status, body, requestId)
  if (violation !== null) return { ...violation, source: 'live' }
  if (codes.length === 0) return null
  const { code, status } = body as { code?: string; status?: number }
  if (!codes.includes(String(code)))
    return wrong('undocumented', `The code ${code} is not documented for this status.`, '/code')
  if (status !== reply.status)
    return wrong('no_match', `The problem says its status is ${status}.`, '/status')
  return null
}

/** The same for each event of a stream, while it passes. */
export function checkedStream(
  operation: KnownOperation,
  stream: ReadableStream<Uint8Array>,
  requestId: string,
  onViolation: (violation: Violation) => void,
): ReadableStream<Uint8Array> {
  const decoder = new TextDecoder()
  let text = ''
  return stream.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        controller.enqueue(piece)
        text += decoder.decode(piece, { stream: true }).replaceAll('\r\n', '\n')
        const blocks = text.split('\n\n')
        text = blocks.pop() ?? ''
        for (const block of blocks) {
          const event = eventOf(block)
          const violation = event && checkEvent(operation, event, requestId)
          if (violation) onViolation({ ...violation, source: 'live' })
        }
      },
    }),
  )
}

/** Null for a comment, and for what has no data that can be read. */
function eventOf(block: string): StreamEvent | null {
  const field = (name: string) =>
    block
      .split('\n')
      .filter((line) => line.startsWith(`${name}:`))
      .map((line) => line.slice(name.length + 1).trimStart())
      .join('\n')
  const data = field('data')
  if (data === '') return null
  return { id: field('id'), type: field('event'), data: orElse(() => JSON.parse(data), {}) }
}

export function isJson(mediaType: string): boolean {
  return mediaType === 'application/json' || mediaType.endsWith('+json')
}

export function mediaTypeOf({ headers }: Pick<EngineReply, 'headers'>): string {
  const value = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? ''
  return value.split(';', 1)[0]?.trim().toLowerCase() ?? ''
}

function isEmpty({ body }: EngineReply): boolean {
  return body === null || body === '' || (body instanceof Uint8Array && body.length === 0)
}
