import type { Transaction } from '../db/index.ts'
import { recordPointing } from './dns-pointing.ts'
import { recordCharges } from './ledger/record-charges.ts'

/**
 * Writes what follows from the writes of this transaction since the last call: charges, and the traffic led to load
 * balancers and distributions. This is the only place that does, so handlers need not think of it.
 *
 * @param at time of the change, epoch milliseconds
 */
export function updateDerivedRows(tx: Transaction, at: number): void {
  const written = tx.journal.take()
  if (written.length === 0) return
  recordCharges(tx, written, at)
  recordPointing(tx, written, at)
}
