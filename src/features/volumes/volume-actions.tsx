import { IconPlugX } from '@tabler/icons-react'
import { deleteVolume, detachVolume } from '#src/api/generated/sdk.gen.ts'
import type { Volume } from '#src/api/generated/types.gen.ts'
import type { ActionDefinitions } from '#src/resources/actions/action.ts'
import { deleteAction } from '#src/resources/actions/common-actions.tsx'

const icon = { size: 16, 'aria-hidden': true } as const

/** Actions on a volume that need no input. */
export const volumeActions: ActionDefinitions<Volume, 'detach' | 'delete'> = {
  detach: {
    verb: 'Detach',
    gerund: 'Detaching',
    state: 'detaching',
    icon: <IconPlugX {...icon} />,
    destructive: true,
    call: ({ id }) => detachVolume({ path: { volumeId: id } }),
    confirmation: {
      body: ({ attachment }) => (
        <p>
          {attachment === null ? 'Its VM' : attachment.vm.name} loses access to it. Unmount it there first.
          The volume’s data is kept.
        </p>
      ),
      bulkBody: <p>Their VMs lose access to them. Unmount them there first. The volumes’ data is kept.</p>,
    },
  },
  delete: deleteAction(({ id }) => deleteVolume({ path: { volumeId: id } }), {
    body: ({ snapshotCount }) => (
      <p>
        This deletes the volume and all its data. This can’t be undone.
        {snapshotCount > 0 && ' Its snapshots are kept.'}
      </p>
    ),
    bulkBody: (
      <p>This deletes the volumes and all their data. This can’t be undone. Their snapshots are kept.</p>
    ),
  }),
}
