import {
  type CollectionName,
  collections,
  INTERNAL_ERROR,
  type ResourceRow,
  type Transaction,
} from '../db/index.ts'
import type { FailedJob } from '../engine/events.ts'
import type { Perform } from '../engine/ports.ts'
import { addressesInUse, PublicAddresses } from './addresses.ts'
import { evaluateAlerts } from './alert-evaluation.ts'
import { areAlertsDue, skipEvaluation } from './alert-watches.ts'
import { updateDerivedRows } from './derived-rows.ts'
import type { JobContext, WorldContext } from './job-context.ts'
import { failureHandlers, jobHandlers } from './job-handlers.ts'
import { definitionOfCollection } from './resource-definitions.ts'

/** True if a scheduled job or an alert evaluation is due. Called before every request, so it must stay O(1). */
export function isDue(tx: Transaction, now: number): boolean {
  return tx.schedule.earliest() <= now || areAlertsDue(tx, now)
}

/**
 * Runs the due jobs in the order of their deadlines, each at the time of its deadline rather than now. So a world
 * evaluated every second has the same history as one evaluated a day later. A job that another job schedules runs in
 * its turn, even within the same call. Ids derive from row and deadline for the same reason.
 *
 * A job that fails is rolled back, and its row gets the status `error` or loses its deadline; all others run.
 */
export function runDueJobs(
  tx: Transaction,
  now: number,
  seed: number,
  perform: Perform,
): readonly FailedJob[] {
  const failed: FailedJob[] = []
  /** Deadline of the last run of each row. */
  const ran = new Map<string, number>()
  let addresses = new PublicAddresses(() => addressesInUse(tx))
  for (let due = tx.schedule.first(now); due !== undefined; due = tx.schedule.first(now)) {
    const { id, at } = due
    const collection = due.collection as CollectionName
    // A job may change what is measured, so alerts are evaluated first.
    const organizationId = organizationMeasured(tx, collection, id, at)
    if (organizationId !== undefined) failed.push(...evaluateSafely({ tx, seed, at }, organizationId))
    const context: JobContext = { tx, seed, at, addresses, perform: (call) => perform({ tx, at }, call) }
    const key = `${collection} ${id}`
    try {
      tx.savepoint(() => {
        if ((ran.get(key) ?? Number.NEGATIVE_INFINITY) >= at) throw new Error(`${key} is due twice at ${at}.`)
        runJob(collection, id, context)
      })
    } catch (error) {
      failed.push({ collection, id, at, error, outcome: endFailedJob(collection, id, context) })
      // It has given addresses to rows that were rolled back.
      addresses = new PublicAddresses(() => addressesInUse(tx))
    }
    ran.set(key, at)
  }
  for (const { organizationId } of tx.alertWatches.all()) {
    failed.push(...evaluateSafely({ tx, seed, at: now }, organizationId))
  }
  return failed
}

/** Organization whose metrics a job changes; undefined if it changes none. */
function organizationMeasured(
  tx: Transaction,
  collection: CollectionName,
  id: string,
  at: number,
): string | undefined {
  if (collection === 'bulkOperations') return tx.bulkOperations.get(id)?.organizationId
  const resource = definitionOfCollection(collection)?.table(tx).get(id)
  return resource?.transition?.dueAt === at ? resource.organizationId : undefined
}

/** @throws if the handler throws or leaves its row overdue */
function runJob(collection: CollectionName, id: string, context: JobContext): void {
  const { tx, at } = context
  jobHandlers[collection]?.(id, context)
  updateDerivedRows(tx, at)
  const next = tx.schedule.deadlineOf(collection, id)
  if (next !== null && next <= at)
    throw new Error(`Job handler of ${collection} left ${id} overdue: it must move the deadline or clear it.`)
}

/** Puts the row of a failed job in `error`. Only clears its deadline if its type has no such status. */
function endFailedJob(collection: CollectionName, id: string, context: JobContext): FailedJob['outcome'] {
  const { tx, at } = context
  const fail = failureHandlers[collection]
  try {
    tx.savepoint(() => {
      if (fail === undefined) clearDeadline(tx, collection, id)
      else fail(id, context)
      updateDerivedRows(tx, at)
    })
  } catch {
    // The life cycle's own reaction to failures has failed too, so only the deadline is sure to be cleared.
    clearDeadline(
      tx,
      collection,
      id,
      fail && { status: 'error', statusReason: INTERNAL_ERROR, updatedAt: at },
    )
    tx.journal.take()
  }
  return fail === undefined ? 'cleared' : 'error'
}

/** Clears the deadline of a row. */
function clearDeadline(
  tx: Transaction,
  collection: CollectionName,
  id: string,
  patch: Partial<ResourceRow> = {},
): void {
  // Each table takes rows of its own collection only, which the types can't express for a name known at run time.
  const table = tx[collection] as unknown as {
    get(id: string): ResourceRow
    update(id: string, patch: object): void
  }
  const { cleared } = collections[collection] as unknown as { cleared?(row: ResourceRow): object }
  table.update(id, { ...cleared?.(table.get(id)), ...patch })
}

/** Evaluates the alert rules of an organization. Skips the minutes in question if that fails. */
function evaluateSafely(context: WorldContext, organizationId: string): FailedJob[] {
  const { tx, at } = context
  try {
    tx.savepoint(() => evaluateAlerts(context, organizationId))
    return []
  } catch (error) {
    return tx.alertWatches.by('organizationId', organizationId).map((watch) => {
      skipEvaluation(context, watch)
      return { collection: 'alertWatches', id: watch.id, at, error, outcome: 'cleared' }
    })
  }
}
