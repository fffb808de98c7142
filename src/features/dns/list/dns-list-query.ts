import { queryOptions } from '@tanstack/react-query'
import { getDnsSummaryOptions, listDnsZonesOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { listParameters, watchedList, watchedSummary } from '#src/resources/queries.ts'
import type { WithoutDialog } from '#src/ui/resource-table/table-search.ts'
import type { DnsListSearch } from '../dns-list-search.ts'
import { dnsResource } from '../dns-resource.ts'

/** Converts the URL search to parameters of `listDnsZones`. */
export const dnsListParameters = (search: WithoutDialog<DnsListSearch>) =>
  listParameters(search, ['status', 'tag'])

export function dnsListQuery(parameters: ReturnType<typeof dnsListParameters>) {
  return queryOptions({ ...listDnsZonesOptions({ query: parameters }), ...watchedList(dnsResource) })
}

/** Counts for the cards above the list, and the current plan. */
export function dnsSummaryQuery() {
  return queryOptions({ ...getDnsSummaryOptions(), ...watchedSummary(dnsResource) })
}
