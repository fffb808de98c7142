import type { Task } from '#src/api/generated/types.gen.ts'
import { bulkProgressTitle } from '#src/domain/bulk-operation.ts'
import type { ActivityRow, BulkOperationRow, Transaction } from '../../db/index.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { DAY, HOUR } from '../../kernel/duration.ts'
import { iso, isoOrNull } from '../../kernel/iso-time.ts'
import { estimatedEnd, pendingItems } from '../../world/bulk-operations.ts'
import { purgeProgress } from '../../world/cdn-purges.ts'
import { backupProgress } from '../../world/database-backups.ts'
import { resourceDefinitions } from '../../world/resource-definitions.ts'
import { toBulkOperation } from '../bulk-operations/to-bulk-operation.ts'
import { actorOf, toActivityResource } from '../shared/activity.ts'
import type { SignedInView } from '../shared/view.ts'
import { progressTitle } from './title.ts'

/** Limit of the contract. */
const MAX = 100

/** Time for which a task is listed after its end, in milliseconds. */
const KEPT_FOR = HOUR
const FAILED_KEPT_FOR = DAY

/** Handlers of the contract's tag `tasks`. */
export const taskHandlers: HandlersFor<'listTasks'> = {
  listTasks(ctx) {
    const operations = bulkOperationsOf(ctx)
    const items = new Set(
      operations.flatMap(({ id }) => ctx.tx.bulkItems.by('bulkOperationId', id).map(itemKey)),
    )
    const started = [
      ...operations
        .filter((row) => isListed(ctx, row.finishedAt, row.status === 'failed'))
        .map((row) => ({
          at: row.createdAt,
          id: row.id,
          task: () => bulkTask(row),
        })),
      ...activitiesOf(ctx)
        .filter((row) => !isOfBulk(row, operations, items))
        .map((row) => ({ at: row.at, id: row.id, task: () => activityTask(row, ctx) })),
    ]
    const newest = started.sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1)).slice(0, MAX)
    return { status: 200, body: { items: newest.map(({ task }) => task()) } }
  },
}

function isListed({ now }: SignedInView, finishedAt: number | null, failed: boolean): boolean {
  return finishedAt === null || finishedAt > now - (failed ? FAILED_KEPT_FOR : KEPT_FOR)
}

/** Bulk operations of the caller whose items may still be listed. */
function bulkOperationsOf({ tx, now, identity }: SignedInView): readonly BulkOperationRow[] {
  const me = actorOf(identity).id
  return tx.bulkOperations
    .by('organizationId', identity.organization.id)
    .filter(
      ({ requestedBy, finishedAt }) => requestedBy.id === me && (finishedAt ?? now) > now - FAILED_KEPT_FOR,
    )
}

/** Activities of the caller that took or take time. */
function activitiesOf(view: SignedInView): readonly ActivityRow[] {
  const { tx, identity } = view
  const me = actorOf(identity).id
  return tx.activities
    .by('organizationId', identity.organization.id)
    .filter(
      ({ at, finishedAt, outcome, actor }) =>
        actor.id === me && finishedAt !== at && isListed(view, finishedAt, outcome === 'failed'),
    )
}

const itemKey = ({ bulkOperationId, itemId }: { bulkOperationId: string; itemId: string }) =>
  `${bulkOperationId} ${itemId}`

/** True if a bulk operation has started the activity. */
function isOfBulk(
  { at, resourceId }: ActivityRow,
  operations: readonly BulkOperationRow[],
  items: ReadonlySet<string>,
): boolean {
  return operations.some(
    ({ id, createdAt, finishedAt }) =>
      at >= createdAt && (finishedAt === null || at <= finishedAt) && items.has(`${id} ${resourceId}`),
  )
}

