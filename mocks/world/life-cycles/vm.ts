import { regionName } from '#src/domain/region.ts'
import { type VmTransitionAction, vmLifeCycle } from '#src/domain/vm.ts'
import type { VmRow } from '../../db/index.ts'
import { resourceDefinitions } from '../resource-definitions.ts'
import type { ResourceLifeCycle } from './life-cycle.ts'

const NOT_UP_IN_TIME = 'The VM didn’t start within the time limit.'

export const vmLife: ResourceLifeCycle<VmRow, 'create', VmTransitionAction> = {
  definition: resourceDefinitions.vm,
  states: vmLifeCycle,
  up: 'running',
  actions: {
    create: {
      duration: [9_000, 20_000],
      past: 'created',
      failures: [
        'The image could not be written to the disk.',
        NOT_UP_IN_TIME,
        'The host failed while the VM was being created.',
      ],
    },
    start: {
      duration: [5_000, 12_000],
      past: 'started',
      failures: [NOT_UP_IN_TIME, 'The boot disk has no bootable system.'],
    },
    stop: {
      duration: [3_000, 8_000],
      past: 'stopped',
      failures: ['The system didn’t shut down within the time limit.'],
    },
    restart: {
      duration: [8_000, 16_000],
      past: 'restarted',
      failures: [NOT_UP_IN_TIME, 'The kernel panicked during boot.'],
    },
    resize: {
      duration: [10_000, 20_000],
      past: 'resized',
      failures: ['The region had no capacity for the new size.', 'The VM didn’t start with the new size.'],
    },
    delete: { duration: [3_000, 8_000], past: 'deleted', failures: ['The disk could not be released.'] },
  },

  onStart: (vm, { during }) => ({
    // A stopping VM is still on; in all other transitions it is off until they finish.
    startedAt: during === 'stopping' ? vm.startedAt : null,
    publicIp: during === 'deleting' ? null : vm.publicIp,
  }),

  onSuccess: (vm, { to }, { at, seed, addresses }) => {
    if (to === 'running') return { startedAt: at, publicIp: vm.publicIp ?? addresses.allocate(seed, vm.id) }
    addresses.release(vm.publicIp)
    return { startedAt: null, publicIp: null }
  },

  onFailure: (vm, { addresses }) => {
    addresses.release(vm.publicIp)
    return { startedAt: null, publicIp: null }
  },

  successNotification: (vm, { action }) =>
    action === 'create'
      ? {
          title: `${vm.name} is running`,
          body: `The VM in ${regionName(vm.region)} is up at ${vm.publicIp}.`,
        }
      : null,
}
