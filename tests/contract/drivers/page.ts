import type { BrowserContext, Page } from '@playwright/test'
import { type Driver, STREAM_PATIENCE, type WireRequest } from '../suite/driver.ts'

/** What a page hands out of an answer; a `Response` can't leave it. */
interface PageAnswer {
  readonly status: number
  readonly headers: [string, string][]
}

interface OpenStream {
  reader: ReadableStreamDefaultReader<string>
  leaving: AbortController
  coming: Promise<string | null> | null
}

declare global {
  /** The streams that the page follows for the tests, by number. */
  var contractStreams: Map<number, OpenStream> | undefined
}

/** Sends requests from within a page, so that its service worker answers and the browser keeps the cookies. */
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
        read: () => page.evaluate(readInPage, { id, patience: STREAM_PATIENCE }),
        close: () => page.evaluate(closeInPage, id),
      }
    },

    sessionCookie: () => sessionCookie(context),
    // As a person does it; the page's own jar must not be asked to forget what only the browser holds.
    forgetCookies: () => context.clearCookies(),
  }
}

async function sessionCookie(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === 'nimbus_session')
  if (!cookie || cookie.value === '') return null
  return { value: cookie.value, maxAge: cookie.expires === -1 ? null : cookie.expires - Date.now() / 1000 }
}

async function openInPage({ id, wire }: { id: number; wire: WireRequest }): Promise<PageAnswer> {
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
  // A read that came to nothing in time goes on, and the next one gets what it brings.
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
  // Canceling an aborted stream reports the abort once more.
  await stream?.reader.cancel().catch(() => {})
}
