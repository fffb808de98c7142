import { TAG_PATTERN } from '#src/domain/labels.ts'
import { RESOURCE_STATUSES } from '#src/domain/list-filter-values.ts'
import { tableSearch } from '#src/ui/resource-table/table-search.ts'
import { RESOURCE_ID } from '#src/ui/search-schema.ts'

/** URL search of the list: `/services/dns?q=shop&status=active&sort=-queries`. */
export const dnsListSearch = tableSearch({
  sortFields: ['domain', 'status', 'records', 'queries', 'createdAt', 'updatedAt'],
  defaultSort: 'domain',
  dialogs: ['delete'],
  filters: { status: RESOURCE_STATUSES.dns_zone, tag: TAG_PATTERN, projectId: RESOURCE_ID },
})

export type DnsListSearch = typeof dnsListSearch.defaults
