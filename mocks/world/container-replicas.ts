import type { ContainerReplicaStatus } from '#src/api/generated/types.gen.ts'
import type { ContainerReplica, ContainerRow } from '../db/index.ts'
import { SECOND } from '../kernel/duration.ts'
import { random } from '../kernel/random.ts'
import { type CrashCause, crashStateAt } from './container-crash.ts'

/*
 * State of replicas at a time, computed from their timetables. The `plan…` functions write a timetable when an
 * action starts.
 */

/** Time a replica takes to shut down. */
const ENDING = 1.5 * SECOND

/** Ended replicas stay for their logs and metrics, up to this number; the oldest are dropped first. */
const REMEMBERED = 60

export interface ReplicaState {
  readonly status: ContainerReplicaStatus
  readonly restarts: number
  readonly lastExit: ContainerReplica['lastExit']
  /** Epoch milliseconds; null until it is up. */
  readonly startedAt: number | null
}

/** State of a replica; null before its creation and after its end. */
export function replicaAt(replica: ContainerReplica, now: number): ReplicaState | null {
  const { createdAt, readyAt, endsAt, crashesFrom, restarts, lastExit } = replica
  if (now < createdAt || (endsAt !== null && now >= endsAt)) return null
  if (crashesFrom !== null && now >= crashesFrom) {
    const loop = crashStateAt(crashesFrom, now)
    return {
      status: 'crashing',
      restarts: restarts + loop.restarts,
      lastExit: lastExit && { ...lastExit, at: loop.lastCrash },
      startedAt: loop.lastStart ?? createdAt,
    }
  }
  const exit = crashesFrom === null && lastExit !== null && lastExit.at <= now ? lastExit : null
  if (hasCompleted(replica, now)) return { status: 'completed', restarts, lastExit: exit, startedAt: readyAt }
  if (now < readyAt) return { status: 'starting', restarts, lastExit: exit, startedAt: null }
  const startedAt = exit === null ? readyAt : Math.max(readyAt, exit.at)
  const status = isEnding(replica, now) ? 'ending' : 'ready'
  return { status, restarts, lastExit: exit, startedAt }
}

/** Number of ready replicas, and restarts of those that exist. */
export interface ReplicaSums {
  readonly ready: number
  readonly restarts: number
}

/** Allocates nothing, since it runs for thousands of rows at once. Same result as `replicaAt`. */
export function replicaSums({ replicas }: Pick<ContainerRow, 'replicas'>, now: number): ReplicaSums {
  let ready = 0
  let restarts = 0
  for (const it of replicas) {
    if (now < it.createdAt || (it.endsAt !== null && now >= it.endsAt)) continue
    restarts += it.restarts
    if (it.crashesFrom !== null && now >= it.crashesFrom) {
      restarts += crashStateAt(it.crashesFrom, now).restarts
    } else if (now >= it.readyAt && !isEnding(it, now) && !hasCompleted(it, now)) ready++
  }
  return { ready, restarts }
}

/** Times at which `replicaSums` may change. */
export function changesOf({ replicas }: Pick<ContainerRow, 'replicas'>): number[] {
  return replicas.flatMap(({ createdAt, readyAt, endsAt, crashesFrom, lastExit }) =>
    [
      createdAt,
      readyAt,
      endsAt === null ? null : endsAt - ENDING,
      endsAt,
      crashesFrom,
      lastExit?.at ?? null,
    ].filter((it) => it !== null),
  )
}

function isEnding({ endsAt }: ContainerReplica, now: number): boolean {
  return endsAt !== null && now >= endsAt - ENDING
}

function hasCompleted({ crashesFrom, lastExit }: ContainerReplica, now: number): boolean {
  return crashesFrom === null && lastExit !== null && lastExit.code === 0 && lastExit.at <= now
}

/** Replicas that exist at a time and have not completed. */
function living(replicas: readonly ContainerReplica[], now: number): ContainerReplica[] {
  return replicas.filter((it) => {
    const state = replicaAt(it, now)
    return state !== null && state.status !== 'completed'
  })
}

/** Start and deadline of an action on the replicas. */
interface Span {
  readonly startedAt: number
  readonly dueAt: number
}

