import type { EngineOutcome, EngineReply, EngineRequest } from '#mocks/engine/types.ts'
import { type Driver, STREAM_TIMEOUT, type WireRequest, type WireStream } from '../suite/driver.ts'
import { CookieJar } from './cookie-jar.ts'
import { readInTime } from './stream.ts'

/**
 * Calls a mock's engine directly.
 * @param streamTimeout longest wait for a chunk of a stream, in milliseconds
 */
export function handleDriver(
  handle: (request: EngineRequest) => Promise<EngineOutcome>,
  streamTimeout = STREAM_TIMEOUT,
): Driver {
  const jar = new CookieJar()

  async function ask({ method, url, headers, body, cookies }: WireRequest, signal?: AbortSignal) {
    const sent = new Headers(headers)
    const cookie = cookies ? jar.header() : null
    if (cookie !== null) sent.set('cookie', cookie)
    const outcome = await handle({
      method,
      url,
      headers: sent,
      text: async () => body ?? '',
      ...(signal ? { signal } : {}),
    })
    if (outcome.kind !== 'reply') throw new Error(`${method} ${url} came to nothing: ${outcome.kind}`)
    const { reply } = outcome
    const received = new Headers(reply.headers.map(([name, value]) => [name, value]))
    if (cookies) jar.keep(received)
    return { status: reply.status, headers: received, body: reply.body }
  }

  return {
    async send(wire) {
      const { status, headers, body } = await ask(wire)
      return { status, headers, text: await textOf(body) }
    },
    async open(wire) {
      const leaving = new AbortController()
      const { status, headers, body } = await ask(wire, leaving.signal)
      return { status, headers, ...openStream(body, leaving, streamTimeout) }
    },
    sessionCookie: async () => jar.get('nimbus_session'),
    forgetCookies: async () => jar.clear(),
  }
}

/** Cancels a stream that nobody reads. */
async function textOf(body: EngineReply['body']): Promise<string> {
  if (body === null || typeof body === 'string') return body ?? ''
  if (body instanceof Uint8Array) return new TextDecoder().decode(body)
  await body.cancel()
  return ''
}

function openStream(
  body: EngineReply['body'],
  leaving: AbortController,
  timeout: number,
): Pick<WireStream, 'read' | 'close'> {
  if (!(body instanceof ReadableStream)) throw new Error('the stream has no body')
  return readInTime(body, leaving, timeout)
}
