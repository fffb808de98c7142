import { tableSearch } from '#src/ui/resource-table/table-search.ts'

/** URL search of the certificates: `/network/load-balancers/certificates?status=failed&sort=expiresAt`. */
export const certificateSearch = tableSearch({
  sortFields: ['domain', 'status', 'expiresAt', 'createdAt'],
  defaultSort: 'domain',
  dialogs: ['create', 'delete'],
  filters: { status: ['pending', 'issued', 'failed', 'expired'] },
})

export type CertificateSearch = typeof certificateSearch.defaults
