import { MAX_REVISIONS } from '#src/domain/container.ts'
import type { Actor, ContainerReplica, ContainerRevision, ContainerRow } from '../db/index.ts'
import { type ReplicaState, replicaAt } from './container-replicas.ts'

/*
 * Revisions of a container. Each change of its spec is one. The last one that was rolled out is active; it stays active
 * while the rollout of the next one is in progress or fails.
 */

/** Fields that define the replicas: a change replaces them. */
export type Spec = Pick<
  ContainerRow,
  'image' | 'planId' | 'cpuRequestMillis' | 'memoryRequestMb' | 'ports' | 'env'
>

export function specOfRevision(revision: ContainerRevision): Spec {
  const { image, planId, cpuRequestMillis, memoryRequestMb, ports, env } = revision
  return { image, planId, cpuRequestMillis, memoryRequestMb, ports, env }
}

type Revised = Pick<ContainerRow, 'revision' | 'revisions'>

/** Fields of a row that gets another spec as its next revision. */
export function nextRevision(
  row: Pick<ContainerRow, 'revisions'>,
  {
    spec,
    author,
    at,
    isRolledOut,
    rollbackOf = null,
  }: {
    readonly spec: Spec
    readonly author: Actor
    readonly at: number
    /** False for a container that is off: the revision is active at once, and its next start uses it. */
    readonly isRolledOut: boolean
    readonly rollbackOf?: number | null
  },
): Spec & Revised {
  // An aborted revision keeps its number, so the newest one counts, not the current one.
  const number = (row.revisions[0]?.number ?? 0) + 1
  const revision: ContainerRevision = {
    ...spec,
    number,
    status: 'in_progress',
    statusReason: null,
    rollbackOf,
    author,
    createdAt: at,
  }
  const revisions = [revision, ...row.revisions]
  return {
    ...spec,
    revision: number,
    revisions: withinLimit(isRolledOut ? revisions : activate(revisions, number)),
  }
}

/** The last revisions, and the active one, however old it is. */
function withinLimit(revisions: readonly ContainerRevision[]): ContainerRevision[] {
  if (revisions.length <= MAX_REVISIONS) return [...revisions]
  const active = revisions.findIndex(({ status }) => status === 'active')
  const newest = revisions.slice(0, active < MAX_REVISIONS ? MAX_REVISIONS : MAX_REVISIONS - 1)
  return active < MAX_REVISIONS ? newest : [...newest, revisions[active] as ContainerRevision]
}

/** Marks a revision as the active one. */
function activate(revisions: readonly ContainerRevision[], number: number): ContainerRevision[] {
  return revisions.map((it) => {
    if (it.number === number) return { ...it, status: 'active', statusReason: null }
    return it.status === 'active' ? { ...it, status: 'previous' } : it
  })
}

/** Revisions after the current one is up. */
export function revisionsUp({ revision, revisions }: Revised): ContainerRevision[] {
  const current = revisions.find(({ number }) => number === revision)
  return current?.status === 'active' ? [...revisions] : activate(revisions, revision)
}

/** Revisions after a rollout in progress has ended without success. */
export function revisionsEnded(
  { revisions }: Pick<ContainerRow, 'revisions'>,
  status: 'failed' | 'aborted',
  statusReason: string | null,
): ContainerRevision[] {
  return revisions.map((it) => (it.status === 'in_progress' ? { ...it, status, statusReason } : it))
}

/** Revision that an abort returns to: the active one, or else the last one before the current. */
function revisionBefore({ revision, revisions }: Revised): ContainerRevision | undefined {
  return (
    revisions.find(({ status }) => status === 'active') ?? revisions.find(({ number }) => number < revision)
  )
}

/** First replica of a rollout that crashes each time it is started. */
export interface Stall {
  readonly since: number
  readonly replica: ContainerReplica
  readonly state: ReplicaState
}

export interface Rollout {
  readonly status: 'in_progress' | 'failed'
  readonly revision: ContainerRevision
  readonly previous: ContainerRevision
}

/** Rollout in progress or failed; null for none, and for the creation, which has no revision to return to. */
export function rolloutOf(row: Revised & Pick<ContainerRow, 'status'>): Rollout | null {
  const revision = row.revisions.find(({ number }) => number === row.revision)
  const isFailed = row.status === 'error' && revision?.status === 'failed'
  if (revision === undefined || (revision.status !== 'in_progress' && !isFailed)) return null
  const previous = revisionBefore(row)
  return previous === undefined ? null : { status: isFailed ? 'failed' : 'in_progress', revision, previous }
}

/** Stall of the current revision's rollout; null while it makes progress. */
export function stallOf({ revision, replicas }: ContainerRow, now: number): Stall | null {
  for (const replica of replicas) {
    if (replica.revision !== revision || replica.crashesFrom === null || replica.crashesFrom > now) continue
    const state = replicaAt(replica, now)
    if (state !== null) return { since: replica.crashesFrom, replica, state }
  }
  return null
}