type Owner = Pick<ContainerRow, 'id' | 'name' | 'revision' | 'desiredReplicas' | 'replicas'>

/** Builds a replica that becomes ready and crashes at the given times. */
function replicaOf(
  { id, name, revision }: Owner,
  index: number,
  times: Pick<ContainerReplica, 'createdAt' | 'readyAt'>,
  crash: CrashCause | null,
): ContainerReplica {
  const rng = random(id, 'replica', revision, times.createdAt, index)
  const { createdAt, readyAt } = times
  return {
    id: rng.id('rpl'),
    name: `${name}-${revision}-${rng.id('', 5).slice(1)}`,
    revision,
    createdAt,
    readyAt,
    endsAt: null,
    crashesFrom: crash && readyAt,
    restarts: 0,
    lastExit: crash && { code: crash.exitCode, reason: crash.exitReason, at: readyAt },
  }
}

const ended = (replica: ContainerReplica, endsAt: number): ContainerReplica => ({
  ...replica,
  endsAt: Math.max(replica.createdAt, Math.min(replica.endsAt ?? endsAt, endsAt)),
})

/** Combines new replicas with the previous ones that are still kept. */
function remembered(
  before: readonly ContainerReplica[],
  made: readonly ContainerReplica[],
  now: number,
): ContainerReplica[] {
  const gone = before.filter((it) => it.endsAt !== null && it.endsAt <= now)
  const stays = new Set(gone.slice(-REMEMBERED))
  return [...before.filter((it) => stays.has(it) || !gone.includes(it)), ...made]
}

/** Ends existing replicas at once. The desired number is created together and becomes ready one by one. */
export function planStart(
  row: Owner,
  { startedAt, dueAt }: Span,
  crash: CrashCause | null,
): ContainerReplica[] {
  const before = row.replicas.map((it) => (replicaAt(it, startedAt) === null ? it : ended(it, startedAt)))
  const stagger = Math.round((dueAt - startedAt) / 6)
  const made = Array.from({ length: row.desiredReplicas }, (_, index) =>
    // The container is up once the first replica is.
    replicaOf(row, index, { createdAt: startedAt, readyAt: dueAt + index * stagger }, crash),
  )
  // The crash shows before the action's deadline.
  const early = Math.round((dueAt - startedAt) / 2)
  const crashing = made.map((it) => shifted(it, startedAt + early))
  return remembered(before, crash ? crashing : made, startedAt)
}

function shifted(replica: ContainerReplica, crashesFrom: number): ContainerReplica {
  const { lastExit } = replica
  return {
    ...replica,
    readyAt: crashesFrom,
    crashesFrom,
    lastExit: lastExit && { ...lastExit, at: crashesFrom },
  }
}

/**
 * Rolling update: an old replica ends when its successor is ready, so the number of ready replicas stays the same. If
 * the first successor crashes, the old ones stay. Replicas that already crash are replaced without waiting.
 */
export function planRollingUpdate(
  row: Owner,
  { startedAt, dueAt }: Span,
  crash: CrashCause | null,
): ContainerReplica[] {
  const alive = new Set(living(row.replicas, startedAt))
  const isCrashing = (it: ContainerReplica) => replicaAt(it, startedAt)?.status === 'crashing'
  const old = [...alive].filter((it) => !isCrashing(it))
  const step = (dueAt - startedAt) / row.desiredReplicas
  const beginOf = (index: number) => startedAt + Math.round(index * step)
  const readyOf = (index: number) => Math.max(beginOf(index), Math.round(beginOf(index) + step - ENDING))

  if (crash !== null) {
    const createdAt = startedAt
    // Without old replicas to keep, all new ones are created, and all crash.
    const count = old.length === 0 ? row.desiredReplicas : 1
    const early = startedAt + Math.round(Math.min(dueAt - startedAt, 8 * SECOND) / 2)
    const made = Array.from({ length: count }, (_, index) =>
      replicaOf(row, index, { createdAt, readyAt: early }, crash),
    )
    const before = row.replicas.map((it) => (alive.has(it) && isCrashing(it) ? ended(it, startedAt) : it))
    return remembered(before, made, startedAt)
  }

  const made = Array.from({ length: row.desiredReplicas }, (_, index) =>
    replicaOf(row, index, { createdAt: beginOf(index), readyAt: readyOf(index) }, null),
  )
  const last = row.desiredReplicas - 1
  const before = row.replicas.map((it) => {
    if (!alive.has(it)) return it
    if (isCrashing(it)) return ended(it, startedAt)
    return ended(it, Math.min(dueAt, readyOf(Math.min(old.indexOf(it), last)) + ENDING))
  })
  return remembered(before, made, startedAt)
}

