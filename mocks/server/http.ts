import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { EngineOutcome, EngineReply, EngineRequest } from '../engine/types.ts'

/** Requests larger than this are refused, in bytes. */
const BODY_LIMIT = 16_000_000

/** A certificate and its key, in PEM form. */
export interface Tls {
  readonly cert: string
  readonly key: string
}

/**
 * Serves a handler over HTTP, with CORS for any origin: the mock is a tool for the developer's own machine.
 * @throws Error when certificate or key is none
 */
export function serve(
  handle: (request: EngineRequest) => Promise<EngineOutcome>,
  tls: Tls | null = null,
  report: (message: string) => void = () => {},
): Server {
  const answer = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const cors = corsHeaders(incoming)
    if (incoming.method === 'OPTIONS' && incoming.headers['access-control-request-method']) {
      outgoing.writeHead(204, cors).end()
      return
    }
    const lostCookies = tls === null && incoming.headers['sec-fetch-site'] === 'cross-site'
    handle(new IncomingRequest(incoming, outgoing)).then(
      (outcome) => {
        const sent = tls === null ? outcome : withCrossSiteCookies(outcome)
        if (lostCookies && setsCookie(outcome)) {
          report(
            `A page of ${incoming.headers.origin ?? 'another site'} signs in at ${incoming.headers.host}, and its browser drops the cookie: open both under the same host name, such as localhost.`,
          )
        }
        send(incoming, outgoing, sent, cors)
      },
      (error: unknown) => {
        report(
          `${incoming.method} ${incoming.url} broke off: ${error instanceof Error ? error.stack : error}`,
        )
        outgoing.destroy()
      },
    )
  }
  const listen = batched(answer)
  const server = tls === null ? createServer(listen) : createSecureServer(tls, listen)
  // Whoever keeps a connection may come back at any time. Closed after a while, it would be lost to a request just then.
  server.keepAliveTimeout = 0
  return server
}

/** Reads all requests that have arrived before answering the first: `docs/decisions/server-performance.md` has the gain. */
function batched<Arrival extends readonly unknown[]>(
  answer: (...arrival: Arrival) => void,
): (...arrival: Arrival) => void {
  let arrived: Arrival[] = []
  const answerAll = () => {
    const all = arrived
    arrived = []
    for (const arrival of all) answer(...arrival)
  }
  return (...arrival) => {
    if (arrived.push(arrival) === 1) setImmediate(answerAll)
  }
}

function setsCookie(outcome: EngineOutcome): boolean {
  return outcome.kind === 'reply' && outcome.reply.headers.some(([name]) => name === 'set-cookie')
}

/** Over HTTPS a cookie may also belong to a page of another site, if it says that it is for that. */
function withCrossSiteCookies(outcome: EngineOutcome): EngineOutcome {
  if (outcome.kind !== 'reply' || !setsCookie(outcome)) return outcome
  const headers = outcome.reply.headers.map(([name, value]) =>
    name === 'set-cookie'
      ? ([name, value.replace('SameSite=Lax', 'SameSite=None; Secure')] as const)
      : ([name, value] as const),
  )
  return { kind: 'reply', reply: { ...outcome.reply, headers } }
}

/**
 * A class, since an accessor in an object literal costs more, at every request, than all the rest of reading it.
 */
class IncomingRequest implements EngineRequest {
  readonly method: string
  readonly url: string
  readonly headers: EngineRequest['headers']
  readonly #incoming: IncomingMessage
  readonly #outgoing: ServerResponse
  #controller: AbortController | undefined

  constructor(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { method = 'GET', url = '/', headers } = incoming
    this.method = method
    this.url = url
    this.headers = new IncomingHeaders(headers)
    this.#incoming = incoming
    this.#outgoing = outgoing
  }

  text(): Promise<string> {
    return readText(this.#incoming)
  }

  /** Made on demand: most requests never look at it. */
  get signal(): AbortSignal {
    if (this.#controller === undefined) {
      const created = new AbortController()
      this.#controller = created
      this.#outgoing.once('close', () => {
        if (!this.#outgoing.writableFinished) created.abort()
      })
    }
    return this.#controller.signal
  }
}

