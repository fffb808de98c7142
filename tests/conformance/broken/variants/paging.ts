import { breakBodies, breakRequests, withQuery } from '../breaking.ts'
import { itemsIn, type Variant, variant, withPages } from './variant.ts'

export const paging: readonly Variant[] = [
  variant('counts pages from 0', 'paging/listVms/', () =>
    breakRequests('listVms', (request) =>
      withQuery(request, (query) => query.set('page', `${Number(query.get('page') ?? 1) + 1}`)),
    ),
  ),
  variant('starts each page with the last item of the previous one', 'paging/listVolumes/', () =>
    withPages('listVolumes', (all, { page, pageSize }) => {
      const start = Math.max(0, (page - 1) * (pageSize - 1))
      return { items: all.slice(start, start + pageSize) }
    }),
  ),
  variant("returns the page's count as the total", 'paging/listDatabases/', () =>
    breakBodies('listDatabases', (body) => ({ ...body, total: itemsIn(body).length })),
  ),
  variant('has a fixed page size', 'paging/listFirewalls/', () =>
    breakRequests('listFirewalls', (request) => withQuery(request, (query) => query.delete('pageSize'))),
  ),
  variant('repeats the last page beyond the end', 'paging/listMembers/', () =>
    withPages('listMembers', (all, { page, pageSize }) => {
      const last = Math.max(1, Math.ceil(all.length / pageSize))
      const shown = Math.min(page, last)
      return { items: all.slice((shown - 1) * pageSize, shown * pageSize) }
    }),
  ),
  variant('labels every page as the first', 'paging/listInvoices/', () =>
    breakBodies('listInvoices', (body) => ({ ...body, page: 1 })),
  ),
]
