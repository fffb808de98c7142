import type { Firewall } from '#src/api/generated/types.gen.ts'
import type { DetailTabProps } from '#src/resources/detail/detail-screen.tsx'
import { detailSearch } from '#src/resources/detail/detail-search.ts'

/** URL search of a firewall: `/network/firewalls/fw_1?tab=rules`. */
export const firewallDetailSearch = detailSearch({
  tabs: ['overview', 'rules', 'instances', 'monitoring', 'settings', 'activity'],
  dialogs: ['assign', 'unassign', 'delete'],
})

export type FirewallTabProps = DetailTabProps<Firewall, typeof firewallDetailSearch.defaults>
