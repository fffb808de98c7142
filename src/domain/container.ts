import { type CheckResult, denied } from './check-result.ts'
import { lifeCycle } from './life-cycle.ts'
import { CONTAINER_NAMESPACES } from './list-filter-values.ts'

export { CONTAINER_NAMESPACES }

export type ContainerNamespace = (typeof CONTAINER_NAMESPACES)[number]

/** A service runs until it is stopped; a job runs to completion. */
export const CONTAINER_KINDS = ['service', 'job'] as const

export type ContainerKind = (typeof CONTAINER_KINDS)[number]

const NO_ROLLOUT = 'No rollout is in progress.'

/** Statuses of a container and the actions allowed in each. */
export const containerLifeCycle = lifeCycle({
  noun: 'container',
  stable: ['running', 'completed', 'stopped', 'error'],
  transitional: {
    pending: 'starting',
    updating: 'being rolled out',
    scaling: 'being scaled',
    restarting: 'restarting',
    stopping: 'stopping',
    deleting: 'being deleted',
  },
  creations: { create: { during: 'pending', to: 'running' } },
  actions: {
    start: {
      during: 'pending',
      to: 'running',
      from: { running: 'The container is already running.', completed: true, stopped: true, error: true },
    },
    stop: {
      during: 'stopping',
      to: 'stopped',
      from: {
        running: true,
        completed: 'The job has completed and isn’t running.',
        stopped: 'The container is already stopped.',
        error: true,
      },
    },
    restart: {
      during: 'restarting',
      to: 'running',
      from: {
        running: true,
        completed: 'The job has completed. Start it to run it again.',
        stopped: 'The container is stopped. Start it instead.',
        error: true,
      },
    },
    scale: {
      during: 'scaling',
      to: 'running',
      from: {
        running: true,
        completed: 'A job can’t be scaled.',
        stopped: 'The container is stopped. Start it before scaling.',
        error: 'The container has failed. Restart it before scaling.',
      },
    },
    rollOut: {
      during: 'updating',
      to: 'running',
      from: {
        running: true,
        completed: 'The job has completed. The change applies at its next start.',
        stopped: 'The container is stopped. The change applies at its next start.',
        error: true,
      },
    },
    rollBack: {
      during: 'updating',
      to: 'running',
      from: {
        running: true,
        completed: 'The job has completed. The revision applies at its next start.',
        stopped: 'The container is stopped. The revision applies at its next start.',
        error: true,
      },
      interrupts: ['updating'],
    },
    abort: {
      during: 'updating',
      to: 'running',
      from: {
        running: NO_ROLLOUT,
        completed: NO_ROLLOUT,
        stopped: NO_ROLLOUT,
        error: NO_ROLLOUT,
      },
      interrupts: ['updating'],
    },
    delete: {
      during: 'deleting',
      to: 'deleted',
      from: { running: true, completed: true, stopped: true, error: true },
    },
  },
  uses: {
    // A changed spec: rolled out if the container runs, otherwise applied at the next start.
    change: { running: true, completed: true, stopped: true, error: true },
  },
  // Tags and dependencies.
  edits: ['label'],
})

/** Number of revisions that are kept. */
export const MAX_REVISIONS = 10

/** Limit of replicas. */
export const MAX_REPLICAS = 50

export type ContainerStatus = (typeof containerLifeCycle.statuses)[number]

/** True if it has no replicas until its next start: stopped, or a completed job. */
export function isContainerOff({ status }: { readonly status: string }): boolean {
  return status === 'stopped' || status === 'completed'
}

const TRANSITION_ACTIONS = [
  'start',
  'stop',
  'restart',
  'scale',
  'rollOut',
  'rollBack',
  'abort',
  'delete',
] as const

/** Actions that start a transition. */
export type ContainerTransitionAction = (typeof TRANSITION_ACTIONS)[number]

export type ContainerAction = ContainerTransitionAction | 'change' | 'label'

/** Checks an action against the life cycle, the container's kind and its rollout. */
export function containerCan(
  action: ContainerAction,
  {
    kind,
    status,
    rollout,
  }: {
    readonly kind: ContainerKind
    readonly status: ContainerStatus
    readonly rollout: { readonly status: 'in_progress' | 'failed' } | null
  },
): CheckResult {
  if (action === 'scale' && kind === 'job') return denied('A job can’t be scaled.')
  // Without a rollout, an updating container is returning from an aborted one.
  if ((action === 'rollBack' || action === 'abort') && status === 'updating' && rollout === null)
    return denied('The container is returning to an earlier revision. Try again when that has finished.')
  return containerLifeCycle.can(action, status)
}

/** Namespace and name as in manifests: `production/checkout-api`. */
export function containerPath({
  namespace,
  name,
}: {
  readonly namespace: ContainerNamespace
  readonly name: string
}): string {
  return `${namespace}/${name}`
}
