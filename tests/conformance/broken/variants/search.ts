import type { OperationId } from '#mocks/engine/types.ts'
import type { Item } from '../../existing-resources.ts'
import { type Break, breakBodies, breakRequests, queryOf, withQuery } from '../breaking.ts'
import { breakList, itemsIn, type Variant, variant } from './variant.ts'

/** Words of a search text. */
const words = (query: URLSearchParams) => (query.get('q') ?? '').toLowerCase().split(/\s+/).filter(Boolean)

/** Searches fewer fields than documented. */
const searchesOnly = (operation: OperationId, text: (item: Item) => string): Break =>
  breakList(operation, async ({ items }, query, all) => {
    if (words(query).length === 0 || (items as readonly Item[]).length === 0) return null
    return (await all(query)).filter((item) =>
      words(query).every((word) => text(item).toLowerCase().includes(word)),
    )
  })

/** Drops parameters where a request has several filters. */
const dropsFilters = (operation: OperationId, names: readonly string[]): Break =>
  breakRequests(operation, (request) =>
    withQuery(request, (query) => {
      const given = names.filter((name) => query.has(name))
      for (const name of given.slice(1)) query.delete(name)
    }),
  )

const ignores = (operation: OperationId, name: string): Break =>
  breakRequests(operation, (request) => withQuery(request, (query) => query.delete(name)))

