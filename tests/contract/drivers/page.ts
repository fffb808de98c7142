import type { BrowserContext, Page } from '@playwright/test'
import { type Driver, STREAM_TIMEOUT, type WireRequest } from '../suite/driver.ts'

/** Response data passed out of the page. */
interface PageResponse {
  readonly status: number
  readonly headers: [string, string][]
}

interface OpenStream {
  reader: ReadableStreamDefaultReader<string>
  leaving: AbortController
  coming: Promise<string | null> | null
}

declare global {
  /** Open streams in the page, by number. */
  var contractStreams: Map<number, OpenStream> | undefined
}

/** Sends requests from a page, through its service worker and the browser's cookies. */
export function pageDriver(page: Page): Driver {
  let streams = 0
  const context = page.context()

  return {
    async send(wire) {
      const { status, headers, text } = await page.evaluate(async (request: WireRequest) => {
        const response = await fetch(request.url, {
          method: request.method,
          headers: request.headers,
          body: request.body,
          credentials: request.cookies ? 'same-origin' : 'omit',
        })
        return { status: response.status, headers: [...response.headers], text: await response.text() }
      }, wire)
      return { status, headers: new Headers(headers), text }
    },

    async open(wire) {
      streams += 1
      const id = streams
      const { status, headers } = await page.evaluate(openInPage, { id, wire })
      return {
        status,
        headers: new Headers(headers),
        read: () => page.evaluate(readInPage, { id, patience: STREAM_TIMEOUT }),
        close: () => page.evaluate(closeInPage, id),
      }
    },

    sessionCookie: () => sessionCookie(context),
    // Clears the browser's cookies; the page's own jar can't.
    forgetCookies: () => context.clearCookies(),
  }
}

async function sessionCookie(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === 'nimbus_session')
  if (!cookie || cookie.value === '') return null
  return { value: cookie.value, maxAge: cookie.expires === -1 ? null : cookie.expires - Date.now() / 1000 }
}

async function openInPage({ id, wire }: { id: number; wire: WireRequest }): Promise<PageResponse> {
  const leaving = new AbortController()
  const response = await fetch(wire.url, {
    method: wire.method,
    headers: wire.headers,
    credentials: wire.cookies ? 'same-origin' : 'omit',
    signal: leaving.signal,
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) throw new Error('the stream has no body')
  globalThis.contractStreams ??= new Map()
  globalThis.contractStreams.set(id, { reader, leaving, coming: null })
  return { status: response.status, headers: [...response.headers] }
}

async function readInPage({ id, patience }: { id: number; patience: number }): Promise<string | null> {
  const stream = globalThis.contractStreams?.get(id)
  if (!stream) return null
  // A read that timed out continues, and the next one gets its result.
  stream.coming ??= stream.reader.read().then(({ value, done }) => (done ? null : value))
  const silence = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), patience)
  })
  const piece = await Promise.race([stream.coming, silence])
  if (piece !== undefined) stream.coming = null
  return piece ?? null
}

async function closeInPage(id: number): Promise<void> {
  const stream = globalThis.contractStreams?.get(id)
  globalThis.contractStreams?.delete(id)
  stream?.leaving.abort()
  // Canceling an aborted stream reports the abort again.
  await stream?.reader.cancel().catch(() => {})
}
