import { TAG_PATTERN } from '#src/domain/labels.ts'
import { RESOURCE_STATUSES } from '#src/domain/list-filter-values.ts'
import { REGION_IDS } from '#src/domain/region.ts'
import { tableSearch } from '#src/ui/resource-table/table-search.ts'
import { RESOURCE_ID } from '#src/ui/search-schema.ts'

/** URL search of the list: `/network/load-balancers?health=critical&sort=health`. */
export const loadBalancerListSearch = tableSearch({
  sortFields: ['name', 'health', 'targets', 'monthlyCost', 'createdAt'],
  defaultSort: 'name',
  dialogs: ['delete'],
  filters: {
    status: RESOURCE_STATUSES.load_balancer,
    health: ['healthy', 'warning', 'critical'],
    region: REGION_IDS,
    tag: TAG_PATTERN,
    projectId: RESOURCE_ID,
  },
})

export type LoadBalancerListSearch = typeof loadBalancerListSearch.defaults
