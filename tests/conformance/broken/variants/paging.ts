import { breakBodies, breakRequests, withQuery } from '../breaking.ts'
import { itemsIn, type Variant, variant, withPages } from './variant.ts'

export const paging: readonly Variant[] = [
  variant(
    'counts pages from 0',
    'paging/listVms/shows-each-item-on-one-page',
    () =>
      breakRequests('listVms', (request) =>
        withQuery(request, (query) => query.set('page', `${Number(query.get('page') ?? 1) + 1}`)),
      ),
    { says: /\[2,7\]/ },
  ),
  variant(
    'starts each page with the last item of the previous one',
    'paging/listVolumes/shows-each-item-on-one-page',
    () =>
      withPages('listVolumes', (all, { page, pageSize }) => {
        const start = Math.max(0, (page - 1) * (pageSize - 1))
        return { items: all.slice(start, start + pageSize) }
      }),
    { says: /length of page/ },
  ),
  variant(
    "returns the page's count as the total",
    'paging/listDatabases/shows-each-item-on-one-page',
    () => breakBodies('listDatabases', (body) => ({ ...body, total: itemsIn(body).length })),
    { says: /expected 7, found 3/ },
  ),
  variant(
    'has a fixed page size',
    'paging/listFirewalls/shows-each-item-on-one-page',
    () =>
      breakRequests('listFirewalls', (request) => withQuery(request, (query) => query.delete('pageSize'))),
    { says: /\[1,20\]/ },
  ),
  variant(
    'repeats the last page beyond the end',
    'paging/listMembers/returns-an-empty-page-beyond-the-end',
    () =>
      withPages('listMembers', (all, { page, pageSize }) => {
        const last = Math.max(1, Math.ceil(all.length / pageSize))
        const shown = Math.min(page, last)
        return { items: all.slice((shown - 1) * pageSize, shown * pageSize) }
      }),
    { says: /found \[\[\{/ },
  ),
  variant(
    'labels every page as the first',
    'paging/listInvoices/shows-each-item-on-one-page',
    () => breakBodies('listInvoices', (body) => ({ ...body, page: 1 })),
    { says: /found \[1,5\]/ },
  ),
]
