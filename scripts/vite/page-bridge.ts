import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Connect, NormalizedHotChannelClient, Plugin, ViteDevServer } from 'vite'
import { type BridgedReply, type BridgedRequest, PAGE_EVENTS } from '../../mocks/browser/bridge-events.ts'
import { BODY_LIMIT } from '../../mocks/kernel/json.ts'
import { ADMIN_BASE } from '../../mocks/runtime/addresses.ts'

/** Time that a page may take to load, in milliseconds: it may be reloading. */
const LOADING_MS = 10_000

/** Time that a page may take to answer, in milliseconds. Data sets such as `huge` take a while. */
const ANSWER_MS = 60_000

/**
 * Lets programs outside of the browser control the mock of an open page: the dev server hands requests to `/__mocks/`
 * to the page, over the connection for hot updates, and sends its replies.
 */
export function pageBridge({ loadingMs = LOADING_MS } = {}): Plugin {
  return {
    name: 'page-bridge',
    apply: 'serve',
    configureServer(server) {
      // `API_PROXY` sends these requests to a backend.
      if (server.httpServer === null || server.config.server.proxy?.[ADMIN_BASE] !== undefined) return
      const pages = new OpenPages(server)
      server.middlewares.use(ADMIN_BASE, (request, response, next) => {
        // Requests of browsers are for the page's own mock, or come from another site.
        if (request.headers['sec-fetch-site'] !== undefined || request.headers.origin !== undefined) next()
        else void respond({ pages, loadingMs }, request, response).catch(next)
      })
    },
  }
}

async function respond(
  { pages, loadingMs }: { readonly pages: OpenPages; readonly loadingMs: number },
  request: Connect.IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await textOf(request)
  if (body === null) return send(response, problem(413, `A body has at most ${BODY_LIMIT} bytes.`))
  const page = await pages.latest(loadingMs)
  if (page === null)
    return send(
      response,
      problem(503, 'No page with a mock is open. Open a page of this dev server, such as /dashboard.'),
    )
  send(
    response,
    await pages.ask(page, { method: request.method ?? 'GET', url: request.originalUrl ?? '', body }),
  )
}

/** Open pages whose mock runs. */
class OpenPages {
  readonly #pages = new Set<NormalizedHotChannelClient>()
  readonly #waiting = new Set<() => void>()
  readonly #asked = new Map<
    number,
    { page: NormalizedHotChannelClient; settle: (reply: BridgedReply) => void }
  >()
  #asks = 0

  constructor({ environments }: ViteDevServer) {
    const { hot } = environments.client
    hot.on(PAGE_EVENTS.here, (_, page) => {
      // Use the page that was active last.
      this.#pages.delete(page)
      this.#pages.add(page)
      for (const go of this.#waiting) go()
    })
    hot.on(PAGE_EVENTS.reply, (reply: BridgedReply) => this.#asked.get(reply.id)?.settle(reply))
    hot.on('vite:client:disconnect', (_, page) => this.#forget(page))
  }

  /** Page that was opened or active last; null if there is none within the time. */
  async latest(loadingMs: number): Promise<NormalizedHotChannelClient | null> {
    if (this.#pages.size === 0) await this.#opened(loadingMs)
    return [...this.#pages].at(-1) ?? null
  }

  async ask(page: NormalizedHotChannelClient, request: Omit<BridgedRequest, 'id'>): Promise<BridgedReply> {
    this.#asks += 1
    const id = this.#asks
    const { promise, resolve } = Promise.withResolvers<BridgedReply>()
    const timer = setTimeout(() => resolve(problem(504, 'The page did not respond.')), ANSWER_MS)
    this.#asked.set(id, { page, settle: resolve })
    page.send(PAGE_EVENTS.request, { ...request, id } satisfies BridgedRequest)
    const reply = await promise
    clearTimeout(timer)
    this.#asked.delete(id)
    if (reply.outdated) {
      this.#pages.delete(page)
      page.send({ type: 'full-reload' })
    }
    return reply
  }

  #forget(page: NormalizedHotChannelClient): void {
    this.#pages.delete(page)
    for (const { page: asked, settle } of this.#asked.values())
      if (asked === page) settle(problem(503, 'The page was closed before it responded.'))
  }

  async #opened(loadingMs: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, loadingMs)
    this.#waiting.add(resolve)
    await promise
    this.#waiting.delete(resolve)
    clearTimeout(timer)
  }
}

/** Null for a body above the limit of the mock. */
async function textOf(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > BODY_LIMIT) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function problem(status: number, detail: string): BridgedReply {
  const title = { 413: 'Request too large', 503: 'No page', 504: 'No response' }[status] ?? 'Failed'
  return {
    id: 0,
    status,
    headers: [['content-type', 'application/problem+json']],
    body: JSON.stringify({ type: 'about:blank', title, status, detail }),
    outdated: false,
  }
}

function send(response: ServerResponse, { status, headers, body }: BridgedReply): void {
  response.writeHead(status, headers.flat()).end(body ?? '')
}
