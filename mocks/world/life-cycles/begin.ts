import type { Actor, ResourceRow, Transaction } from '../../db/index.ts'
import type { LifecycleSettings } from '../../engine/types.ts'
import { type Rng, random } from '../../kernel/random.ts'
import type { JobContext } from '../job-context.ts'
import { activityOf, PLATFORM } from '../record.ts'
import type { ResourceLifeCycle } from './life-cycle.ts'

/** Who orders something, when, and with which luck; a handler's context has all of it but the actor. */
export interface ActionContext {
  readonly tx: Transaction
  /** Epoch milliseconds. */
  readonly now: number
  readonly random: (...keys: ReadonlyArray<string | number>) => Rng
  readonly lifecycle: LifecycleSettings
  readonly actor: Actor
}

/** What the platform does by itself when its time has come: a scheduled backup, work in a maintenance window. */
export function platformActionContext({ tx, seed, at }: JobContext): ActionContext {
  return {
    tx,
    now: at,
    random: (...keys) => random(seed, 'platform', at, ...keys),
    // What a scenario says about life cycles is meant for what somebody orders.
    lifecycle: { failureRate: 0, durationFactor: 1 },
    actor: PLATFORM,
  }
}

type TransitionOf<Row extends ResourceRow> = NonNullable<Row['transition']>

interface Options<Row extends ResourceRow> {
  /** What the row has when it succeeds, and not before. */
  readonly next?: TransitionOf<Row>['next']
  /** What the activity says, instead of "Started web-01". */
  readonly summary?: string
}

const NEVER_COMES_UP = /^fail-/

/** A row that is yet to get its state. */
export type NewRow<Row extends ResourceRow> = Omit<
  Row,
  'status' | 'statusReason' | 'transition' | 'incidents' | 'updatedAt'
>

/**
 * Adds a resource that is coming into being.
 *
 * @param creation how, where there are several ways: a database is created, or restored from a backup
 */
export function beginCreation<Row extends ResourceRow, Creation extends string, Action extends string>(
  lifeCycle: ResourceLifeCycle<Row, Creation, Action>,
  context: ActionContext,
  creation: Creation,
  facts: NewRow<Row>,
  options: Options<Row> = {},
): Readonly<Row> {
  const { during, to } = lifeCycle.states.creation(creation)
  // Nobody has it yet, so it is completed in place instead of being copied at each step.
  const row = {
    ...facts,
    updatedAt: context.now,
    status: during,
    statusReason: null,
    incidents: [],
    transition: null,
  } as unknown as { -readonly [Field in keyof Row]: Row[Field] }
  const transition = draw(lifeCycle, context, creation, row, to, options)
  Object.assign(row, lifeCycle.onStart?.(row, { action: creation, during, to }, transition))
  row.transition = transition
  const inserted = lifeCycle.definition.table(context.tx).insert(row)
  record(lifeCycle, context, creation, inserted, transition.activityId, options)
  return inserted
}

/**
 * Sets a resource in motion. The outcome is drawn now and kept with the deadline (`runDueJobs` executes it), so that it is
 * the same after a reload and in every tab. Ask the domain's `can` first: this does not.
 */
export function beginTransition<Row extends ResourceRow, Creation extends string, Action extends string>(
  lifeCycle: ResourceLifeCycle<Row, Creation, Action>,
  context: ActionContext,
  action: Action,
  row: Readonly<Row>,
  options: Options<Row> = {},
): Readonly<Row> {
  const { during, to } = lifeCycle.states.transition(action, row.status)
  const transition = draw(lifeCycle, context, action, row, to, options)
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
  record(lifeCycle, context, action, row, transition.activityId, options)
  return changed
}

function draw<Row extends ResourceRow, Creation extends string, Action extends string>(
  lifeCycle: ResourceLifeCycle<Row, Creation, Action>,
  { now, random: draws, lifecycle }: ActionContext,
  action: Creation | Action,
  row: Readonly<Row>,
  to: TransitionOf<Row>['to'],
  { next = {} }: Options<Row>,
) {
  const { duration, failures } = lifeCycle.actions[action]
  const [least, most] = lifeCycle.duration?.(row, action) ?? duration
  const rng = draws('lifecycle', row.id)
  const dueAt = now + Math.round(rng.int(least, most) * lifecycle.durationFactor)
  const unlucky = rng.chance(lifecycle.failureRate)
  const reason = rng.pick(failures)
  const neverUp = to === lifeCycle.up && NEVER_COMES_UP.test(row.name)
  const forced = to === lifeCycle.up ? (lifeCycle.forcedFailure?.(row) ?? null) : null
  return {
    action,
    to,
    startedAt: now,
    dueAt,
    failure: forced ?? (unlucky || neverUp ? reason : null),
    next,
    activityId: rng.id('act'),
  }
}

function record<Row extends ResourceRow, Creation extends string, Action extends string>(
  lifeCycle: ResourceLifeCycle<Row, Creation, Action>,
  { tx, now, actor }: ActionContext,
  action: Creation | Action,
  row: Readonly<Row>,
  activityId: string,
  { summary }: Options<Row>,
): void {
  const { type } = lifeCycle.definition
  const { past } = lifeCycle.actions[action]
  tx.activities.insert(
    activityOf(type, row, {
      id: activityId,
      at: now,
      finishedAt: null,
      actor,
      action: `${type}.${past}`,
      summary: summary ?? summaryOf(past, row.name),
      outcome: 'in_progress',
    }),
  )
}

/** "Backed up content", of a participle such as `backed_up`. */
function summaryOf(past: string, name: string): string {
  return `${past.charAt(0).toUpperCase()}${past.slice(1).replaceAll('_', ' ')} ${name}`
}