/** Replicas after an action is interrupted, without its remaining steps. */
export function withoutPlanned(replicas: readonly ContainerReplica[], now: number): ContainerReplica[] {
  return replicas
    .filter(({ createdAt }) => createdAt <= now)
    .map((it) => (it.endsAt === null || isEnding(it, now) ? it : { ...it, endsAt: null }))
}

/**
 * Return to the row's revision: replicas of other revisions end, those that are ready only when a successor is.
 *
 * @param crash why new replicas crash; replicas of the revision that are still there are kept as they are
 */
export function planReturn(
  row: Owner,
  { startedAt, dueAt }: Span,
  crash: CrashCause | null,
): ContainerReplica[] {
  const alive = living(row.replicas, startedAt).filter((it) => !isEnding(it, startedAt))
  const others = alive.filter((it) => it.revision !== row.revision)
  const missing = Math.max(0, row.desiredReplicas - (alive.length - others.length))
  const step = (dueAt - startedAt) / Math.max(1, missing)
  const readyOf = (index: number) => Math.round(startedAt + (index + 1) * step)
  const isReady = (it: ContainerReplica) => replicaAt(it, startedAt)?.status === 'ready'
  const made = Array.from({ length: missing }, (_, index) =>
    replicaOf(row, index, { createdAt: startedAt, readyAt: readyOf(index) }, crash),
  )
  const ready = others.filter(isReady)
  const before = row.replicas.map((it) => {
    if (!others.includes(it)) return it
    if (!isReady(it)) return ended(it, startedAt)
    return crash === null && missing > 0 ? ended(it, readyOf(Math.min(ready.indexOf(it), missing - 1))) : it
  })
  return remembered(before, made, startedAt)
}

/** Adds or removes replicas one by one until the desired number is reached. */
export function planScaling(
  row: Owner,
  { startedAt, dueAt }: Span,
  crash: CrashCause | null,
): ContainerReplica[] {
  const there = living(row.replicas, startedAt)
  const more = row.desiredReplicas - there.length
  const at = (place: number) => startedAt + Math.round(((dueAt - startedAt) * place) / Math.abs(more))
  if (more < 0) {
    if (crash !== null) return [...row.replicas]
    // The newest end first.
    const leaving = there.slice(more).reverse()
    return row.replicas.map((it) => (leaving.includes(it) ? ended(it, at(leaving.indexOf(it) + 1)) : it))
  }
  const made = Array.from({ length: more }, (_, index) =>
    replicaOf(row, there.length + index, { createdAt: startedAt, readyAt: at(index + 1) }, crash),
  )
  return remembered(row.replicas, made, startedAt)
}

/** Ends all replicas one by one. */
export function planEnd(row: Owner, { startedAt, dueAt }: Span): ContainerReplica[] {
  const alive = row.replicas.filter((it) => replicaAt(it, startedAt) !== null)
  const step = (dueAt - startedAt) / Math.max(1, alive.length)
  return row.replicas.map((it) => {
    if (!alive.includes(it)) return it.createdAt > startedAt ? ended(it, startedAt) : it
    return ended(it, startedAt + Math.round(step * (alive.indexOf(it) + 1)))
  })
}

/** Completes the replicas of a job; they stay visible. */
export function planCompletion(row: Owner, at: number): ContainerReplica[] {
  const alive = new Set(living(row.replicas, at))
  return row.replicas.map((it) =>
    alive.has(it) ? { ...it, lastExit: { code: 0, reason: 'Finished.', at } } : it,
  )
}