function bulkTask(row: BulkOperationRow): Task {
  const { id, status, total, failed, createdAt, finishedAt } = row
  const done = total - pendingItems(row)
  return {
    id,
    title: bulkProgressTitle(row),
    status,
    resource: null,
    href: null,
    bulkOperation: toBulkOperation(row),
    progressPercent: status === 'running' ? Math.min(99, Math.floor((100 * done) / total)) : 100,
    failure:
      status === 'failed'
        ? `${failed.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} failed.`
        : null,
    startedAt: iso(createdAt),
    estimatedEndAt: isoOrNull(estimatedEnd(row)),
    finishedAt: isoOrNull(finishedAt),
  }
}

function activityTask(row: ActivityRow, { tx, now }: SignedInView): Task {
  const { id, at, finishedAt, outcome, summary } = row
  const job = jobOf(tx, row)
  const isRunning = finishedAt === null
  return {
    id,
    title: progressTitle(summary),
    status: isRunning ? 'running' : outcome === 'failed' ? 'failed' : 'succeeded',
    resource: toActivityResource(row),
    href: hrefOf(tx, row),
    bulkOperation: null,
    progressPercent: isRunning ? (job?.progress(now) ?? null) : 100,
    failure: outcome === 'failed' ? (job?.failure ?? null) : null,
    startedAt: iso(at),
    estimatedEndAt: isRunning && job ? isoOrNull(job.dueAt) : null,
    finishedAt: isoOrNull(finishedAt),
  }
}

function hrefOf(tx: Transaction, { resourceType, resourceId }: ActivityRow): string | null {
  const row = resourceDefinitions[resourceType].table(tx).get(resourceId)
  return row === undefined ? null : resourceDefinitions[resourceType].href(row as never)
}

interface Job {
  /** Null if it is unknown. */
  readonly dueAt: number | null
  readonly progress: (now: number) => number | null
  readonly failure: string | null
}

/** Subject of an activity: a backup, a purge, or a transition of its resource. */
function jobOf(tx: Transaction, { id, action, resourceType, resourceId }: ActivityRow): Job | undefined {
  const backup = tx.databaseBackups.by('databaseId', resourceId).find((it) => it.activityId === id)
  if (backup !== undefined) {
    const failure = backup.failure?.reason ?? null
    return { dueAt: backup.dueAt, progress: (now) => backupProgress(backup, now), failure }
  }
  const purge = tx.cdnPurges.by('cdnDistributionId', resourceId).find((it) => it.activityId === id)
  if (purge !== undefined) {
    const failure = `It reached ${purge.reachesPercent}% of the edge locations.`
    return { dueAt: purge.dueAt, progress: (now) => purgeProgress(purge, now), failure }
  }
  const resource = resourceDefinitions[resourceType].table(tx).get(resourceId)
  // The reason of a deleted backup is unknown; that of the database has another cause.
  if (resource === undefined || PART_ACTIONS.has(action)) return undefined
  const { transition, statusReason } = resource
  if (transition?.activityId !== id) {
    const failure = newestFailure(tx, resourceId)?.id === id ? statusReason : null
    return { dueAt: null, progress: () => null, failure }
  }
  const { startedAt, dueAt } = transition
  const progress = (now: number) =>
    dueAt <= startedAt
      ? 0
      : Math.max(0, Math.min(99, Math.floor((100 * (now - startedAt)) / (dueAt - startedAt))))
  return { dueAt, progress, failure: null }
}

/** Actions on parts, whose failure leaves the status of the resource as it is. */
const PART_ACTIONS: ReadonlySet<string> = new Set(['database.backed_up', 'cdn_distribution.purged'])

/** Last failed transition of a resource, which its status reason explains. */
function newestFailure(tx: Transaction, resourceId: string): ActivityRow | undefined {
  return tx.activities
    .by('resourceId', resourceId)
    .filter(({ outcome, action }) => outcome === 'failed' && !PART_ACTIONS.has(action))
    .reduce<ActivityRow | undefined>(
      (newest, it) => (newest === undefined || (it.finishedAt ?? 0) > (newest.finishedAt ?? 0) ? it : newest),
      undefined,
    )
}
