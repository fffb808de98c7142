import type { EngineReply, EngineRequest, OperationId } from '#mocks/engine/types.ts'
import type { Item } from '../../existing-resources.ts'
import {
  asOwner,
  type Break,
  bodyOf,
  breakResponses,
  changeBody,
  type Handle,
  header,
  operationOf,
  queryOf,
  replyTo,
  withChanges,
  withHeader,
  withQuery,
} from '../breaking.ts'

/** Server with one defect. */
export interface Variant {
  /** Description of the defect, as a verb phrase. */
  readonly name: string
  /** Start of the id of the check that must detect it. */
  readonly caughtBy: string
  /** Operations with the defect: each failed check must be about one of them. */
  readonly operations: readonly OperationId[] | 'all'
  /** Pattern of the failure's message, where the check's id doesn't say what it found. */
  readonly says?: RegExp
  /** True if only a server with test hooks shows it to the checks. */
  readonly needsHooks?: true
  /** Creates the wrapper; called for each run, since some keep state. */
  breaks(): Break
}

type Details = Partial<Pick<Variant, 'operations' | 'says' | 'needsHooks'>>

/**
 * @param caughtBy start of the id of the check that must detect it
 * @param details by default the defect is in the check's operation
 */
export const variant = (
  name: string,
  caughtBy: string,
  breaks: () => Break,
  details: Details = {},
): Variant => ({ name, caughtBy, operations: subjectOf(caughtBy), breaks, ...details })

function subjectOf(id: string): Variant['operations'] {
  const [, subject = 'api'] = id.split('/')
  return subject === 'api' ? 'all' : [subject as OperationId]
}

/** Copy of a reply with another status, as a problem if it is an error. */
export function problem(reply: EngineReply, status: number, code: string): EngineReply {
  const requestId = header(reply, 'x-request-id')
  const body = {
    type: `/problems/${code}`,
    title: 'Wrong',
    status,
    detail: 'Something is wrong.',
    code,
    requestId,
  }
  return {
    ...withHeader(reply, 'content-type', 'application/problem+json'),
    status,
    body: JSON.stringify(body),
  }
}

/** Parses a request body. */
export const parsed = async (request: EngineRequest): Promise<Item> =>
  JSON.parse((await request.text()) || '{}')

/** Applies a change to replies of one status only. */
export const ifDenied =
  (
    status: number,
    change: (reply: EngineReply, request: EngineRequest, next: Handle) => EngineReply | Promise<EngineReply>,
  ) =>
  (reply: EngineReply, request: EngineRequest, next: Handle) =>
    reply.status === status ? change(reply, request, next) : reply

/** Removes a 401 or 403 check. */
export const allowEverybody = (operation: OperationId, status: 401 | 403): Break =>
  breakResponses(
    operation,
    ifDenied(status, (_, request, next) => replyTo(next, withChanges(request, asOwner))),
  )

/** Copy without one field. */
export const without = (item: Item, name: string): Item =>
  Object.fromEntries(Object.entries(item).filter(([it]) => it !== name))

/** Items of a list. */
export const itemsIn = (body: Item) => body.items as readonly Item[]

/** Pages a list in another way, from its full content. */
export const withPages = (
  operation: OperationId,
  change: (all: readonly Item[], query: { readonly page: number; readonly pageSize: number }) => object,
): Break =>
  breakResponses(operation, async (reply, request, next) => {
    if (reply.status !== 200) return reply
    const query = queryOf(request)
    const { url = request.url } = withQuery(request, (it) => {
      it.set('page', '1')
      it.set('pageSize', '100')
    })
    const all = bodyOf(await replyTo(next, withChanges(request, { url })))
    const page = Number(query.get('page') ?? 1)
    const pageSize = Number(query.get('pageSize') ?? 20)
    return changeBody(reply, (body) => ({ ...body, ...change(itemsIn(all), { page, pageSize }) }))
  })

/** Reads a path as the caller of a request. */
export const readAs = (request: EngineRequest, next: Handle, url: string): Promise<EngineReply> =>
  replyTo(next, withChanges(request, { method: 'GET', url, text: '' }))

/** Path of a request's resource: without the query, and without the last segments. */
export const pathAbove = ({ url }: EngineRequest, segments = 0): string =>
  (url.split('?')[0] ?? '')
    .split('/')
    .slice(0, segments === 0 ? undefined : -segments)
    .join('/')

/** Changes the JSON body of requests. */
export const breakSent =
  (
    operation: OperationId,
    change: (body: Item, request: EngineRequest, next: Handle) => Item | Promise<Item>,
  ): Break =>
  (next) =>
  async (request) => {
    if (operationOf(request) !== operation) return next(request)
    const text = await request.text()
    // Invalid bodies stay invalid.
    const body = objectIn(text)
    if (!body) return next(request)
    return next(withChanges(request, { text: JSON.stringify(await change(body, request, next)) }))
  }

function objectIn(text: string): Item | null {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Item) : null
  } catch {
    return null
  }
}

/** Changes a list to a part of all its items, with its total. */
export const breakList = (
  operation: OperationId,
  change: (
    reply: Item,
    query: URLSearchParams,
    all: (query: URLSearchParams) => Promise<readonly Item[]>,
  ) => Promise<readonly Item[] | null>,
): Break =>
  breakResponses(operation, async (reply, request, next) => {
    if (reply.status !== 200) return reply
    const query = queryOf(request)
    const read = async (other: URLSearchParams) => {
      const sent = new URLSearchParams(other)
      sent.set('page', '1')
      sent.set('pageSize', '100')
      return itemsIn(bodyOf(await readAs(request, next, `${pathAbove(request)}?${sent}`)))
    }
    const items = await change(bodyOf(reply), query, read)
    if (items === null) return reply
    const pageSize = Number(query.get('pageSize') ?? 20)
    const start = (Number(query.get('page') ?? 1) - 1) * pageSize
    return changeBody(reply, (body) => ({
      ...body,
      items: items.slice(start, start + pageSize),
      total: items.length,
    }))
  })

/** Responds to another organization as to the owner. */
export const letStrangersIn = (operation: OperationId): Break =>
  breakResponses(
    operation,
    ifDenied(404, (_, request, next) => replyTo(next, withChanges(request, asOwner))),
  )

/** Fails with an internal error where a condition holds. */
export const crash = (
  operation: OperationId,
  when: (request: EngineRequest) => boolean | Promise<boolean>,
): Break =>
  breakResponses(operation, async (reply, request) =>
    (await when(request)) ? problem(reply, 500, 'internal_error') : reply,
  )

/** Rejects requests with a problem before they have an effect. */
export const reject =
  (
    operation: OperationId,
    status: number,
    code: string,
    when: (body: Item, request: EngineRequest, next: Handle) => boolean | Promise<boolean>,
  ): Break =>
  (next) =>
  async (request) => {
    if (operationOf(request) !== operation) return next(request)
    const body = objectIn(await request.text()) ?? {}
    if (!(await when(body, request, next))) return next(request)
    const reply = await readAs(request, next, pathAbove(request))
    return { kind: 'reply', reply: problem(reply, status, code) }
  }
