import { type Driver, STREAM_TIMEOUT, type WireRequest, type WireStream } from '../suite/driver.ts'
import { CookieJar } from './cookie-jar.ts'
import { readInTime } from './stream.ts'

interface FetchOptions {
  /** Longest wait for a response, in milliseconds. */
  readonly patience?: number
  /** Replaces `fetch`. */
  readonly send?: (url: string, init: RequestInit) => Promise<Response>
}

/** Calls a mock with `fetch` and a cookie jar. */
export function fetchDriver(
  origin: string,
  { patience = Number.POSITIVE_INFINITY, send = fetch }: FetchOptions = {},
): Driver {
  const jar = new CookieJar()

  /** @param read part of the response that must arrive in time */
  async function request<T>(
    { method, url, headers, body, cookies }: WireRequest,
    leaving: AbortController,
    read: (response: Response) => T | Promise<T>,
  ): Promise<T> {
    const cookie = cookies ? jar.header() : null
    const late = new Error(`${method} ${origin}${url}: no response within ${patience / 1000} seconds`)
    const waiting = Number.isFinite(patience) ? setTimeout(() => leaving.abort(late), patience) : undefined
    try {
      const response = await send(origin + url, {
        method,
        headers: cookie === null ? headers : { ...headers, cookie },
        body,
        signal: leaving.signal,
      })
      if (cookies) jar.keep(response.headers)
      return await read(response)
    } finally {
      clearTimeout(waiting)
    }
  }

  return {
    isSecure: origin.startsWith('https:'),
    send: (wire) =>
      request(wire, new AbortController(), async (response) => ({
        status: response.status,
        headers: response.headers,
        text: await response.text(),
      })),
    async open(wire) {
      const leaving = new AbortController()
      return request(wire, leaving, (response) => openStream(response, leaving))
    },
    sessionCookie: async () => jar.get('nimbus_session'),
    forgetCookies: async () => jar.clear(),
  }
}

function openStream(response: Response, leaving: AbortController): WireStream {
  if (!response.body) throw new Error('the stream has no body')
  const { status, headers, body } = response
  return { status, headers, ...readInTime(body, leaving, STREAM_TIMEOUT) }
}
