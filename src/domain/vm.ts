import { ALLOWED, type CheckResult, denied } from './check-result.ts'
import { lifeCycle } from './life-cycle.ts'
import { gigabytes } from './quantity.ts'

/** Statuses of a VM and the actions allowed in each. A failed VM can only be restarted or deleted. */
export const vmLifeCycle = lifeCycle({
  noun: 'VM',
  stable: ['running', 'stopped', 'error'],
  transitional: {
    starting: 'starting',
    stopping: 'stopping',
    restarting: 'restarting',
    resizing: 'being resized',
    deleting: 'being deleted',
  },
  creations: { create: { during: 'starting', to: 'running' } },
  actions: {
    start: {
      during: 'starting',
      to: 'running',
      from: {
        running: 'The VM is already running.',
        stopped: true,
        error: 'The VM has failed. Restart or delete it.',
      },
    },
    stop: {
      during: 'stopping',
      to: 'stopped',
      from: {
        running: true,
        stopped: 'The VM is already stopped.',
        error: 'The VM has failed. Restart or delete it.',
      },
    },
    restart: {
      during: 'restarting',
      to: 'running',
      from: { running: true, stopped: 'The VM is stopped. Start it instead.', error: true },
    },
    // Resizing restarts a running VM; a stopped one stays stopped.
    resize: {
      during: 'resizing',
      to: (before) => (before === 'running' ? 'running' : 'stopped'),
      from: { running: true, stopped: true, error: 'The VM has failed. Restart it before resizing.' },
    },
    delete: {
      during: 'deleting',
      to: 'deleted',
      from: { running: true, stopped: true, error: true },
    },
  },
  uses: {
    // SSH login, not an API call; needs a running VM.
    connect: {
      running: true,
      stopped: 'The VM is stopped. Start it to connect.',
      error: 'The VM has failed and isn’t responding. Restart it to connect.',
    },
  },
  // Name and tags (`updateVm`).
  edits: ['update'],
})

export const STABLE_VM_STATUSES = vmLifeCycle.stable
export const TRANSITIONAL_VM_STATUSES = vmLifeCycle.transitional

export type StableVmStatus = (typeof STABLE_VM_STATUSES)[number]
type TransitionalVmStatus = (typeof TRANSITIONAL_VM_STATUSES)[number]
export type VmStatus = StableVmStatus | TransitionalVmStatus

/** All statuses, in the display order of lists and filters. */
export const VM_STATUSES = vmLifeCycle.statuses

/** Actions of a VM. */
export const VM_ACTIONS = ['start', 'stop', 'restart', 'connect', 'update', 'resize', 'delete'] as const

export type VmAction = (typeof VM_ACTIONS)[number]

/** Actions that start a transition. */
export type VmTransitionAction = Exclude<VmAction, 'connect' | 'update'>

/** Checks an action in a status. */
export const vmCan: (action: VmAction, status: VmStatus) => CheckResult = vmLifeCycle.can

/** Transition that an action starts. Check with `vmCan` first: this does not. */
export const vmTransition = vmLifeCycle.transition

/** Checks if a VM can be resized in its region. The disk must not shrink, which would truncate its file system. */
export function vmResizeCheck(
  current: { readonly sizeId: string; readonly diskGb: number },
  next: { readonly id: string; readonly diskGb: number; readonly regions: readonly string[] },
  region: string,
): CheckResult {
  if (next.id === current.sizeId) return denied('The VM already has this size. Choose another one.')
  if (!next.regions.includes(region)) return denied('This size is not available in the VM’s region.')
  if (next.diskGb < current.diskGb) {
    return denied(`The disk can’t shrink from ${gigabytes(current.diskGb)} to ${gigabytes(next.diskGb)}.`)
  }
  return ALLOWED
}

/** Limit of VMs in one request. */
export const MAX_VMS_PER_REQUEST = 20
