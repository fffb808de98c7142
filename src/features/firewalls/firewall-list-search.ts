import { firewallLifeCycle } from '#src/domain/firewall.ts'
import { FIREWALL_PLANS } from '#src/domain/firewall-catalogue.ts'
import { TAG_PATTERN } from '#src/domain/labels.ts'
import { RESOURCE_ID } from '#src/ui/address-schema.ts'
import { tableSearch } from '#src/ui/resource-table/table-search.ts'

/** The address of the list: `/network/firewalls?q=web&status=error&sort=-rules&page=2`. */
export const firewallListSearch = tableSearch({
  sortFields: ['name', 'status', 'rules', 'vms', 'createdAt', 'updatedAt', 'monthlyCost'],
  defaultSort: 'name',
  dialogs: ['delete'],
  filters: {
    status: firewallLifeCycle.statuses,
    planId: FIREWALL_PLANS.map(({ id }) => id),
    tag: TAG_PATTERN,
    projectId: RESOURCE_ID,
  },
})

export type FirewallListSearch = typeof firewallListSearch.defaults
