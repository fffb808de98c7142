import type { Item } from '../../existing.ts'
import {
  altered,
  breakBodies,
  breakRequests,
  breakResponses,
  queryOf,
  replyTo,
  reshaped,
  withQuery,
} from '../breaking.ts'
import { itemsIn, type Variant, variant, withPages } from './variant.ts'

/** Counter for values that differ each time. */
let times = 0

export const sorting: readonly Variant[] = [
  variant('does not sort', 'sorting/listVms/by-', () =>
    breakRequests('listVms', (request) => withQuery(request, (query) => query.delete('sort'))),
  ),
  variant('sorts one way only', 'sorting/listVolumes/by-', () =>
    breakRequests('listVolumes', (request) =>
      withQuery(request, (query) => query.set('sort', (query.get('sort') ?? 'name').replaceAll('-', ''))),
    ),
  ),
  variant('sorts by something else', 'sorting/listFirewalls/by-rules', () =>
    breakRequests('listFirewalls', (request) =>
      withQuery(request, (query) => query.set('sort', (query.get('sort') ?? '').replace('rules', 'name'))),
    ),
  ),
  variant('has equal ones in any order', 'sorting/listContainers/keeps-its-order', () =>
    breakBodies('listContainers', (body, request) => {
      times += 1
      const field = queryOf(request).get('sort') ?? 'name'
      const groups = [...Map.groupBy(itemsIn(body), (item) => JSON.stringify(item[field])).values()]
      return { ...body, items: groups.flatMap((group) => (times % 2 ? group.toReversed() : group)) }
    }),
  ),
  variant('sorts numbers as texts', 'sorting/listVms/by-monthlycost', () =>
    withPages('listVms', (all) => ({
      items: all.toSorted((a, b) => (cost(a) < cost(b) ? -1 : 1)),
    })),
  ),
  variant('sorts each page by itself', 'sorting/listDatabases/keeps-equal-ones', () =>
    breakResponses('listDatabases', async (reply, request, next) => {
      const sort = queryOf(request).get('sort')
      if (reply.status !== 200 || sort === null || sort.startsWith('-')) return reply
      const { url = request.url } = withQuery(request, (query) => query.delete('sort'))
      const page = await replyTo(next, altered(request, { url }))
      return reshaped(page, (body) => ({
        ...body,
        items: itemsIn(body).toSorted((a, b) => String(a[sort]).localeCompare(String(b[sort]))),
      }))
    }),
  ),
  variant('takes any word for a field to sort by', 'sorting/listFirewalls/refuses-a-field', () =>
    breakRequests('listFirewalls', (request) =>
      withQuery(request, (query) => {
        if (query.get('sort') === 'nonsense') query.delete('sort')
      }),
    ),
  ),
]

const cost = ({ monthlyCost }: Item) => String((monthlyCost as { amount: number }).amount)
