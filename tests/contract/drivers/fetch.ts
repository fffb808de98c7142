import { type Driver, STREAM_PATIENCE, type WireRequest, type WireStream } from '../suite/driver.ts'
import { CookieJar } from './cookie-jar.ts'
import { readInTime } from './stream.ts'

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
  if (!response.body) throw new Error('the stream has no body')
  const { status, headers, body } = response
  return { status, headers, ...readInTime(body, leaving, STREAM_PATIENCE) }
}
