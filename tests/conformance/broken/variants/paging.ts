import { misread, misshaped, requeried } from '../breaking.ts'
import { itemsIn, repaged, type Variant, variant } from './variant.ts'

export const paging: readonly Variant[] = [
  variant('counts pages from 0', 'paging/listVms/', () =>
    misread('listVms', (request) =>
      requeried(request, (query) => query.set('page', `${Number(query.get('page') ?? 1) + 1}`)),
    ),
  ),
  variant('begins each page with the last of the one before', 'paging/listVolumes/', () =>
    repaged('listVolumes', (all, { page, pageSize }) => {
      const start = Math.max(0, (page - 1) * (pageSize - 1))
      return { items: all.slice(start, start + pageSize) }
    }),
  ),
  variant('says how many are on the page, not how many there are', 'paging/listDatabases/', () =>
    misshaped('listDatabases', (body) => ({ ...body, total: itemsIn(body).length })),
  ),
  variant('has pages of one size', 'paging/listFirewalls/', () =>
    misread('listFirewalls', (request) => requeried(request, (query) => query.delete('pageSize'))),
  ),
  variant('shows the last page again beyond the end', 'paging/listMembers/', () =>
    repaged('listMembers', (all, { page, pageSize }) => {
      const last = Math.max(1, Math.ceil(all.length / pageSize))
      const shown = Math.min(page, last)
      return { items: all.slice((shown - 1) * pageSize, shown * pageSize) }
    }),
  ),
  variant('says that every page is the first', 'paging/listInvoices/', () =>
    misshaped('listInvoices', (body) => ({ ...body, page: 1 })),
  ),
]
