import { findRoute } from '#mocks/engine/router.ts'
import type { EngineOutcome, EngineReply, EngineRequest, OperationId } from '#mocks/engine/types.ts'
import { API_BASE } from '../../contract/suite/api.ts'
import type { Item } from '../existing-resources.ts'

/** Request handler of a server. */
export type Handle = (request: EngineRequest) => Promise<EngineOutcome>

/** Wraps a correct server so that it does one thing wrong. */
export type Break = (next: Handle) => Handle

/** Affected operations. */
export type About = OperationId | readonly OperationId[] | 'all'

/** Operation of a request; null if there is none. */
export function operationOf({ method, url }: Pick<EngineRequest, 'method' | 'url'>): OperationId | null {
  const [pathname = ''] = url.slice(API_BASE.length).split('?')
  if (!url.startsWith(API_BASE)) return null
  const matched = findRoute(method, pathname)
  return matched.kind === 'operation' ? matched.operation.id : null
}

function isAffected(about: About, request: EngineRequest): boolean {
  if (about === 'all') return request.url.startsWith(API_BASE)
  const id = operationOf(request)
  return id !== null && (typeof about === 'string' ? about === id : about.includes(id))
}

/** Changes to a request. */
interface Changes {
  readonly url?: string
  readonly method?: string
  /** Null removes a header. */
  readonly headers?: Readonly<Record<string, string | null>>
  readonly text?: string
}

export function withChanges(
  request: EngineRequest,
  { url, method, headers = {}, text }: Changes,
): EngineRequest {
  return {
    method: method ?? request.method,
    url: url ?? request.url,
    headers: {
      get: (name) => {
        const changed = headers[name.toLowerCase()]
        return changed === undefined ? request.headers.get(name) : changed
      },
    },
    text: async () => text ?? (await request.text()),
    ...(request.signal ? { signal: request.signal } : {}),
  }
}

/** Changes requests before they are handled. */
export const breakRequests =
  (about: About, change: (request: EngineRequest) => Changes | null | Promise<Changes | null>): Break =>
  (next) =>
  async (request) => {
    const changes = isAffected(about, request) ? await change(request) : null
    return next(changes ? withChanges(request, changes) : request)
  }

/** Changes responses. */
export const breakResponses =
  (
    about: About,
    change: (reply: EngineReply, request: EngineRequest, next: Handle) => EngineReply | Promise<EngineReply>,
  ): Break =>
  (next) =>
  async (request) => {
    const outcome = await next(request)
    if (outcome.kind !== 'reply' || !isAffected(about, request)) return outcome
    return { kind: 'reply', reply: await change(outcome.reply, request, next) }
  }

/** Changes the JSON body of successes. */
export const breakBodies = (about: About, change: (body: Item, request: EngineRequest) => unknown): Break =>
  breakResponses(about, (reply, request) =>
    reply.status < 300 ? changeBody(reply, (body) => change(body, request)) : reply,
  )

/** Changes each item of lists. */
export const breakItems = (about: About, change: (item: Item, index: number) => unknown): Break =>
  breakBodies(about, (body) => ({ ...body, items: (body.items as readonly Item[]).map(change) }))

export function bodyOf({ body }: EngineReply): Item {
  return typeof body === 'string' && body !== '' ? JSON.parse(body) : {}
}

export function changeBody(reply: EngineReply, change: (body: Item) => unknown): EngineReply {
  return { ...reply, body: JSON.stringify(change(bodyOf(reply))) }
}

export function header({ headers }: EngineReply, name: string): string | null {
  return headers.find(([it]) => it.toLowerCase() === name)?.[1] ?? null
}

/** Copy of a reply with another value of a header, or without it. */
export function withHeader(reply: EngineReply, name: string, value: string | null): EngineReply {
  const others = reply.headers.filter(([it]) => it.toLowerCase() !== name)
  return { ...reply, headers: value === null ? others : [...others, [name, value]] }
}

/** Changes each chunk of a stream; the mock sends an event as one chunk. */
export function mapStream(
  body: ReadableStream<Uint8Array>,
  change: (text: string) => string,
): ReadableStream<Uint8Array> {
  const each = new TransformStream<string, string>({
    transform: (text, controller) => controller.enqueue(change(text)),
  })
  return body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .pipeThrough(each)
    .pipeThrough(new TextEncoderStream())
}

/** Copy of a request with a changed query. */
export function withQuery(request: EngineRequest, change: (query: URLSearchParams) => void): Changes {
  const [path, search] = request.url.split('?')
  const query = new URLSearchParams(search)
  change(query)
  return { url: query.size === 0 ? `${path}` : `${path}?${query}` }
}

export const queryOf = ({ url }: EngineRequest) => new URLSearchParams(url.split('?')[1])

/** @throws if there is no response */
export async function replyTo(next: Handle, request: EngineRequest): Promise<EngineReply> {
  const outcome = await next(request)
  if (outcome.kind !== 'reply') throw new Error(`${request.method} ${request.url} got no response`)
  return outcome.reply
}

export const OWNER = { authorization: 'Bearer nimbus_demo_owner' } as const

/** Request headers of the owner. */
export const asOwner = { headers: { ...OWNER, cookie: null } } as const
