import { updateVolume } from '#src/api/generated/sdk.gen.ts'
import type { Volume, VolumeUpdate } from '#src/api/generated/types.gen.ts'
import { DeletionProtectionPanel } from '#src/resources/detail/deletion-protection-panel.tsx'
import { PanelStack } from '#src/resources/detail/panel.tsx'
import { RenamePanel } from '#src/resources/detail/rename-panel.tsx'
import { TagsPanel } from '#src/resources/detail/tags-panel.tsx'
import type { VolumeTabProps } from '../volume-detail-search.ts'
import { volumeResource } from '../volume-resource.ts'
import { AttachPanel } from './attach-panel.tsx'
import { GrowPanel } from './grow-panel.tsx'

export function ManageTab({ resource: volume }: VolumeTabProps) {
  const common = { definition: volumeResource, resource: volume, action: 'update', call: update } as const
  return (
    <PanelStack>
      <AttachPanel volume={volume} />
      <GrowPanel volume={volume} />
      <RenamePanel
        {...common}
        description="Takes effect immediately. The device name on the VM doesn’t change."
      />
      <TagsPanel {...common} />
      <DeletionProtectionPanel {...common} />
    </PanelStack>
  )
}

const update = ({ id }: Volume, change: VolumeUpdate) =>
  updateVolume({ path: { volumeId: id }, body: change })
