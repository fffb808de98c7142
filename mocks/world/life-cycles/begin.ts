import type { Actor, ResourceRow, Transaction } from '../../db/index.ts'
import type { LifecycleSettings } from '../../engine/types.ts'
import { type Rng, random } from '../../kernel/random.ts'
import { activityOf, PLATFORM } from '../record.ts'
import type { Scene } from '../scene.ts'
import type { KindLifeCycle } from './life-cycle.ts'

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
export function orderedByPlatform({ tx, seed, at }: Scene): ActionContext {
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
export type Unborn<Row extends ResourceRow> = Omit<
  Row,
  'status' | 'statusReason' | 'transition' | 'incidents' | 'updatedAt'
>

/**
 * Adds a resource that is coming into being.
 *
 * @param birth how, where there are several ways: a database is created, or restored from a backup
 */
export function beginCreation<Row extends ResourceRow, Birth extends string, Order extends string>(
  life: KindLifeCycle<Row, Birth, Order>,
  context: ActionContext,
  birth: Birth,
  facts: Unborn<Row>,
  options: Options<Row> = {},
): Readonly<Row> {
  const { during, to } = life.states.birth(birth)
  // Nobody has it yet, so it is completed in place instead of being copied at each step.
  const newborn = {
    ...facts,
    updatedAt: context.now,
    status: during,
    statusReason: null,
    incidents: [],
    transition: null,
  } as unknown as { -readonly [Field in keyof Row]: Row[Field] }
  const transition = draw(life, context, birth, newborn, to, options)
  Object.assign(newborn, life.begun?.(newborn, { action: birth, during, to }, transition))
  newborn.transition = transition
  const inserted = life.kind.table(context.tx).insert(newborn)
  record(life, context, birth, inserted, transition.activityId, options)
  return inserted
}

/**
 * Sets a resource in motion. The outcome is drawn now and kept with the deadline (`settle` executes it), so that it is
 * the same after a reload and in every tab. Ask the domain's `can` first: this does not.
 */
export function beginTransition<Row extends ResourceRow, Birth extends string, Order extends string>(
  life: KindLifeCycle<Row, Birth, Order>,
  context: ActionContext,
  order: Order,
  row: Readonly<Row>,
  options: Options<Row> = {},
): Readonly<Row> {
  const { during, to } = life.states.transition(order, row.status)
  const transition = draw(life, context, order, row, to, options)
  const patch = {
    ...life.begun?.(row, { action: order, during, to }, transition),
    status: during,
    statusReason: null,
    transition,
    updatedAt: context.now,
  }
  const changed = life.kind.table(context.tx).update(row.id, patch as unknown as Partial<Omit<Row, 'id'>>)
  record(life, context, order, row, transition.activityId, options)
  return changed
}

function draw<Row extends ResourceRow, Birth extends string, Order extends string>(
  life: KindLifeCycle<Row, Birth, Order>,
  { now, random: draws, lifecycle }: ActionContext,
  action: Birth | Order,
  row: Readonly<Row>,
  to: TransitionOf<Row>['to'],
  { next = {} }: Options<Row>,
) {
  const { duration, failures } = life.actions[action]
  const [least, most] = life.duration?.(row, action) ?? duration
  const rng = draws('lifecycle', row.id)
  const dueAt = now + Math.round(rng.int(least, most) * lifecycle.durationFactor)
  const unlucky = rng.chance(lifecycle.failureRate)
  const reason = rng.pick(failures)
  const neverUp = to === life.up && NEVER_COMES_UP.test(row.name)
  const doom = to === life.up ? (life.doomed?.(row) ?? null) : null
  return {
    action,
    to,
    startedAt: now,
    dueAt,
    failure: doom ?? (unlucky || neverUp ? reason : null),
    next,
    activityId: rng.id('act'),
  }
}

function record<Row extends ResourceRow, Birth extends string, Order extends string>(
  life: KindLifeCycle<Row, Birth, Order>,
  { tx, now, actor }: ActionContext,
  action: Birth | Order,
  row: Readonly<Row>,
  activityId: string,
  { summary }: Options<Row>,
): void {
  const { type } = life.kind
  const { past } = life.actions[action]
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
