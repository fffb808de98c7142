import type { OperationId } from '#mocks/engine/types.ts'
import type { Item } from '../../existing-resources.ts'
import {
  type Break,
  breakBodies,
  breakRequests,
  breakResponses,
  changeBody,
  queryOf,
  replyTo,
  withChanges,
  withQuery,
} from '../breaking.ts'
import { breakList, itemsIn, type Variant, variant, withPages } from './variant.ts'

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
  variant(
    'orders equal items by id, the last first',
    'sorting/listFirewalls/sorts-by-status',
    () =>
      breakList('listFirewalls', async (_, query, all) => {
        const sort = query.get('sort') ?? ''
        if (sort !== 'status' && sort !== '-status') return null
        const groups = Map.groupBy(await all(query), ({ status }) => status)
        return [...groups.values()].flatMap((group) => group.toReversed())
      }),
    { says: /which are equal in status/ },
  ),
  variant(
    'sorts missing values first',
    'sorting/listVms/sorts-by-uptime',
    () =>
      breakList('listVms', async (_, query, all) => {
        if (!query.get('sort')?.includes('uptime')) return null
        const items = await all(query)
        const isOff = ({ startedAt }: Item) => startedAt === null
        return [...items.filter(isOff), ...items.filter((item) => !isOff(item))]
      }),
    { says: /items without a value before others/ },
  ),
  variant(
    'lists keys in the order in which they were added',
    'sorting/listSshKeys/is-in-the-documented-order',
    () => inOrder('listSshKeys', (a, b) => time(a) - time(b)),
  ),
  variant('lists the default project by its name', 'sorting/listProjects/is-in-the-documented-order', () =>
    inOrder('listProjects', (a, b) => (String(a.name) < String(b.name) ? -1 : 1)),
  ),
  variant('lists the newest role before others', 'sorting/listRoles/is-in-the-documented-order', () =>
    inOrder('listRoles', (a, b) => time(b) - time(a)),
  ),
  variant(
    'lists the budgets of projects before that of the organization',
    'sorting/listBudgets/is-in-the-documented-order',
    () => inOrder('listBudgets', (a, b) => Number(a.project === null) - Number(b.project === null)),
  ),
  variant('lists quotas by name', 'sorting/listQuotas/is-in-the-documented-order', () =>
    inOrder('listQuotas', (a, b) => (String(a.name) < String(b.name) ? -1 : 1)),
  ),
  variant('lists the oldest incident first', 'sorting/listIncidents/is-in-the-documented-order', () =>
    backwards('listIncidents'),
  ),
  variant(
    'lists the silence that ends last first',
    'sorting/listAlertSilences/is-in-the-documented-order',
    () => backwards('listAlertSilences'),
  ),
  variant('lists the oldest API key first', 'sorting/listApiKeys/is-in-the-documented-order', () =>
    backwards('listApiKeys'),
  ),
]

/** Lists all items in another order. */
const inOrder = (operation: OperationId, compare: (a: Item, b: Item) => number): Break =>
  breakBodies(operation, (body) => ({ ...body, items: itemsIn(body).toSorted(compare) }))

const backwards = (operation: OperationId): Break =>
  breakBodies(operation, (body) => ({ ...body, items: itemsIn(body).toReversed() }))

const time = ({ createdAt }: Item) => Date.parse(String(createdAt))

const cost = ({ monthlyCost }: Item) => String((monthlyCost as { amount: number }).amount)
