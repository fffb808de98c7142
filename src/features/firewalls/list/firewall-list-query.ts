import { queryOptions } from '@tanstack/react-query'
import {
  getFirewallSummaryOptions,
  listFirewallsOptions,
} from '#src/api/generated/@tanstack/react-query.gen.ts'
import { listParameters, watchedList, watchedSummary } from '#src/resources/queries.ts'
import type { WithoutDialog } from '#src/ui/resource-table/table-search.ts'
import type { FirewallListSearch } from '../firewall-list-search.ts'
import { firewallResource } from '../firewall-resource.ts'

/** Converts the URL search to parameters of `listFirewalls`, which accepts only one plan. */
export function firewallListParameters({ planId, ...search }: WithoutDialog<FirewallListSearch>) {
  return { ...listParameters(search, ['status', 'tag']), ...(planId !== '' && { planId }) }
}

export function firewallListQuery(parameters: ReturnType<typeof firewallListParameters>) {
  return queryOptions({ ...listFirewallsOptions({ query: parameters }), ...watchedList(firewallResource) })
}

/** Counts for the cards above the list. */
export function firewallSummaryQuery() {
  return queryOptions({ ...getFirewallSummaryOptions(), ...watchedSummary(firewallResource) })
}
