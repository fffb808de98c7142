import { type ContainerTransitionAction, containerLifeCycle } from '#src/domain/container.ts'
import { resourceLabel } from '#src/domain/resource-label.ts'
import type { ContainerReplica, ContainerRow } from '../../db/index.ts'
import { MINUTE, SECOND } from '../../kernel/duration.ts'
import { CRASH_CAUSES, causeOf, causeOfImage } from '../container-crash.ts'
import {
  planCompletion,
  planEnd,
  planReturn,
  planRollingUpdate,
  planScaling,
  planStart,
  replicaSums,
} from '../container-replicas.ts'
import { revisionsEnded, revisionsUp } from '../container-revisions.ts'
import { recordEvent } from '../record.ts'
import { resourceDefinitions } from '../resource-definitions.ts'
import type { Duration, ResourceLifeCycle } from './life-cycle.ts'

type Transition = NonNullable<ContainerRow['transition']>

const [firstCrash, ...otherCrashes] = CRASH_CAUSES.map((it) => it.statusReason) as [string, ...string[]]
const CRASHES = [firstCrash, ...otherCrashes] as const

/** Time without progress after which a rollout fails, as the contract says. */
const PROGRESS_DEADLINE = 5 * MINUTE

const ROLLOUT = { duration: [4_000, 7_000], failsAfter: PROGRESS_DEADLINE, failures: CRASHES } as const

export const containerLife: ResourceLifeCycle<ContainerRow, 'create', ContainerTransitionAction> = {
  definition: resourceDefinitions.container,
  states: containerLifeCycle,
  up: 'running',
  actions: {
    create: { duration: [6_000, 14_000], past: 'created', failures: CRASHES },
    start: { duration: [4_000, 9_000], past: 'started', failures: CRASHES },
    stop: {
      duration: [3_000, 8_000],
      past: 'stopped',
      failures: ['Replicas didn’t stop within the time limit.'],
    },
    // For one replica; `duration` adds time for more.
    restart: { duration: [4_000, 7_000], past: 'restarted', failures: CRASHES },
    scale: { duration: [2_000, 4_000], past: 'scaled', failures: CRASHES },
    rollOut: { ...ROLLOUT, past: 'updated' },
    rollBack: { ...ROLLOUT, past: 'rolled_back' },
    abort: {
      duration: [2_000, 4_000],
      past: 'rollout_aborted',
      failures: ['Replicas of the aborted revision didn’t stop within the time limit.'],
    },
    delete: { duration: [3_000, 8_000], past: 'deleted', failures: ['Replicas could not be removed.'] },
  },

  forcedFailure: ({ image }) => causeOfImage(image)?.statusReason ?? null,

  duration: (row, action) => times(containerLife.actions[action].duration, replicasConcerned(row, action)),

  onStart: (row, { action, during }, transition) => ({
    replicas: timetable(row, action, transition),
    // Replicas are replaced one by one, so a running container stays up; one that is starting or being deleted is not
    // up.
    startedAt: during === 'pending' || during === 'deleting' ? null : row.startedAt,
  }),

  onSuccess(row, transition, context) {
    const { at } = context
    switch (transition.to) {
      case 'running':
        return {
          startedAt: row.startedAt ?? at,
          revisions: revisionsUp(row),
          ...(row.kind === 'job' ? { transition: completionOf(transition) } : {}),
        }
      case 'completed':
        recordEvent(context, 'container', row, 'completed', `${resourceLabel(row)} finished`)
        return { startedAt: null, replicas: planCompletion(row, at) }
      default:
        return { startedAt: null }
    }
  },

  // If an update crashes, the previous replicas keep running.
  onFailure: (row, { at }) => ({
    startedAt: replicaSums(row, at).ready > 0 ? (row.startedAt ?? at) : null,
    revisions: revisionsEnded(row, 'failed', row.transition?.failure ?? null),
  }),

  successNotification: (row, { action, to }) =>
    action === 'create' && to === 'running'
      ? {
          title: `${resourceLabel(row)} is running`,
          body: 'It is deployed, and its first replica is ready.',
        }
      : null,
}

/** The work of a job takes about three times as long as its start. */
function completionOf({ startedAt, dueAt }: Transition): Transition {
  return {
    action: 'complete',
    to: 'completed',
    startedAt: dueAt,
    dueAt: dueAt + 3 * (dueAt - startedAt),
    failure: null,
    activityId: null,
    next: {},
  }
}

function timetable(
  row: ContainerRow,
  action: ContainerTransitionAction | 'create',
  transition: Transition,
): ContainerReplica[] {
  const { failure } = transition
  const crash = failure === null ? null : causeOf(failure)
  switch (action) {
    case 'create':
    case 'start':
      return planStart(row, transition, crash)
    case 'restart':
    case 'rollOut':
    case 'rollBack':
      return planRollingUpdate(row, transition, crash)
    case 'abort':
      if (failure === null || CRASHES.includes(failure)) return planReturn(row, transition, crash)
      return [...row.replicas]
    case 'scale':
      return planScaling(row, transition, crash)
    case 'stop':
    case 'delete':
      return failure === null ? planEnd(row, transition) : [...row.replicas]
  }
}

/** Number of replicas started or ended one after the other. */
function replicasConcerned(row: ContainerRow, action: ContainerTransitionAction | 'create'): number {
  switch (action) {
    case 'restart':
    case 'rollOut':
    case 'rollBack':
      return row.desiredReplicas
    case 'abort':
      return Math.max(
        1,
        row.desiredReplicas -
          row.replicas.filter((it) => it.revision === row.revision && it.endsAt === null).length,
      )
    case 'scale':
      return Math.abs(row.desiredReplicas - row.replicas.filter((it) => it.endsAt === null).length)
    default:
      return 1
  }
}

/** Upper limit, however many replicas there are. */
const MAX_DURATION = 90 * SECOND

function times([min, max]: Duration, count: number): Duration {
  return [Math.min(MAX_DURATION, min * count), Math.min(MAX_DURATION, max * count)]
}
