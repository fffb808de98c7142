import { setTimeout as pause } from 'node:timers/promises'
import { type Driver, STREAM_PATIENCE, type WireRequest, type WireStream } from '../suite/driver.ts'
import { CookieJar } from './cookie-jar.ts'

/** Reaches a mock at an origin by `fetch`, with a cookie jar as a browser has one. */
export function fetchDriver(origin: string): Driver {
  const jar = new CookieJar()

  async function request({ method, url, headers, body, cookies }: WireRequest, signal?: AbortSignal) {
    const cookie = cookies ? jar.header() : null
    const response = await fetch(origin + url, {
      method,
      headers: cookie === null ? headers : { ...headers, cookie },
      body,
      ...(signal ? { signal } : {}),
    })
    if (cookies) jar.keep(response.headers)
    return response
  }

  return {
    async send(wire) {
      const response = await request(wire)
      return { status: response.status, headers: response.headers, text: await response.text() }
    },
    async open(wire) {
      const leaving = new AbortController()
      return follow(await request(wire, leaving.signal), leaving)
    },
    sessionCookie: async () => jar.get('nimbus_session'),
    forgetCookies: async () => jar.clear(),
  }
}

function follow(response: Response, leaving: AbortController): WireStream {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) throw new Error('the stream has no body')
  // A read that came to nothing in time goes on, and the next one gets what it brings.
  let coming: Promise<string | null> | null = null
  return {
    status: response.status,
    headers: response.headers,
    async read() {
      coming ??= reader.read().then(({ value, done }) => (done ? null : value))
      const heard = new AbortController()
      const silence = pause(STREAM_PATIENCE, undefined, { signal: heard.signal }).catch(() => undefined)
      const piece = await Promise.race([coming, silence])
      heard.abort()
      if (piece !== undefined) coming = null
      return piece ?? null
    },
    async close() {
      leaving.abort()
      // Cancelling an aborted stream reports the abort once more.
      await reader.cancel().catch(() => {})
    },
  }
}
