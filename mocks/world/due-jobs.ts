import type { CollectionName, Transaction } from '../db/index.ts'
import { addressesInUse, PublicAddresses } from './addresses.ts'
import { areAlertsDue, evaluateAlerts, evaluateAlertsOf } from './alert-evaluation.ts'
import { jobHandlers } from './job-handlers.ts'
import { recordCharges } from './ledger/record-charges.ts'
import { definitionOfCollection } from './resource-definitions.ts'

/** True if a scheduled job or an alert evaluation is due. Called before every request, so it must stay O(1). */
export function isDue(tx: Transaction, now: number): boolean {
  return tx.schedule.earliest() <= now || areAlertsDue(tx, now)
}

/**
 * Runs the due jobs in the order of their deadlines, each at the time of its deadline rather than now. So a world
 * evaluated every second has the same history as one evaluated a day later. A job that another job schedules runs in
 * its turn, even within the same call. Ids derive from row and deadline for the same reason.
 */
export function runDueJobs(tx: Transaction, now: number, seed: number): void {
  const addresses = new PublicAddresses(() => addressesInUse(tx))
  for (let due = tx.schedule.first(now); due !== undefined; due = tx.schedule.first(now)) {
    const { collection, id, at } = due
    // A job may change what is measured, so alerts are evaluated first.
    const definition = definitionOfCollection(collection)
    const resource = definition?.table(tx).get(id)
    if (resource?.transition?.dueAt === at) evaluateAlertsOf({ tx, seed, at }, resource.organizationId)
    jobHandlers[collection as CollectionName]?.(id, { tx, seed, at, addresses })
    recordCharges(tx, at)
    const next = tx.schedule.first(now)
    if (next?.collection === collection && next.id === id && next.at === at) {
      throw new Error(
        `The job handler of ${collection} left ${id} overdue: it must change or clear the deadline.`,
      )
    }
  }
  evaluateAlerts({ tx, seed, at: now })
}
