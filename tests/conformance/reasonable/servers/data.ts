import type { OperationId } from '#mocks/engine/types.ts'
import { contract } from '../../../contract/suite/contract.ts'
import {
  type Break,
  bodyOf,
  breakResponses,
  changeBody,
  queryOf,
  replyTo,
  withChanges,
  withQuery,
} from '../../broken/breaking.ts'
import { sortValue } from '../../checks/lists/sort-values.ts'
import type { Item } from '../../existing-resources.ts'
import type { Server } from '../server.ts'

const sorted: readonly OperationId[] = contract
  .filter(({ parameters }) => ['sort', 'page'].every((name) => parameters.some((it) => it.name === name)))
  .map(({ id }) => id)

const itemsIn = (body: Item) => body.items as readonly Item[]

/** Lists of up to 100 items in another order. */
const reordered = (
  change: (items: readonly Item[], operation: OperationId, sort: string | null) => readonly Item[],
): Break => {
  const each = sorted.map((operation) =>
    breakResponses(operation, async (reply, request, next) => {
      if (reply.status !== 200) return reply
      const { url = request.url } = withQuery(request, (query) => {
        query.set('page', '1')
        query.set('pageSize', '100')
      })
      const all = bodyOf(await replyTo(next, withChanges(request, { url })))
      if (Number(all.total) > 100) return reply
      const query = queryOf(request)
      const pageSize = Number(query.get('pageSize') ?? 20)
      const start = (Number(query.get('page') ?? 1) - 1) * pageSize
      const items = change(itemsIn(all), operation, query.get('sort')).slice(start, start + pageSize)
      return changeBody(reply, (body) => ({ ...body, items }))
    }),
  )
  return (next) => each.reduce((handle, wrap) => wrap(handle), next)
}

const byId = (a: Item, b: Item) => (String(a.id) < String(b.id) ? -1 : 1)

const LISTS = ['responses', 'paging', 'sorting', 'filters', 'tenancy'] as const

export const dataServers: readonly Server[] = [
  {
    name: 'compares texts by code point',
    allowedBy: 'the contract leaves open how texts compare',
    groups: LISTS,
    wrap: () =>
      reordered((items, operation, sort) => {
        const field = (sort ?? '').replace('-', '')
        if (!['name', 'domain', 'title', 'email'].includes(field)) return items
        const textOf = (item: Item) => String(sortValue(operation, field, item))
        const sign = sort?.startsWith('-') ? -1 : 1
        return items.toSorted((a, b) =>
          textOf(a) === textOf(b) ? byId(a, b) : textOf(a) < textOf(b) ? -sign : sign,
        )
      }),
  },
  {
    name: 'holds other data',
    allowedBy: 'the data of a server is its own',
    data: 'test,{"name":"other data","seed":4711,"clock":{"mode":"fixed","at":"2027-10-31T23:59:58Z"}}',
    wrap: () => (next) => next,
  },
  {
    name: 'holds nothing',
    allowedBy: 'the data of a server is its own',
    data: 'test,empty',
    wrap: () => (next) => next,
  },
]
