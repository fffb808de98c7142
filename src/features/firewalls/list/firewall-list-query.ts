import { queryOptions } from '@tanstack/react-query'
import {
  getFirewallSummaryOptions,
  listFirewallsOptions,
} from '#src/api/generated/@tanstack/react-query.gen.ts'
import { listParameters, watchedList, watchedSummary } from '#src/resources/queries.ts'
import type { WithoutDialog } from '#src/ui/resource-table/table-search.ts'
import { firewallKind } from '../firewall-kind.ts'
import type { FirewallListSearch } from '../firewall-list-search.ts'

/** The address as the parameters of `listFirewalls`, which takes one plan and not several. */
export function firewallListParameters({ planId, ...search }: WithoutDialog<FirewallListSearch>) {
  return { ...listParameters(search, ['status', 'tag']), ...(planId !== '' && { planId }) }
}

/** One page of the list. */
export function firewallListQuery(parameters: ReturnType<typeof firewallListParameters>) {
  return queryOptions({ ...listFirewallsOptions({ query: parameters }), ...watchedList(firewallKind) })
}

/** The cards above the list. */
export function firewallSummaryQuery() {
  return queryOptions({ ...getFirewallSummaryOptions(), ...watchedSummary(firewallKind) })
}
