import { bulkItemOperation } from '#src/domain/bulk-operation.ts'
import { operations, type Tag } from '../contract/operations.gen.ts'
import type { BulkItemRow, BulkOperationRow, Transaction } from '../db/index.ts'
import type { Requester } from '../engine/ports.ts'
import type { Problem } from '../engine/problem.ts'
import type { LifecycleSettings } from '../engine/types.ts'
import { DAY, SECOND } from '../kernel/duration.ts'
import { scaleDuration } from './durations.ts'
import type { JobContext } from './job-context.ts'

/** Number of items that run at once. */
const BATCH = 100

/** Time that an operation is kept after its end, in milliseconds. */
const KEPT_FOR = 7 * DAY

export interface BulkItem {
  readonly id: string
  readonly name: string
}

/** Input for a new operation; its progress is filled in. */
export type NewBulkOperation = Pick<
  BulkOperationRow,
  'id' | 'organizationId' | 'resourceType' | 'action' | 'filter' | 'retryOf' | 'requestedBy' | 'requestId'
> &
  Requester

/** Starts a bulk operation. Its first batch is due at once. */
export function beginBulkOperation(
  {
    tx,
    now,
    lifecycle,
  }: { readonly tx: Transaction; readonly now: number; readonly lifecycle: LifecycleSettings },
  operation: NewBulkOperation,
  items: readonly BulkItem[],
): Readonly<BulkOperationRow> {
  for (const [index, { id, name }] of items.entries()) {
    tx.bulkItems.insert({
      id: bulkItemId(operation, index + 1),
      organizationId: operation.organizationId,
      bulkOperationId: operation.id,
      itemId: id,
      position: index + 1,
      name,
      status: 'pending',
      problem: null,
    })
  }
  return tx.bulkOperations.insert({
    ...operation,
    status: 'running',
    total: items.length,
    succeeded: 0,
    skipped: 0,
    failed: 0,
    canceled: 0,
    interval: scaleDuration(SECOND, lifecycle),
    createdAt: now,
    finishedAt: null,
    nextAt: now,
  })
}

function bulkItemId({ id }: Pick<BulkOperationRow, 'id'>, position: number): string {
  return `bulkitem_${id.slice(id.indexOf('_') + 1)}x${position.toString(36)}`
}

/** Number of items that have not run. */
export function pendingItems({ total, succeeded, skipped, failed, canceled }: BulkOperationRow): number {
  return total - succeeded - skipped - failed - canceled
}

/** Time at which a running operation ends, unless it is canceled; null after its end. */
export function estimatedEnd(operation: BulkOperationRow): number | null {
  const { status, nextAt, interval } = operation
  if (status !== 'running' || nextAt === null) return null
  return nextAt + (Math.ceil(pendingItems(operation) / BATCH) - 1) * interval
}

/** Time of the last batch, of the end, or of the start. */
export function lastChangeOf({ createdAt, finishedAt, nextAt, interval }: BulkOperationRow): number {
  return finishedAt ?? Math.max(createdAt, (nextAt ?? createdAt) - interval)
}

/** Tags whose operations running bulk operations perform. */
export function tagsOfJobs(tx: Transaction): readonly Tag[] {
  // The tag's handlers include those of the operations that it performs.
  return tx.bulkOperations.countBy('status', 'running') === 0 ? [] : ['bulk-operations']
}

/** Runs the next batch of an operation, or removes it when its retention ends. */
export function runBulkJob(id: string, context: JobContext): void {
  const { tx, at } = context
  const operation = tx.bulkOperations.get(id)
  if (operation === undefined) return
  if (operation.status !== 'running') {
    for (const item of tx.bulkItems.by('bulkOperationId', id)) tx.bulkItems.remove(item.id)
    tx.bulkOperations.remove(id)
    return
  }
  const first = operation.total - pendingItems(operation) + 1
  const last = operation.interval === 0 ? operation.total : Math.min(operation.total, first + BATCH - 1)
  const counts = { succeeded: operation.succeeded, skipped: operation.skipped, failed: operation.failed }
  for (let position = first; position <= last; position++) {
    const item = tx.bulkItems.get(bulkItemId(operation, position))
    if (item === undefined) continue
    const problem = runItem(operation, item, context)
    const status = outcomeOf(problem)
    counts[status]++
    tx.bulkItems.update(item.id, {
      status,
      problem: problem && { status: problem.status, code: problem.code, detail: problem.message },
    })
  }
  if (last < operation.total) tx.bulkOperations.update(id, { ...counts, nextAt: at + operation.interval })
  else {
    const status = counts.failed > 0 ? 'failed' : 'succeeded'
    tx.bulkOperations.update(id, { ...counts, status, finishedAt: at, nextAt: at + KEPT_FOR })
  }
}

/** Ends a running operation. Pending items don't run; started transitions continue. */
export function cancelBulkOperation(
  { tx, now }: { readonly tx: Transaction; readonly now: number },
  operation: BulkOperationRow,
): Readonly<BulkOperationRow> {
  const canceled = pendingItems(operation)
  for (let position = operation.total - canceled + 1; position <= operation.total; position++) {
    tx.bulkItems.update(bulkItemId(operation, position), { status: 'canceled' })
  }
  const end = { status: 'canceled' as const, finishedAt: now, nextAt: now + KEPT_FOR }
  return tx.bulkOperations.update(operation.id, { canceled, ...end })
}

function runItem(operation: BulkOperationRow, item: BulkItemRow, { perform }: JobContext): Problem | null {
  const operationId = bulkItemOperation(operation.resourceType, operation.action)
  if (operationId === undefined) throw new Error(`${operation.resourceType} has no ${operation.action}.`)
  const [parameter] = operations[operationId].parameters
  return perform({
    operationId,
    path: { [parameter.name]: item.itemId },
    requester: operation,
    requestId: operation.requestId,
    callKey: item.id.slice(item.id.indexOf('_') + 1),
  })
}

function outcomeOf(problem: Problem | null): 'succeeded' | 'skipped' | 'failed' {
  if (problem === null) return 'succeeded'
  return problem.code === 'invalid_state' ? 'skipped' : 'failed'
}
