import { type CheckResult, denied } from './check-result.ts'
import { lifeCycle } from './life-cycle.ts'
import { CONTAINER_NAMESPACES } from './list-filter-values.ts'

export { CONTAINER_NAMESPACES }

export type ContainerNamespace = (typeof CONTAINER_NAMESPACES)[number]

/** A service runs until it is stopped; a job runs until it is done, and is `completed` by itself. */
export const CONTAINER_KINDS = ['service', 'job'] as const

export type ContainerKind = (typeof CONTAINER_KINDS)[number]

/** The states of a container and what may be asked of it in each. */
export const containerLifeCycle = lifeCycle({
  noun: 'container',
  stable: ['running', 'completed', 'stopped', 'error'],
  transitional: {
    pending: 'coming up',
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
        completed: 'The job has completed, so nothing of it runs.',
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
        completed: 'The job has completed. It takes the change with its next start.',
        stopped: 'The container is stopped. It takes the change with its next start.',
        error: true,
      },
    },
    delete: {
      during: 'deleting',
      to: 'deleted',
      from: { running: true, completed: true, stopped: true, error: true },
    },
  },
  uses: {
    // A change of what it is made of: rolled out where it runs, kept for the next start where it is off.
    change: { running: true, completed: true, stopped: true, error: true },
  },
  // Tags and dependencies.
  edits: ['label'],
})

/** Most replicas of a container. */
export const MOST_REPLICAS = 50

export type ContainerStatus = (typeof containerLifeCycle.statuses)[number]

/** What moves a container through a transitional status. */
const CONTAINER_ACTIONS = ['start', 'stop', 'restart', 'scale', 'rollOut', 'delete'] as const

export type ContainerOrder = (typeof CONTAINER_ACTIONS)[number]

export type ContainerAction = ContainerOrder | 'change' | 'label'

/** Whether something may be asked of a container: its life cycle, and what its kind has to do with it. */
export function containerCan(
  action: ContainerAction,
  { kind, status }: { readonly kind: ContainerKind; readonly status: ContainerStatus },
): CheckResult {
  if (action === 'scale' && kind === 'job') return denied('A job can’t be scaled.')
  return containerLifeCycle.can(action, status)
}

/** `production/checkout-api`: how people and manifests name a container. */
export function containerPath({
  namespace,
  name,
}: {
  readonly namespace: ContainerNamespace
  readonly name: string
}): string {
  return `${namespace}/${name}`
}
