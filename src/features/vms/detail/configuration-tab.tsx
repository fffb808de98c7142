import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import { updateVm } from '#src/api/generated/sdk.gen.ts'
import type { Vm, VmUpdate } from '#src/api/generated/types.gen.ts'
import { DeletionProtectionPanel } from '#src/resources/detail/deletion-protection-panel.tsx'
import { Notice } from '#src/resources/detail/notice.tsx'
import { PanelStack } from '#src/resources/detail/panel.tsx'
import { RenamePanel } from '#src/resources/detail/rename-panel.tsx'
import { TagsPanel } from '#src/resources/detail/tags-panel.tsx'
import { useHasPermission } from '#src/resources/permissions.ts'
import { SchedulePanel } from '../schedule/schedule-panel.tsx'
import type { VmTabProps } from '../vm-detail-search.ts'
import { vmResource } from '../vm-resource.ts'
import { ResizePanel } from './resize-panel.tsx'
import { UserDataPanel } from './user-data-panel.tsx'

export function ConfigurationTab({ resource: vm, onSearchChange }: VmTabProps) {
  const maySeeUserData = useHasPermission()(requiredPermission.getVmUserData)
  const common = { definition: vmResource, resource: vm, action: 'update', call: update } as const
  return (
    <PanelStack>
      <Notice>Changes may require a restart. You’ll be asked to confirm those that do.</Notice>
      <RenamePanel
        {...common}
        description="Takes effect immediately. The host name inside the VM doesn’t change."
      />
      <TagsPanel {...common} />
      <ResizePanel key={`size-${vm.sizeId}`} vm={vm} />
      <SchedulePanel vm={vm} onEdit={() => onSearchChange({ dialog: 'schedule' })} />
      {maySeeUserData && <UserDataPanel vmId={vm.id} />}
      <DeletionProtectionPanel {...common} />
    </PanelStack>
  )
}

const update = ({ id }: Vm, change: VmUpdate) => updateVm({ path: { vmId: id }, body: change })
