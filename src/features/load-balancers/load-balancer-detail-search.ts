import { detailSearch } from '#src/resources/detail/detail-search.ts'

/** The address of one load balancer: `/network/load-balancers/lb_1?tab=targets`. */
export const loadBalancerDetailSearch = detailSearch({
  tabs: ['overview', 'targets', 'configure', 'monitor', 'activity'],
  dialogs: ['delete', 'remove'],
})

export type LoadBalancerDetailSearch = typeof loadBalancerDetailSearch.defaults
