import { capitalize } from '#src/domain/capitalize.ts'
import { resourceLabel } from '#src/domain/resource-label.ts'
import type { Actor, ResourceRow, Transaction } from '../../db/index.ts'
import type { LifecycleSettings } from '../../engine/types.ts'
import { orderedId, type Rng, random } from '../../kernel/random.ts'
import type { ActivityChange } from '../activity-changes.ts'
import { scaleDuration } from '../durations.ts'
import type { JobContext } from '../job-context.ts'
import { activityOf, PLATFORM } from '../record.ts'
import type { ResourceLifeCycle } from './life-cycle.ts'

/** Context of an action: time, randomness and actor. A handler's context has all of it but the actor. */
export interface ActionContext {
  readonly tx: Transaction
  /** Epoch milliseconds. */
  readonly now: number
  readonly random: (...keys: ReadonlyArray<string | number>) => Rng
  readonly lifecycle: LifecycleSettings
  readonly actor: Actor
  /** Commits before the request; null for the platform. */
  readonly sequence: number | null
  /** Receives the summary of an action that says more than its name, such as the new size. */
  readonly onSummary?: (resourceId: string, summary: string) => void
}

/** Context of actions that the platform starts itself, such as scheduled backups and maintenance. */
export function platformActionContext({ tx, seed, at }: JobContext): ActionContext {
  return {
    tx,
    now: at,
    random: (...keys) => random(seed, 'platform', at, ...keys),
    // Failure rates of a scenario apply only to actions that users start.
    lifecycle: { failureRate: 0, durationFactor: 1 },
    actor: PLATFORM,
    sequence: null,
  }
}

type TransitionOf<Row extends ResourceRow> = NonNullable<Row['transition']>

interface Options<Row extends ResourceRow> {
  /** Fields the row gets on success, and not before. */
  readonly next?: TransitionOf<Row>['next']
  /** Summary of the activity, instead of "Started web-01". */
  readonly summary?: string
  /** Settings that the action changes; see `changesBetween`. */
  readonly changes?: readonly ActivityChange[]
}

const FAILING_NAME = /^fail-/

/** Input for a new row; status fields are filled in by the life cycle. */
export type NewRow<Row extends ResourceRow> = Omit<
  Row,
  'status' | 'statusReason' | 'transition' | 'incidents' | 'updatedAt'
>

/**
 * Inserts a resource that is being created.
 *
 * @param creation variant, if there are several: a database is created or restored from a backup
 */
export function beginCreation<Row extends ResourceRow, Creation extends string, Action extends string>(
  lifeCycle: ResourceLifeCycle<Row, Creation, Action>,
  context: ActionContext,
  creation: Creation,
  facts: NewRow<Row>,
  options: Options<Row> = {},
): Readonly<Row> {
  const { during, to } = lifeCycle.states.creation(creation)
  // Not shared yet, so mutate it instead of copying.
  const row = {
    ...facts,
    updatedAt: context.now,
    status: during,
    statusReason: null,
    incidents: [],
    transition: null,
  } as unknown as { -readonly [Field in keyof Row]: Row[Field] }
  const transition = drawOutcome(lifeCycle, context, creation, row, to, options)
  Object.assign(row, lifeCycle.onStart?.(row, { action: creation, during, to }, transition))
  row.transition = transition
  const inserted = lifeCycle.definition.table(context.tx).insert(row)
  recordActivity(lifeCycle, context, creation, inserted, transition.activityId, options)
  return inserted
}

/**
 * Starts a transition of a resource. The outcome is drawn now and stored with the deadline (`runDueJobs` applies it),
 * so it is the same after a reload and in every tab. Does not check the state: call the domain's `can` first.
 */
export function beginTransition<Row extends ResourceRow, Creation extends string, Action extends string>(
  lifeCycle: ResourceLifeCycle<Row, Creation, Action>,
  context: ActionContext,
  action: Action,
  row: Readonly<Row>,
  options: Options<Row> = {},
): Readonly<Row> {
  const { during, to } = lifeCycle.states.transition(action, row.status)
  const transition = drawOutcome(lifeCycle, context, action, row, to, options)
  const patch = {
    ...lifeCycle.onStart?.(row, { action: action, during, to }, transition),
    status: during,
    statusReason: null,
    transition,
    updatedAt: context.now,
  }
  const changed = lifeCycle.definition
    .table(context.tx)
    .update(row.id, patch as unknown as Partial<Omit<Row, 'id'>>)
  recordActivity(lifeCycle, context, action, row, transition.activityId, options)
  return changed
}

function drawOutcome<Row extends ResourceRow, Creation extends string, Action extends string>(
  lifeCycle: ResourceLifeCycle<Row, Creation, Action>,
  { now, random: draws, lifecycle, sequence }: ActionContext,
  action: Creation | Action,
  row: Readonly<Row>,
  to: TransitionOf<Row>['to'],
  { next = {} }: Options<Row>,
) {
  const { duration, failures, failsAfter } = lifeCycle.actions[action]
  const [min, max] = lifeCycle.duration?.(row, action) ?? duration
  const rng = draws('lifecycle', row.id)
  const drawn = rng.int(min, max)
  const failsByChance = rng.chance(lifecycle.failureRate)
  const reason = rng.pick(failures)
  const isNamedToFail = to === lifeCycle.up && FAILING_NAME.test(row.name)
  const forced = to === lifeCycle.up ? (lifeCycle.forcedFailure?.(row) ?? null) : null
  const failure = forced ?? (failsByChance || isNamedToFail ? reason : null)
  const actualDuration = failure === null ? drawn : (failsAfter ?? drawn)
  return {
    action,
    to,
    startedAt: now,
    dueAt: now + scaleDuration(actualDuration, lifecycle),
    failure,
    next,
    activityId: orderedId(rng, 'act', sequence),
  }
}

function recordActivity<Row extends ResourceRow, Creation extends string, Action extends string>(
  lifeCycle: ResourceLifeCycle<Row, Creation, Action>,
  { tx, now, actor, onSummary }: ActionContext,
  action: Creation | Action,
  row: Readonly<Row>,
  activityId: string,
  { summary, changes }: Options<Row>,
): void {
  const { type } = lifeCycle.definition
  const { past } = lifeCycle.actions[action]
  if (summary !== undefined) onSummary?.(row.id, summary)
  tx.activities.insert(
    activityOf(type, row, {
      id: activityId,
      at: now,
      finishedAt: null,
      actor,
      action: `${type}.${past}`,
      summary: summary ?? summaryOf(past, resourceLabel(row)),
      outcome: 'in_progress',
      changes,
    }),
  )
}

/** Summary from a past participle: `backed_up` becomes "Backed up content". */
function summaryOf(past: string, name: string): string {
  return `${capitalize(past.replaceAll('_', ' '))} ${name}`
}
