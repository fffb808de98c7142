import type { MatchedExchange } from '../engine/exchange.ts'
import { LiveBackendUnreachable, type LiveReply } from '../engine/live.ts'
import { isText, mediaTypeOf } from '../engine/reply.ts'
import type { EngineReply, HeaderList } from '../engine/types.ts'

/** Settings for forwarding requests to a live backend. */
export interface ForwardOptions {
  /** A `fetch` that the mock does not intercept. */
  readonly fetch: (request: Request) => Promise<Response>
  /** Base for relative URLs, if the backend has no URL of its own. */
  readonly origin: string
  /** True if the runtime must forward cookies itself because no browser does. */
  readonly passesCookies: boolean
}

/** Request headers that are forwarded, in addition to those that the operation documents. */
const FORWARDED_HEADERS = [
  'accept',
  'accept-language',
  'authorization',
  'content-type',
  'if-none-match',
  'last-event-id',
]

/** Response headers that describe only the connection to the backend. */
const CONNECTION_HEADERS =
  /^(connection|content-encoding|content-length|keep-alive|transfer-encoding|access-control-.*)$/

/** Header that prevents loops when one mock forwards to another. */
const LOOP_HEADER = 'x-mock-live'

/**
 * Creates a function that forwards calls to a live backend and converts its responses. It rejects with
 * `LiveBackendUnreachable` if there is none, and with the abort reason if the caller aborts.
 */
export function createForwarder({ fetch, origin, passesCookies }: ForwardOptions) {
  return async (exchange: MatchedExchange): Promise<LiveReply> => {
    const { operation, request, bodyText, backend, target } = exchange
    if (backend === null) throw new Error(`${operation.id} is not live.`)
    const url =
      backend.url === null ? new URL(request.url, origin).href : backend.url.replace(/\/+$/, '') + target
    if (passesCookies && request.headers.get(LOOP_HEADER) !== null)
      throw new LiveBackendUnreachable(url, 'the request was forwarded in a loop, back to this mock')
    const headers = forwardedHeaders(exchange, backend, passesCookies)
    try {
      const response = await fetch(
        new Request(url, {
          method: request.method,
          headers,
          body: bodyText === '' ? null : bodyText,
          credentials: backend.credentials,
          cache: 'no-store',
          ...(request.signal && { signal: request.signal }),
        }),
      )
      return { url, reply: await replyOf(response) }
    } catch (error) {
      if (request.signal?.aborted) throw error
      throw new LiveBackendUnreachable(url, error)
    }
  }
}

/** Headers of the backend's settings, and those of the request that are forwarded. The settings take precedence. */
function forwardedHeaders(
  { operation, request }: MatchedExchange,
  backend: NonNullable<MatchedExchange['backend']>,
  passesCookies: boolean,
): Headers {
  const headers = new Headers(backend.headers)
  const documented = operation.parameters.filter((it) => it.in === 'header').map((it) => it.name)
  const cookies = passesCookies && backend.credentials === 'include' ? ['cookie'] : []
  for (const name of [...FORWARDED_HEADERS, ...documented, ...cookies]) {
    const value = request.headers.get(name)
    if (value !== null && !headers.has(name)) headers.set(name, value)
  }
  if (passesCookies) headers.set(LOOP_HEADER, '1')
  return headers
}

async function replyOf(response: Response): Promise<EngineReply> {
  const { status } = response
  const headers: HeaderList = [...response.headers].filter(([name]) => !CONNECTION_HEADERS.test(name))
  const mediaType = mediaTypeOf({ headers })
  if (response.body === null || status === 204 || status === 304) return { status, headers, body: null }
  if (mediaType === 'text/event-stream') return { status, headers, body: response.body }
  const body = isText(mediaType) ? await response.text() : new Uint8Array(await response.arrayBuffer())
  return { status, headers, body }
}