export const search: readonly Variant[] = [
  variant('does not search tags', 'filters/listVolumes/searches-in-tags', () =>
    searchesOnly('listVolumes', (it) => `${it.name} ${it.id}`),
  ),
  variant('does not search addresses', 'filters/listVms/searches-in-publicip', () =>
    searchesOnly('listVms', (it) => `${it.name} ${it.id} ${it.type} ${it.os} ${it.tags}`),
  ),
  variant('does not search host names', 'filters/listDatabases/searches-in-endpoint-host', () =>
    searchesOnly('listDatabases', (it) => `${it.name} ${it.id} ${it.engine} ${it.version} ${it.tags}`),
  ),
  variant('does not search descriptions', 'filters/listFirewalls/searches-in-description', () =>
    searchesOnly('listFirewalls', (it) => `${it.name} ${it.id} ${it.tags}`),
  ),
  variant('does not search origins', 'filters/listCdnDistributions/searches-in-origins-host', () =>
    searchesOnly('listCdnDistributions', (it) => `${it.domain} ${it.id} ${it.tags}`),
  ),
  variant(
    'finds the beginning of names only',
    'filters/listLoadBalancers/finds-by-text-ignoring-case-and-nothing-for-nonsense',
    () => searchesOnly('listLoadBalancers', (it) => `${it.name}`.slice(0, 6)),
    { says: /q=/ },
  ),
  variant(
    'finds items with any of the words',
    'filters/listContainers/finds-by-text',
    () =>
      breakList('listContainers', async (_, query, all) => {
        const [first, second] = words(query)
        if (!first || !second) return null
        const found = new Map<unknown, Item>()
        for (const word of words(query)) {
          const sent = new URLSearchParams(query)
          sent.set('q', word)
          for (const item of await all(sent)) found.set(item.id, item)
        }
        return [...found.values()]
      }),
    { says: /found \[\[\{/ },
  ),
  variant(
    'takes % and _ in a search for wildcards',
    'filters/listVolumes/has-no-wildcards',
    () =>
      breakRequests('listVolumes', (request) =>
        withQuery(request, (query) => {
          const q = query.get('q')
          if (q !== null) query.set('q', q.replaceAll(/[%_]/g, ' ').trim())
        }),
      ),
    { says: /q=\S+ finds / },
  ),
  variant('combines two filters with OR', 'filters/listVms/combines-its-filters', () =>
    breakList('listVms', async (_, query, all) => {
      if (!query.has('status') || !query.has('region')) return null
      const found = new Map<unknown, Item>()
      for (const dropped of ['status', 'region']) {
        const sent = new URLSearchParams(query)
        sent.delete(dropped)
        for (const item of await all(sent)) found.set(item.id, item)
      }
      return [...found.values()]
    }),
  ),
  variant('applies one filter only', 'filters/listDatabases/combines-its-filters', () =>
    dropsFilters('listDatabases', ['status', 'region', 'engine']),
  ),
  variant('forgets the filters when it searches', 'filters/listContainers/combines-its-filters', () =>
    dropsFilters('listContainers', ['q', 'status', 'region', 'namespace']),
  ),
  variant(
    'uses the last of several values of a filter',
    'filters/listAlerts/returns-items-with-any-of-several-values-of-severity',
    () =>
      breakRequests('listAlerts', (request) =>
        withQuery(request, (query) => {
          const last = query.getAll('severity').at(-1)
          if (last !== undefined) query.set('severity', last)
        }),
      ),
  ),
  variant(
    'accepts one of several tags of a volume',
    'filters/listVolumes/',
    () =>
      breakRequests('listVolumes', (request) =>
        withQuery(request, (query) => {
          const [tag] = query.getAll('tag')
          if (tag !== undefined) query.set('tag', tag)
        }),
      ),
    { says: /with both tags/ },
  ),
  variant(
    'counts items that a filter excludes',
    'filters/listLoadBalancers/filters-by-region',
    () =>
      breakBodies('listLoadBalancers', (body, request) =>
        queryOf(request).has('region') ? { ...body, total: Number(body.total) + 1 } : body,
      ),
    { says: /total with region=/ },
  ),
  variant('reads “false” as true', 'filters/listAlerts/filters-by-acknowledged', () =>
    breakRequests('listAlerts', (request) =>
      withQuery(request, (query) => {
        if (query.has('acknowledged')) query.set('acknowledged', 'true')
      }),
    ),
  ),
  variant('ignores the level of log lines', 'filters/searchLogs/filters-by-level', () =>
    ignores('searchLogs', 'level'),
  ),
  variant('ignores the text of a log search', 'filters/searchLogs/searches-in-message', () =>
    ignores('searchLogs', 'q'),
  ),
  variant('ignores the text of an audit search', 'filters/listAuditEntries/searches-in-action', () =>
    ignores('listAuditEntries', 'q'),
  ),
  variant(
    'ignores the end of a period',
    'filters/listAuditEntries/returns-what-is-in-a-period',
    () => ignores('listAuditEntries', 'to'),
    { says: /also returns others/ },
  ),
  variant('ignores the VM of a firewall', 'filters/listFirewalls/filters-by-vmid', () =>
    ignores('listFirewalls', 'vmId'),
  ),
  variant(
    'ignores the type in the activity of all resources',
    'filters/listActivity/filters-by-resourcetype',
    () => ignores('listActivity', 'resourceType'),
    { says: /also shows others/ },
  ),
  variant(
    'ignores the channel of rules',
    'filters/listAlertRules/filters-by-channelid',
    () => ignores('listAlertRules', 'channelId'),
    { says: /also shows others/ },
  ),
  variant('filters projects by their first letters', 'filters/listDatabases/filters-by-projectid', () =>
    breakRequests('listDatabases', (request) => withQuery(request, (query) => query.delete('projectId'))),
  ),
  variant('ignores the second sort field', 'sorting/listVms/sorts-equal-items-by-the-second-field', () =>
    breakRequests('listVms', (request) =>
      withQuery(request, (query) => {
        const sort = query.get('sort')
        if (sort !== null) query.set('sort', sort.split(',')[0] ?? '')
      }),
    ),
  ),
  variant(
    'sorts the second field in the direction of the first',
    'sorting/listVolumes/sorts-equal-items-by-the-second-field',
    () =>
      breakRequests('listVolumes', (request) =>
        withQuery(request, (query) => {
          const [first = '', ...others] = (query.get('sort') ?? '').split(',')
          const sign = first.startsWith('-') ? '-' : ''
          if (others.length > 0)
            query.set('sort', [first, ...others.map((it) => sign + it.replace('-', ''))].join(','))
        }),
      ),
  ),
  variant('sorts dates as texts of the day', 'sorting/listCertificates/sorts-by-', () =>
    breakRequests('listCertificates', (request) =>
      withQuery(request, (query) => {
        const sort = query.get('sort')
        if (sort !== null && !sort.includes('nonsense'))
          query.set('sort', sort.replace(/^-?(createdAt|expiresAt)$/, 'domain'))
      }),
    ),
  ),
  variant('loses the last item of the last page', 'paging/listAlerts/shows-each-item', () =>
    breakBodies('listAlerts', (body) => {
      const items = itemsIn(body)
      const isLast = Number(body.page) * Number(body.pageSize) >= Number(body.total)
      return isLast && items.length < Number(body.pageSize) ? { ...body, items: items.slice(0, -1) } : body
    }),
  ),
  variant('counts deleted items too', 'paging/listCertificates/returns-the-total', () =>
    breakBodies('listCertificates', (body) => ({ ...body, total: Number(body.total) + 2 })),
  ),
  variant('takes page 0 for the first', 'validation/listCdnDistributions/rejects-a-page', () =>
    breakRequests('listCdnDistributions', (request) =>
      withQuery(request, (query) => {
        if (Number(query.get('page') ?? 1) < 1) query.set('page', '1')
      }),
    ),
  ),
  variant(
    'shows 50 items per page at most',
    'paging/listVms/returns-the-total',
    () =>
      breakRequests('listVms', (request) =>
        withQuery(request, (query) => {
          if (Number(query.get('pageSize') ?? 0) > 50 && Number(query.get('pageSize')) <= 100)
            query.set('pageSize', '50')
        }),
      ),
    { says: /\[1,50\]/ },
  ),
  variant(
    'reads a cursor of another list',
    'cursors/listActivity/rejects-an-unknown-cursor',
    () =>
      breakRequests('listActivity', (request) =>
        withQuery(request, (query) => {
          const cursor = query.get('cursor')
          if (cursor !== null && !Buffer.from(cursor, 'base64url').toString().startsWith('activity'))
            query.delete('cursor')
        }),
      ),
    { says: /invalid_cursor/ },
  ),
]
