import { queryOptions } from '@tanstack/react-query'
import { getDnsSummaryOptions, listDnsZonesOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { listParameters, watchedList, watchedSummary } from '#src/resources/queries.ts'
import type { WithoutDialog } from '#src/ui/resource-table/table-search.ts'
import { dnsKind } from '../dns-kind.ts'
import type { DnsListSearch } from '../dns-list-search.ts'

/** The address as the parameters of `listDnsZones`. */
export const dnsListParameters = (search: WithoutDialog<DnsListSearch>) =>
  listParameters(search, ['status', 'tag'])

/** One page of the list. */
export function dnsListQuery(parameters: ReturnType<typeof dnsListParameters>) {
  return queryOptions({ ...listDnsZonesOptions({ query: parameters }), ...watchedList(dnsKind) })
}

/** The cards above the list, and the plan. */
export function dnsSummaryQuery() {
  return queryOptions({ ...getDnsSummaryOptions(), ...watchedSummary(dnsKind) })
}
