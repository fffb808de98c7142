import { volumeLifeCycle, volumeSnapshotLifeCycle } from '#src/domain/volume.ts'
import type { VolumeRow, VolumeSnapshotRow } from '../../db/index.ts'
import { resourceDefinitions } from '../resource-definitions.ts'
import { lastReportedUse, UNATTACHED } from '../volume-use.ts'
import type { ResourceLifeCycle } from './life-cycle.ts'

export const volumeLife: ResourceLifeCycle<VolumeRow, 'create', 'attach' | 'detach' | 'grow' | 'delete'> = {
  definition: resourceDefinitions.volume,
  states: volumeLifeCycle,
  up: 'available',
  actions: {
    create: {
      duration: [4_000, 10_000],
      past: 'created',
      failures: ['The volume could not be created. Delete it and create another.'],
    },
    attach: {
      duration: [3_000, 7_000],
      past: 'attached',
      failures: ['The VM didn’t detect the volume within the time limit.'],
    },
    detach: {
      duration: [3_000, 7_000],
      past: 'detached',
      failures: ['The VM didn’t release the volume within the time limit.'],
    },
    grow: {
      duration: [5_000, 12_000],
      past: 'grown',
      failures: ['The region had no capacity for the new size.'],
    },
    delete: { duration: [3_000, 8_000], past: 'deleted', failures: ['The volume could not be erased.'] },
  },

  onSuccess: (volume, { action, to }, { at, seed }) => {
    if (to !== 'attached') return { ...lastReportedUse(seed, volume, at), ...UNATTACHED }
    return action === 'attach' ? { attachedAt: at, usedAt: at } : lastReportedUse(seed, volume, at)
  },

  statusAfterFailure: ({ action, to }) => {
    if (action === 'attach') return 'available'
    if (action === 'detach') return 'attached'
    return action === 'grow' ? to : null
  },

  onFailure: (volume, { at, seed }) => ({
    ...lastReportedUse(seed, volume, at),
    ...(volume.transition?.action === 'attach' ? UNATTACHED : {}),
  }),
}

export const volumeSnapshotLife: ResourceLifeCycle<VolumeSnapshotRow, 'create', never> = {
  definition: resourceDefinitions.volume_snapshot,
  states: volumeSnapshotLifeCycle,
  up: 'available',
  actions: {
    create: {
      duration: [12_000, 40_000],
      past: 'created',
      failures: ['The snapshot could not be saved. It costs nothing; delete it and try again.'],
    },
  },
  onFailure: () => ({ sizeGb: 0 }),
}
