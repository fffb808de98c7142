import type { EngineReply, EngineRequest, OperationId } from '#mocks/engine/types.ts'
import type { Item } from '../../existing.ts'
import {
  asOwner,
  type Break,
  bodyOf,
  breakResponses,
  changeBody,
  type Handle,
  header,
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
  /** Id prefixes of the checks that must detect it. */
  readonly caughtBy: string
  /** Creates the wrapper; called for each run, since some keep state. */
  breaks(): Break
}

/** @param caughtBy id prefixes of the checks that must detect it */
export const variant = (name: string, caughtBy: string, breaks: () => Break): Variant => ({
  name,
  caughtBy,
  breaks,
})

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
