import { updateFirewall } from '#src/api/generated/sdk.gen.ts'
import type { Firewall, FirewallUpdate } from '#src/api/generated/types.gen.ts'
import { DangerZone } from '#src/resources/detail/danger-zone.tsx'
import { PanelStack } from '#src/resources/detail/panel.tsx'
import { RenamePanel } from '#src/resources/detail/rename-panel.tsx'
import { TagsPanel } from '#src/resources/detail/tags-panel.tsx'
import { denialReason, useActionCheck } from '#src/resources/permissions.ts'
import type { FirewallTabProps } from '../firewall-detail-search.ts'
import { firewallResource } from '../firewall-resource.ts'
import { DescriptionPanel } from './description-panel.tsx'
import { PlanPanel } from './plan-panel.tsx'

/** Settings other than rules and VMs. */
export function SettingsTab({ resource: firewall, onSearchChange }: FirewallTabProps) {
  const common = { definition: firewallResource, resource: firewall, action: 'update', call: update } as const
  const check = useActionCheck(firewallResource)
  return (
    <PanelStack>
      <RenamePanel {...common} description="Takes effect immediately. Rules and VMs aren’t affected." />
      <DescriptionPanel firewall={firewall} call={update} />
      <PlanPanel firewall={firewall} call={update} />
      <TagsPanel {...common} />
      <DangerZone
        title="Delete this firewall"
        description="Deletes its rules. VMs are no longer protected by it."
        label="Delete firewall"
        reason={denialReason(check('delete', firewall))}
        onDelete={() => onSearchChange({ dialog: 'delete' })}
      />
    </PanelStack>
  )
}

const update = ({ id }: Firewall, change: FirewallUpdate) =>
  updateFirewall({ path: { firewallId: id }, body: change })
