import { IconPlugX } from '@tabler/icons-react'
import { deleteVolume, detachVolume } from '#src/api/generated/sdk.gen.ts'
import type { Volume } from '#src/api/generated/types.gen.ts'
import type { ActionDefinitions } from '#src/resources/actions/action.ts'
import { deleting } from '#src/resources/actions/common-actions.tsx'

const icon = { size: 16, 'aria-hidden': true } as const

export type VolumeAction = 'detach' | 'delete'

/** Actions on a volume that need no input. */
export const volumeActions: ActionDefinitions<Volume, VolumeAction> = {
  detach: {
    verb: 'Detach',
    gerund: 'Detaching',
    state: 'detaching',
    icon: <IconPlugX {...icon} />,
    destructive: true,
    call: ({ id }) => detachVolume({ path: { volumeId: id } }),
    ask: {
      one: ({ attachment }) => (
        <p>
          {attachment === null ? 'Its machine' : attachment.vm.name} loses it: unmount it there first, or what
          works with it stops. What is on it stays.
        </p>
      ),
      many: (
        <p>
          Their machines lose them: unmount them there first, or what works with them stops. What is on them
          stays.
        </p>
      ),
    },
  },
  delete: deleting(({ id }) => deleteVolume({ path: { volumeId: id } }), {
    one: ({ snapshotCount }) => (
      <p>
        This deletes the volume and everything on it. It cannot be undone.
        {snapshotCount > 0 && ' Its snapshots stay, and a volume can be made from them.'}
      </p>
    ),
    many: <p>This deletes the volumes and everything on them. It cannot be undone. Their snapshots stay.</p>,
  }),
}