class IncomingHeaders {
  readonly #headers: IncomingHttpHeaders

  constructor(headers: IncomingHttpHeaders) {
    this.#headers = headers
  }

  get(name: string): string | null {
    const value = this.#headers[name.toLowerCase()]
    return value === undefined ? null : Array.isArray(value) ? value.join(', ') : value
  }
}

function readText(incoming: IncomingMessage): Promise<string> {
  if (incoming.complete && !incoming.destroyed) {
    // All of it is here, and less than streams take before they wait for a reader.
    const whole = incoming.read() as Buffer | null
    return Promise.resolve(whole === null ? '' : whole.toString('utf8'))
  }
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > BODY_LIMIT) incoming.destroy(new Error(`The body is larger than ${BODY_LIMIT} bytes.`))
      else chunks.push(chunk)
    })
    incoming.on('end', () => resolve(textOf(chunks)))
    incoming.on('error', reject)
  })
}

/** Most bodies come in one piece, which need not be copied. */
function textOf(chunks: readonly Buffer[]): string {
  const [only] = chunks
  return (only !== undefined && chunks.length === 1 ? only : Buffer.concat(chunks)).toString('utf8')
}

function corsHeaders(incoming: IncomingMessage): Record<string, string> {
  const { origin } = incoming.headers
  if (!origin) return {}
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': incoming.headers['access-control-request-headers'] ?? '*',
    'access-control-expose-headers': 'date, x-request-id, retry-after, etag, idempotency-replayed',
    'access-control-max-age': '600',
    // A page of the public web may ask a server in a private network, if that says so.
    ...(incoming.headers['access-control-request-private-network'] && {
      'access-control-allow-private-network': 'true',
    }),
    vary: 'origin',
  }
}

function send(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  outcome: EngineOutcome,
  cors: Record<string, string>,
): void {
  switch (outcome.kind) {
    case 'network-error':
      breakOff(incoming, outgoing)
      return
    case 'reply':
      sendReply(outgoing, outcome.reply, cors)
  }
}

/** An answer that contradicts itself: no client takes it for one. */
const NO_ANSWER = 'HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n'

/**
 * A browser sends a request again, and tells nobody, when a connection breaks that has served before. So that a fault reaches
 * the page it was made for, a browser gets an answer that it can only throw away, which comes to the same: `fetch` rejects.
 */
function breakOff(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { socket } = outgoing
  const isBrowser = incoming.headers['sec-fetch-mode'] !== undefined
  if (socket === null || !isBrowser) outgoing.destroy()
  else socket.end(NO_ANSWER, () => outgoing.destroy())
}

function sendReply(outgoing: ServerResponse, reply: EngineReply, cors: Record<string, string>): void {
  // A flat list is what node:http writes fastest, and it keeps several Set-Cookie headers apart.
  const headers: string[] = []
  for (const [name, value] of reply.headers) headers.push(name, value)
  for (const name in cors) headers.push(name, cors[name] as string)
  if (reply.body instanceof ReadableStream) {
    outgoing.writeHead(reply.status, headers)
    pipe(reply.body, outgoing)
  } else {
    const body = reply.body ?? ''
    const length = reply.bytes ?? Buffer.byteLength(body)
    if (reply.status !== 204) headers.push('content-length', String(length))
    outgoing.writeHead(reply.status, headers)
    // As many bytes as characters: all of it is ASCII, which Latin-1 has too and which is sent as it is, without encoding.
    outgoing.end(body, length === body.length ? 'latin1' : 'utf8')
  }
}

async function pipe(stream: ReadableStream<Uint8Array>, outgoing: ServerResponse): Promise<void> {
  outgoing.flushHeaders()
  const reader = stream.getReader()
  outgoing.once('close', () => void reader.cancel().catch(() => {}))
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (!outgoing.write(part.value)) await new Promise((resolve) => outgoing.once('drain', resolve))
  }
  outgoing.end()
}
