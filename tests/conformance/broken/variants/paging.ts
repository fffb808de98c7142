import { breakBodies, breakRequests, withQuery } from '../breaking.ts'
import { itemsIn, type Variant, variant, withPages } from './variant.ts'

export const paging: readonly Variant[] = [
  variant('counts pages from 0', 'paging/listVms/', () =>
    breakRequests('listVms', (request) =>
      withQuery(request, (query) => query.set('page', `${Number(query.get('page') ?? 1) + 1}`)),
    ),
  ),
  variant('begins each page with the last of the one before', 'paging/listVolumes/', () =>
    withPages('listVolumes', (all, { page, pageSize }) => {
      const start = Math.max(0, (page - 1) * (pageSize - 1))
      return { items: all.slice(start, start + pageSize) }
    }),
  ),
  variant('says how many are on the page, not how many there are', 'paging/listDatabases/', () =>
    breakBodies('listDatabases', (body) => ({ ...body, total: itemsIn(body).length })),
  ),
  variant('has pages of one size', 'paging/listFirewalls/', () =>
    breakRequests('listFirewalls', (request) => withQuery(request, (query) => query.delete('pageSize'))),
  ),
  variant('shows the last page again beyond the end', 'paging/listMembers/', () =>
    withPages('listMembers', (all, { page, pageSize }) => {
      const last = Math.max(1, Math.ceil(all.length / pageSize))
      const shown = Math.min(page, last)
      return { items: all.slice((shown - 1) * pageSize, shown * pageSize) }
    }),
  ),
  variant('says that every page is the first', 'paging/listInvoices/', () =>
    breakBodies('listInvoices', (body) => ({ ...body, page: 1 })),
  ),
]
