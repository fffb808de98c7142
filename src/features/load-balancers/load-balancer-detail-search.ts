import type { LoadBalancer } from '#src/api/generated/types.gen.ts'
import type { DetailTabProps } from '#src/resources/detail/detail-screen.tsx'
import { detailSearch } from '#src/resources/detail/detail-search.ts'

/** URL search of a load balancer: `/network/load-balancers/lb_1?tab=targets`. */
export const loadBalancerDetailSearch = detailSearch({
  tabs: ['overview', 'targets', 'routing', 'configure', 'monitor', 'activity'],
  dialogs: ['delete', 'drain', 'remove'],
})

export type LoadBalancerDetailSearch = typeof loadBalancerDetailSearch.defaults

export type LoadBalancerTabProps = DetailTabProps<LoadBalancer, LoadBalancerDetailSearch>
