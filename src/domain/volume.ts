import { ALLOWED, type CheckResult, denied } from './check-result.ts'
import { lifeCycle } from './life-cycle.ts'
import type { VmStatus } from './vm.ts'
import { VOLUMES_PER_VM } from './volume-catalog.ts'

/** Statuses of a volume and the actions allowed in each. */
export const volumeLifeCycle = lifeCycle({
  noun: 'volume',
  stable: ['available', 'attached', 'error'],
  transitional: {
    creating: 'being created',
    attaching: 'being attached',
    detaching: 'being detached',
    resizing: 'being grown',
    deleting: 'being deleted',
  },
  creations: { create: { during: 'creating', to: 'available' } },
  actions: {
    attach: {
      during: 'attaching',
      to: 'attached',
      from: {
        available: true,
        attached: 'The volume is already attached. Detach it first.',
        error: 'The volume has failed. Delete it and create another.',
      },
    },
    detach: {
      during: 'detaching',
      to: 'available',
      from: {
        available: 'The volume is not attached.',
        attached: true,
        error: 'The volume has failed and is not attached.',
      },
    },
    grow: {
      during: 'resizing',
      to: (before) => (before === 'attached' ? 'attached' : 'available'),
      from: {
        available: true,
        attached: true,
        error: 'The volume has failed. Delete it and create another.',
      },
    },
    delete: {
      during: 'deleting',
      to: 'deleted',
      from: { available: true, attached: 'The volume is attached. Detach it first.', error: true },
    },
  },
  uses: {
    snapshot: {
      available: true,
      attached: true,
      error: 'The volume has failed, so there is nothing to copy.',
    },
  },
  // Name and tags.
  edits: ['update'],
})

/** Actions of a volume. */
export type VolumeAction = Parameters<typeof volumeLifeCycle.can>[0]

/** Statuses of a snapshot. Deletion is immediate. */
export const volumeSnapshotLifeCycle = lifeCycle({
  noun: 'snapshot',
  stable: ['available', 'error'],
  transitional: { creating: 'being created' },
  creations: { create: { during: 'creating', to: 'available' } },
  actions: {},
  uses: {
    delete: { available: true, error: true },
    restore: { available: true, error: 'The snapshot has failed and has no data.' },
  },
  edits: [],
})

/** "10GB to 16TB" (public site's specification, section 9), in GB. */
export const VOLUME_SIZE_GB = { min: 10, max: 16_384 } as const

/** VM fields that decide if it can take another volume. */
export interface VolumeHost {
  readonly name: string
  readonly region: string
  readonly status: VmStatus
  /** Number of attached volumes. */
  readonly volumes: number
}

/** Checks if a volume can be attached to a VM. */
export function volumeAttachCheck(
  volume: { readonly region: string },
  { name, region, status, volumes }: VolumeHost,
): CheckResult {
  if (region !== volume.region) return denied(`${name} is not in the volume’s region.`)
  if (status === 'stopped') return denied(`${name} is stopped. Start it, then attach the volume.`)
  if (status !== 'running') return denied(`${name} is not running. Attach the volume when it is.`)
  if (volumes >= VOLUMES_PER_VM) {
    return denied(`${name} already has ${volumes} volumes, the maximum for a VM. Detach one first.`)
  }
  return ALLOWED
}
