import { HttpResponse, RequestHandler } from 'msw'
import type { EngineOutcome, EngineReply, EngineRequest } from '../engine/types.ts'
import { isHandledByMock } from './addresses.ts'
import type { HandlerOverrides } from './handler-overrides.ts'

/** Interface of a runtime for adapters. */
export interface RequestTarget {
  handle(request: EngineRequest): Promise<EngineOutcome>
}

/** Reads and stores cookies on a platform. Node has no jar and uses the `cookie` header. */
export interface CookieJar {
  read(): string
  keep(setCookie: string): void
}

/** Page that sends the requests. */
export interface Page {
  readonly jar: CookieJar
  /** Path and query. */
  address(): string
  readonly userAgent: string
}

/**
 * Single MSW handler for all operations. MSW tries handlers in turn, so hundreds of them would cost more than the
 * engine. MSW's own `http` handlers also parse the cookie jar on each request.
 */
export class CloudHandler extends RequestHandler {
  /**
   * @param overrides handlers that respond before the target does
   * @param page null in Node
   */
  constructor(target: RequestTarget, page: Page | null, overrides: HandlerOverrides) {
    super({
      info: { header: 'the cloud' },
      resolver: async ({ request }: { request: Request }) => {
        const response = overrides.isEmpty ? undefined : await overrides.respond(request)
        if (response !== undefined) return response
        // A request without credentials neither sends nor stores cookies (Fetch standard, 4.6).
        const cookies = page && request.credentials === 'omit' ? noCookies : (page?.jar ?? null)
        const outcome = await target.handle(page && cookies ? sentBy(page, request, cookies) : request)
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
    return isHandledByMock(new URL(request.url).pathname)
  }

  /** The mock keeps its own request log. */
  override log(): void {}
}

function toResponse({ status, headers: list, body }: EngineReply): Response {
  const headers = new Headers()
  for (const [name, value] of list) headers.append(name, value)
  return new Response(body, { status, headers })
}

const noCookies: CookieJar = { read: () => '', keep: () => {} }

/** Adds the headers that a browser sends, but hides from the page: `Cookie` and `User-Agent`. */
function sentBy(page: Page, request: Request, jar: CookieJar): EngineRequest {
  const readHeader = (name: string): string | null => {
    if (name === 'cookie') return jar.read()
    return request.headers.get(name) ?? (name === 'user-agent' ? page.userAgent : null)
  }
  return {
    method: request.method,
    url: request.url,
    headers: { get: (name) => readHeader(name.toLowerCase()) },
    text: () => request.text(),
    signal: request.signal,
    page: page.address(),
  }
}

/** A script-made `Response` silently drops `Set-Cookie`, so the cookie is stored in the jar. */
function keepCookies(reply: EngineReply, jar: CookieJar): EngineReply {
  const headers = reply.headers.filter(([name, value]) => {
    if (name !== 'set-cookie') return true
    jar.keep(value)
    return false
  })
  return headers.length === reply.headers.length ? reply : { ...reply, headers }
}
