import { attachVolume } from '#src/api/generated/sdk.gen.ts'
import type { ResourceRef, Volume } from '#src/api/generated/types.gen.ts'
import { regionName } from '#src/domain/region.ts'
import { volumeAttachCheck } from '#src/domain/volume.ts'
import { EditPanel } from '#src/resources/detail/edit-panel.tsx'
import { Muted, Panel } from '#src/resources/detail/panel.tsx'
import { useEdit } from '#src/resources/detail/use-edit.ts'
import { denialReason } from '#src/resources/permissions.ts'
import { chosenVmsSchema, VmPicker } from '#src/resources/vm-picker/vm-picker.tsx'
import { Anchor } from '#src/ui/link.tsx'
import { volumeResource } from '../volume-resource.ts'

/** Shows the attached VM, or the form to attach one. */
export function AttachPanel({ volume }: { readonly volume: Volume }) {
  const { attachment } = volume
  if (attachment === null) return <Attach volume={volume} />
  const { vm, device } = attachment
  return (
    <Panel title="Attachment">
      <Muted>
        Attached to{' '}
        <Anchor to="/compute/vms/$vmId" params={{ vmId: vm.id }} underline="always">
          {vm.name}
        </Anchor>{' '}
        as <span className="mono">{device}</span>. To attach it to another VM, detach it first.
      </Muted>
    </Panel>
  )
}

const NOTHING_CHOSEN: { readonly vms: readonly ResourceRef[] } = { vms: [] }

function Attach({ volume }: { readonly volume: Volume }) {
  const edit = useEdit({
    definition: volumeResource,
    resource: volume,
    action: 'attach',
    change: 'action',
    initial: NOTHING_CHOSEN,
    schema: chosenVmsSchema,
    fieldsOf: { vms: ['vmId'] },
    call: async ({ id }, { vms: [vm] }) =>
      vm && (await attachVolume({ path: { volumeId: id }, body: { vmId: vm.id } })),
    saved: `${volume.name} is being attached`,
  })
  return (
    <EditPanel
      title="Attachment"
      description={`Attach to a running VM in ${regionName(volume.region)}, the volume’s region.`}
      edit={edit}
      submitLabel="Attach"
      unchangedReason="Choose a VM."
    >
      <VmPicker
        region={volume.region}
        many={false}
        value={edit.draft.vms}
        onChange={(vms) => edit.change({ vms })}
        // Assume 0 volumes: only the server knows how many the VM has.
        disabledReasonOf={(vm) =>
          edit.reason ?? denialReason(volumeAttachCheck(volume, { ...vm, volumes: 0 }))
        }
        error={edit.problems.vmId}
      />
    </EditPanel>
  )
}
