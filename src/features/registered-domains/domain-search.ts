import { tableSearch } from '#src/ui/resource-table/table-search.ts'

/** URL search of the domains: `/services/domains?status=expiring`. A `claim` has the id of a purchase as its row. */
export const domainSearch = tableSearch({
  sortFields: ['name', 'status', 'expiresAt', 'registeredAt'],
  defaultSort: 'name',
  dialogs: ['renew', 'auto-renew', 'transfer', 'contact', 'claim'],
  filters: { status: ['active', 'expiring', 'expired'] },
})

export type DomainSearch = typeof domainSearch.defaults
