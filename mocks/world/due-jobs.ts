import type { CollectionName, Transaction } from '../db/index.ts'
import { addressesInUse, PublicAddresses } from './addresses.ts'
import { areAlertsDue, evaluateAlerts, evaluateAlertsOf } from './alert-evaluation.ts'
import { jobHandlers } from './job-handlers.ts'
import { recordCharges } from './ledger/record-charges.ts'
import { definitionOfCollection } from './resource-definitions.ts'

/** Whether a deadline or a minute of the alert rules has passed. Asked before every request: one look at the agenda. */
export function isDue(tx: Transaction, now: number): boolean {
  return tx.schedule.earliest() <= now || areAlertsDue(tx, now)
}

/**
 * Executes what is due, in the order of the deadlines and each at the time of its deadline, not at the time of
 * looking: whether the world is asked every second or once a day later, it has the same history. What one thing
 * brings about is due in its turn, even within the same look. Ids follow from row and deadline, for the same reason.
 */
export function runDueJobs(tx: Transaction, now: number, seed: number): void {
  const addresses = new PublicAddresses(() => addressesInUse(tx))
  for (let due = tx.schedule.first(now); due !== undefined; due = tx.schedule.first(now)) {
    const { collection, id, at } = due
    // What is measured may be something else afterwards, or nothing.
    const definition = definitionOfCollection(collection)
    const resource = definition?.table(tx).get(id)
    if (resource?.transition?.dueAt === at) evaluateAlertsOf({ tx, seed, at }, resource.organizationId)
    jobHandlers[collection as CollectionName]?.(id, { tx, seed, at, addresses })
    recordCharges(tx, at)
    const next = tx.schedule.first(now)
    if (next?.collection === collection && next.id === id && next.at === at) {
      throw new Error(`Nothing has become of ${id} in ${collection}, which was due.`)
    }
  }
  evaluateAlerts({ tx, seed, at: now })
}
