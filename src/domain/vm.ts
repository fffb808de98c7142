import { ALLOWED, type CheckResult, denied } from './check-result.ts'
import { lifeCycle } from './life-cycle.ts'

/** The states of a machine and what may be asked of it in each. A failed one has one way back, a restart, and one way out. */
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
    // Resizing a running machine restarts it; a stopped one stays stopped.
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
    // No call of the API but a login over SSH, which needs a machine that answers.
    connect: {
      running: true,
      stopped: 'The VM is stopped. Start it to connect.',
      error: 'The VM has failed and does not answer. Restart it to connect.',
    },
  },
  // Name and tags (`updateVm`).
  edits: ['update'],
})

export const SETTLED_VM_STATUSES = vmLifeCycle.stable
export const TRANSITIONAL_VM_STATUSES = vmLifeCycle.transitional

export type SettledVmStatus = (typeof SETTLED_VM_STATUSES)[number]
export type TransitionalVmStatus = (typeof TRANSITIONAL_VM_STATUSES)[number]
export type VmStatus = SettledVmStatus | TransitionalVmStatus

/** All statuses, in the order in which lists and filters show them. */
export const VM_STATUSES = vmLifeCycle.statuses

/** What one may ask of a machine. */
export const VM_ACTIONS = ['start', 'stop', 'restart', 'connect', 'update', 'resize', 'delete'] as const

export type VmAction = (typeof VM_ACTIONS)[number]

/** The actions that move a machine through a transitional status. */
export type VmTransitionAction = Exclude<VmAction, 'connect' | 'update'>

/** Whether a machine in `status` may do `action`, and if not, why. */
export const vmCan: (action: VmAction, status: VmStatus) => CheckResult = vmLifeCycle.can

/** Whether the status ends by itself: lists poll fast while one of these is in sight. */
export const isTransitional: (status: VmStatus) => status is TransitionalVmStatus = vmLifeCycle.isTransitional

/** The transition that an action sets off. Ask `vmCan` first: this does not. */
export const vmTransition = vmLifeCycle.transition

/**
 * Whether a machine of `current` size may become one of `next` size in `region`. A disk never shrinks, since
 * that would cut the file system on it.
 */
export function vmCanBecome(
  current: { readonly sizeId: string; readonly diskGb: number },
  next: { readonly id: string; readonly diskGb: number; readonly regions: readonly string[] },
  region: string,
): CheckResult {
  if (next.id === current.sizeId) return denied('The VM already has this size.')
  if (!next.regions.includes(region)) return denied('This size is not offered in the region of the VM.')
  if (next.diskGb < current.diskGb) {
    return denied(`The disk can't shrink from ${current.diskGb} GB to ${next.diskGb} GB.`)
  }
  return ALLOWED
}

/** How many machines one request may create. */
export const MAX_VMS_PER_REQUEST = 20
