import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { EngineOutcome, EngineReply, EngineRequest } from '../engine/types.ts'
import { fetchFailure } from '../kernel/fetch-failure.ts'
import { BODY_LIMIT, BodyTooLarge } from '../kernel/json.ts'
import { sleep } from '../kernel/real-time.ts'
import { corsHeaders, isPreflight } from './cors.ts'

/** Certificate and key in PEM format. */
export interface Tls {
  readonly cert: string
  readonly key: string
}

/**
 * Serves a handler over HTTP, with CORS for any origin: the mock is a tool for the developer's own machine.
 *
 * @throws Error if certificate or key is invalid
 */
export function serve(
  handle: (request: EngineRequest) => Promise<EngineOutcome>,
  tls: Tls | null = null,
  report: (message: string) => void = () => {},
): Server {
  const response = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const fail = (why: unknown) => {
      report(`${incoming.method} ${incoming.url} broke off: ${why}`)
      outgoing.destroy()
    }
    const header = (name: string) => incoming.headers[name] as string | undefined
    const cors = corsHeaders(header)
    if (isPreflight(incoming.method, header)) {
      outgoing.writeHead(204, cors).end()
      return
    }
    const dropsCookies = tls === null && incoming.headers['sec-fetch-site'] === 'cross-site'
    handle(new IncomingRequest(incoming, outgoing)).then(
      (outcome) => {
        const sent = tls === null ? outcome : withCrossSiteCookies(outcome)
        if (dropsCookies && setsCookie(outcome)) {
          report(
            `A page of ${incoming.headers.origin ?? 'another site'} signs in at ${incoming.headers.host}, and its browser drops the cookie: open both under the same host name, such as localhost.`,
          )
        }
        if (sent.kind === 'network-error') breakOff(incoming, outgoing)
        else sendReply(outgoing, sent.reply, cors).catch((error: unknown) => fail(fetchFailure(error)))
      },
      (error: unknown) => fail(error instanceof Error ? error.stack : error),
    )
  }
  const listen = batched(response)
  const server = tls === null ? createServer(listen) : createSecureServer(tls, listen)
  // No timeout: a connection closed after a while could break a request that is just being sent.
  server.keepAliveTimeout = 0
  return server
}

/**
 * Reads all requests that have arrived before answering the first. For the gain, see
 * `docs/decisions/server-performance.md`.
 */
function batched<Arrival extends readonly unknown[]>(
  response: (...arrival: Arrival) => void,
): (...arrival: Arrival) => void {
  let arrived: Arrival[] = []
  const answerAll = () => {
    const all = arrived
    arrived = []
    for (const arrival of all) response(...arrival)
  }
  return (...arrival) => {
    if (arrived.push(arrival) === 1) setImmediate(answerAll)
  }
}

function setsCookie(outcome: EngineOutcome): boolean {
  return outcome.kind === 'reply' && outcome.reply.headers.some(([name]) => name === 'set-cookie')
}

/** Over HTTPS, cookies get `SameSite=None`, so pages of other sites can use them. */
function withCrossSiteCookies(outcome: EngineOutcome): EngineOutcome {
  if (outcome.kind !== 'reply' || !setsCookie(outcome)) return outcome
  const headers = outcome.reply.headers.map(([name, value]) =>
    name === 'set-cookie'
      ? ([name, value.replace('SameSite=Lax', 'SameSite=None; Secure')] as const)
      : ([name, value] as const),
  )
  return { kind: 'reply', reply: { ...outcome.reply, headers } }
}

/** A class, because accessors in object literals are much slower to create. */
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

  get client(): string | undefined {
    return this.#incoming.socket.remoteAddress
  }

  text(): Promise<string> {
    return readText(this.#incoming)
  }

  /** Created on demand: most requests never need it. */
  get signal(): AbortSignal {
    if (this.#controller === undefined) {
      const created = new AbortController()
      this.#controller = created
      const abortUnlessSent = () => {
        if (!this.#outgoing.writableFinished) created.abort()
      }
      if (this.#outgoing.closed) abortUnlessSent()
      else this.#outgoing.once('close', abortUnlessSent)
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
    // The whole body has arrived and is in the stream's buffer.
    const whole = incoming.read() as Buffer | null
    return Promise.resolve(whole === null ? '' : whole.toString('utf8'))
  }
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const add = (chunk: Buffer) => {
      size += chunk.length
      if (size <= BODY_LIMIT) {
        chunks.push(chunk)
        return
      }
      incoming.off('data', add).pause()
      reject(new BodyTooLarge())
    }
    incoming.on('data', add)
    incoming.on('end', () => resolve(textOf(chunks)))
    incoming.on('error', reject)
  })
}

/** Most bodies arrive in one chunk, which needs no copy. */
function textOf(chunks: readonly Buffer[]): string {
  const [only] = chunks
  return (only !== undefined && chunks.length === 1 ? only : Buffer.concat(chunks)).toString('utf8')
}

/** Contradictory response that every client rejects. */
const INVALID_RESPONSE = 'HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n'

/**
 * Makes a request fail. Browsers silently retry when a reused connection breaks, so they get an invalid response
 * instead; `fetch` rejects just the same.
 */
function breakOff(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { socket } = outgoing
  const isBrowser = incoming.headers['sec-fetch-mode'] !== undefined
  if (socket === null || !isBrowser) outgoing.destroy()
  else socket.end(INVALID_RESPONSE, () => outgoing.destroy())
}

/** Rejects if a header is invalid, or the source of a stream fails. */
async function sendReply(
  outgoing: ServerResponse,
  reply: EngineReply,
  cors: Record<string, string>,
): Promise<void> {
  // A flat list is the fastest for node:http, and keeps several Set-Cookie headers apart.
  const headers: string[] = []
  for (const [name, value] of reply.headers) headers.push(name, value)
  for (const name in cors) headers.push(name, cors[name] as string)
  if (reply.body instanceof ReadableStream) {
    outgoing.writeHead(reply.status, headers)
    await pipe(reply.body, outgoing)
  } else {
    const body = reply.body ?? ''
    const length = reply.bytes ?? Buffer.byteLength(body)
    if (reply.status !== 204) headers.push('content-length', String(length))
    if (reply.status === 413) {
      closeUnread(outgoing, headers, body)
      return
    }
    outgoing.writeHead(reply.status, headers)
    // Equal byte and character counts mean pure ASCII, which Latin-1 writes without encoding.
    outgoing.end(body, length === body.length ? 'latin1' : 'utf8')
  }
}

/** Time for a client to receive the response to a body that is not read, in milliseconds. */
const LINGER = 1000

/**
 * Responds while the body still arrives, and reads no more of it. Closing at once would reset the connection, and the
 * client would lose the response.
 */
function closeUnread(outgoing: ServerResponse, headers: string[], body: string | Uint8Array): void {
  outgoing.writeHead(413, [...headers, 'connection', 'close'])
  outgoing.write(body)
  void sleep(LINGER, undefined).then(() => outgoing.destroy())
}

/** Sends a stream until it ends or the client leaves. Rejects if its source fails. */
async function pipe(stream: ReadableStream<Uint8Array>, outgoing: ServerResponse): Promise<void> {
  outgoing.flushHeaders()
  const reader = stream.getReader()
  outgoing.once('close', () => void reader.cancel().catch(() => {}))
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if (!outgoing.write(part.value)) await new Promise((resolve) => outgoing.once('drain', resolve))
    }
    outgoing.end()
  } catch (error) {
    if (!outgoing.closed) throw error
  }
}
