import { queryOptions } from '@tanstack/react-query'
import {
  getLoadBalancerSummaryOptions,
  listLoadBalancersOptions,
} from '#src/api/generated/@tanstack/react-query.gen.ts'
import { listParameters, watchedList, watchedSummary } from '#src/resources/queries.ts'
import type { WithoutDialog } from '#src/ui/resource-table/table-search.ts'
import type { LoadBalancerListSearch } from '../load-balancer-list-search.ts'
import { loadBalancerResource } from '../load-balancer-resource.ts'

/** Converts the URL search to parameters of `listLoadBalancers`. */
export const loadBalancerListParameters = (search: WithoutDialog<LoadBalancerListSearch>) =>
  listParameters(search, ['status', 'health', 'region', 'tag'])

export function loadBalancerListQuery(parameters: ReturnType<typeof loadBalancerListParameters>) {
  return queryOptions({
    ...listLoadBalancersOptions({ query: parameters }),
    ...watchedList(loadBalancerResource),
  })
}

/** Counts for the cards above the list. */
export function loadBalancerSummaryQuery() {
  return queryOptions({ ...getLoadBalancerSummaryOptions(), ...watchedSummary(loadBalancerResource) })
}
