import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { EngineOutcome, EngineReply, EngineRequest } from '../engine/types.ts'

/** Requests larger than this are refused, in bytes. */
const BODY_LIMIT = 16_000_000

/** Serves a handler over HTTP, with CORS for any origin: the mock is a tool for the developer's own machine. */
export function serve(handle: (request: EngineRequest) => Promise<EngineOutcome>): Server {
  return createServer((incoming, outgoing) => {
    const cors = corsHeaders(incoming)
    if (incoming.method === 'OPTIONS' && incoming.headers['access-control-request-method']) {
      outgoing.writeHead(204, cors).end()
      return
    }
    handle(new IncomingRequest(incoming, outgoing)).then(
      (outcome) => send(outgoing, outcome, cors),
      () => outgoing.destroy(),
    )
  })
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
    this.headers = {
      get: (name) => {
        const value = headers[name.toLowerCase()]
        return value === undefined ? null : Array.isArray(value) ? value.join(', ') : value
      },
    }
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

function readText(incoming: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > BODY_LIMIT) incoming.destroy(new Error(`The body is larger than ${BODY_LIMIT} bytes.`))
      else chunks.push(chunk)
    })
    incoming.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
    incoming.on('error', reject)
  })
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
    vary: 'origin',
  }
}

function send(outgoing: ServerResponse, outcome: EngineOutcome, cors: Record<string, string>): void {
  switch (outcome.kind) {
    case 'network-error':
    case 'live': // The server has no live backend behind it; the caller is to see that it got none.
      outgoing.destroy()
      return
    case 'reply':
      sendReply(outgoing, outcome.reply, cors)
  }
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
    const length = Buffer.byteLength(body)
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
