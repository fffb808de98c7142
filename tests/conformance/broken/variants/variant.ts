import type { EngineReply, EngineRequest, OperationId } from '#mocks/engine/types.ts'
import type { Item } from '../../existing.ts'
import {
  altered,
  asOwner,
  type Break,
  bodyOf,
  breakResponses,
  type Handle,
  header,
  queryOf,
  replyTo,
  reshaped,
  withHeader,
  withQuery,
} from '../breaking.ts'

/** A server that does one thing wrong. */
export interface Variant {
  /** What it does, as a sentence without its subject. */
  readonly name: string
  /** How the names of the checks begin that have to notice. */
  readonly caughtBy: string
  /** A new one for each run: some remember what they were asked. */
  breaks(): Break
}

/** @param caughtBy how the names of the checks begin that have to notice */
export const variant = (name: string, caughtBy: string, breaks: () => Break): Variant => ({
  name,
  caughtBy,
  breaks,
})

/** The same answer under another status, as the problem that goes with it where it is one. */
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

/** The body of a request. */
export const parsed = async (request: EngineRequest): Promise<Item> =>
  JSON.parse((await request.text()) || '{}')

/** Changes answers of one status, and leaves others as they are. */
export const ifDenied =
  (
    status: number,
    change: (reply: EngineReply, request: EngineRequest, next: Handle) => EngineReply | Promise<EngineReply>,
  ) =>
  (reply: EngineReply, request: EngineRequest, next: Handle) =>
    reply.status === status ? change(reply, request, next) : reply

/** Lets everybody into an operation who is refused with a status. */
export const allowEverybody = (operation: OperationId, status: 401 | 403): Break =>
  breakResponses(
    operation,
    ifDenied(status, (_, request, next) => replyTo(next, altered(request, asOwner))),
  )

/** All but one field. */
export const without = (item: Item, name: string): Item =>
  Object.fromEntries(Object.entries(item).filter(([it]) => it !== name))

/** What a list shows. */
export const itemsIn = (body: Item) => body.items as readonly Item[]

/** Answers a list in pieces of its own making, out of the whole of it. */
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
    const all = bodyOf(await replyTo(next, altered(request, { url })))
    const page = Number(query.get('page') ?? 1)
    const pageSize = Number(query.get('pageSize') ?? 20)
    return reshaped(reply, (body) => ({ ...body, ...change(itemsIn(all), { page, pageSize }) }))
  })
