import { fetchFailure } from '../kernel/fetch-failure.ts'
import { readBody } from './body.ts'
import { checkEvent, checkReply, parseForeignJson, type Violation } from './contract-check.ts'
import type { MatchedExchange } from './exchange.ts'
import { readParameters } from './parameters.ts'
import { isJson, mediaTypeOf, type UnserializedReply } from './reply.ts'
import type { EngineReply, StreamEvent } from './types.ts'

/** Response of a live backend, and the URL it came from. */
export interface LiveReply {
  readonly url: string
  readonly reply: EngineReply
}

/** The live backend did not respond: it is down, or CORS blocks the request. */
export class LiveBackendUnreachable extends Error {
  override readonly name = 'LiveBackendUnreachable'
  readonly url: string

  constructor(url: string, cause: unknown) {
    super(`The live backend did not respond at ${url}: ${fetchFailure(cause)}`, { cause })
    this.url = url
  }
}

/**
 * Reads parameters and body for the scenario's rules without requiring them to be valid: validation is up to the live
 * backend.
 */
export async function readLeniently(exchange: MatchedExchange): Promise<void> {
  const { operation, request, search } = exchange
  const bodyText = operation.readsBody === 'none' ? null : await exchange.waitUnlocked(request.text())
  exchange.bodyText = bodyText
  exchange.query = orElse(() => readParameters(exchange).query, Object.fromEntries(search ?? []))
  exchange.body = orElse(() => (bodyText === null ? undefined : readBody(exchange)), undefined)
}

function orElse<T>(read: () => T, otherwise: T): T {
  try {
    return read()
  } catch {
    return otherwise
  }
}

/** Checks a live response against the contract. Events of a stream are checked as they pass (`checkedStream`). */
export function checkLive(exchange: MatchedExchange, reply: EngineReply): Violation | null {
  const mediaType = mediaTypeOf(reply)
  return checkReply(exchange, { status: reply.status, mediaType, body: bodyOf(reply, mediaType) })
}

function bodyOf({ body }: EngineReply, mediaType: string): UnserializedReply['body'] {
  if (!isJson(mediaType) || body === null || body === '') return body
  return parseForeignJson(String(body))
}

/** Passes a stream through and checks each event. */
export function checkedStream(
  exchange: MatchedExchange,
  stream: ReadableStream<Uint8Array>,
  onViolation: (violation: Violation) => void,
): ReadableStream<Uint8Array> {
  const decoder = new TextDecoder()
  let text = ''
  return stream.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        controller.enqueue(chunk)
        text = (text + decoder.decode(chunk, { stream: true })).replaceAll('\r\n', '\n')
        const blocks = text.split('\n\n')
        text = blocks.pop() ?? ''
        for (const block of blocks) {
          const event = eventOf(block)
          const violation = event && checkEvent(exchange, event)
          if (violation) onViolation(violation)
        }
      },
    }),
  )
}

/** Null for comments and for events without data. */
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
