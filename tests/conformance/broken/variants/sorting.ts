import type { Item } from '../../existing.ts'
import {
  breakBodies,
  breakRequests,
  breakResponses,
  changeBody,
  queryOf,
  replyTo,
  withChanges,
  withQuery,
} from '../breaking.ts'
import { itemsIn, type Variant, variant, withPages } from './variant.ts'

/** Counter for values that differ each time. */
let times = 0

export const sorting: readonly Variant[] = [
  variant('does not sort', 'sorting/listVms/sorts-by-', () =>
    breakRequests('listVms', (request) => withQuery(request, (query) => query.delete('sort'))),
  ),
  variant('sorts in one direction only', 'sorting/listVolumes/sorts-by-', () =>
    breakRequests('listVolumes', (request) =>
      withQuery(request, (query) => query.set('sort', (query.get('sort') ?? 'name').replaceAll('-', ''))),
    ),
  ),
  variant(
    'sorts by another field',
    'sorting/listFirewalls/sorts-by-rules',
    () =>
      breakRequests('listFirewalls', (request) =>
        withQuery(request, (query) => {
          const sort = query.get('sort')
          if (sort === 'rules' || sort === '-rules') query.set('sort', sort.replace('rules', 'name'))
        }),
      ),
    { says: /sort=rules/ },
  ),
  variant('orders equal items randomly', 'sorting/listContainers/keeps-its-order', () =>
    breakBodies('listContainers', (body, request) => {
      times += 1
      const field = queryOf(request).get('sort') ?? 'name'
      const groups = [...Map.groupBy(itemsIn(body), (item) => JSON.stringify(item[field])).values()]
      return { ...body, items: groups.flatMap((group) => (times % 2 ? group.toReversed() : group)) }
    }),
  ),
  variant(
    'sorts numbers as text',
    'sorting/listVms/sorts-by-monthlycost',
    () =>
      withPages('listVms', (all) => ({
        items: all.toSorted((a, b) => (cost(a) < cost(b) ? -1 : 1)),
      })),
    { says: /12000, 14000, 16000, 2000/ },
  ),
  variant('sorts each page separately', 'sorting/listDatabases/keeps-the-order-of-equal', () =>
    breakResponses('listDatabases', async (reply, request, next) => {
      const sort = queryOf(request).get('sort')
      if (reply.status !== 200 || sort === null || sort.startsWith('-')) return reply
      const { url = request.url } = withQuery(request, (query) => query.delete('sort'))
      const page = await replyTo(next, withChanges(request, { url }))
      return changeBody(page, (body) => ({
        ...body,
        items: itemsIn(body).toSorted((a, b) => String(a[sort]).localeCompare(String(b[sort]))),
      }))
    }),
  ),
  variant('accepts any sort field', 'sorting/listFirewalls/rejects-an-unknown-sort-field', () =>
    breakRequests('listFirewalls', (request) =>
      withQuery(request, (query) => {
        if (query.get('sort') === 'nonsense') query.delete('sort')
      }),
    ),
  ),
]

const cost = ({ monthlyCost }: Item) => String((monthlyCost as { amount: number }).amount)
