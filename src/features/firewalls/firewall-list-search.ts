import { TAG_PATTERN } from '#src/domain/labels.ts'
import { FIREWALL_PLAN_IDS, RESOURCE_STATUSES } from '#src/domain/list-filter-values.ts'
import { tableSearch } from '#src/ui/resource-table/table-search.ts'
import { RESOURCE_ID } from '#src/ui/search-schema.ts'

/** URL search of the list: `/network/firewalls?q=web&status=error&sort=-rules&page=2`. */
export const firewallListSearch = tableSearch({
  sortFields: ['name', 'status', 'rules', 'vms', 'createdAt', 'updatedAt', 'monthlyCost'],
  defaultSort: 'name',
  dialogs: ['delete'],
  filters: {
    status: RESOURCE_STATUSES.firewall,
    planId: FIREWALL_PLAN_IDS,
    tag: TAG_PATTERN,
    projectId: RESOURCE_ID,
  },
})

export type FirewallListSearch = typeof firewallListSearch.defaults
