import { HttpResponse, RequestHandler } from 'msw'
import type { EngineOutcome, EngineReply, EngineRequest } from '../engine/types.ts'
import { isAnsweredByMock } from './addresses.ts'

/** What a runtime offers to an adapter. */
export interface RequestTarget {
  handle(request: EngineRequest): Promise<EngineOutcome>
}

/** How the adapter of a platform reads and keeps cookies. Node has no jar: there the `cookie` header counts. */
export interface CookieJar {
  read(): string
  keep(setCookie: string): void
}

/**
 * The one MSW handler, for everything. MSW tries handlers one after the other, so hundreds of them would cost
 * more than the engine does; and its own `http` handlers parse the cookie jar on each request, which this
 * one leaves alone.
 */
export class CloudHandler extends RequestHandler {
  constructor(target: RequestTarget, jar: CookieJar | null) {
    super({
      info: { header: 'the cloud' },
      resolver: async ({ request }: { request: Request }) => {
        // A request without credentials neither takes cookies along nor brings any back (Fetch standard, 4.6).
        const cookies = jar && request.credentials === 'omit' ? noCookies : jar
        const outcome = await target.handle(cookies ? withCookies(request, cookies) : request)
        switch (outcome.kind) {
          case 'network-error':
            return HttpResponse.error()
          case 'reply':
            return toResponse(cookies ? keepCookies(outcome.reply, cookies) : outcome.reply)
        }
      },
    })
  }

  override predicate({ request }: { request: Request }): boolean {
    return isAnsweredByMock(new URL(request.url).pathname)
  }

  /** The mock keeps its own request log. */
  override log(): void {}
}

/** The Fetch standard's form of a reply. */
function toResponse({ status, headers: list, body }: EngineReply): Response {
  const headers = new Headers()
  for (const [name, value] of list) headers.append(name, value)
  return new Response(body, { status, headers })
}

const noCookies: CookieJar = { read: () => '', keep: () => {} }

/** A page cannot see the `cookie` header of its own requests; the jar stands in for it. */
function withCookies(request: Request, jar: CookieJar): EngineRequest {
  return {
    method: request.method,
    url: request.url,
    headers: { get: (name) => (name.toLowerCase() === 'cookie' ? jar.read() : request.headers.get(name)) },
    text: () => request.text(),
    signal: request.signal,
  }
}

/** `Set-Cookie` is a header that a script-made `Response` silently drops, so it goes to the jar. */
function keepCookies(reply: EngineReply, jar: CookieJar): EngineReply {
  const headers = reply.headers.filter(([name, value]) => {
    if (name !== 'set-cookie') return true
    jar.keep(value)
    return false
  })
  return headers.length === reply.headers.length ? reply : { ...reply, headers }
}
