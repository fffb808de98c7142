import { detailSearch } from '#src/resources/detail/detail-search.ts'

/** The address of one firewall: `/network/firewalls/fw_1?tab=rules`. */
export const firewallDetailSearch = detailSearch({
  tabs: ['overview', 'rules', 'machines', 'monitoring', 'settings', 'activity'],
  dialogs: ['assign', 'unassign', 'delete'],
})

export type FirewallDetailSearch = typeof firewallDetailSearch.defaults
