import type { BudgetRow, Transaction, WorldRows } from '../db/index.ts'
import { DAY } from '../kernel/duration.ts'
import { notifyCharged, notifyIssued } from '../world/billing/invoices.ts'
import { type BudgetStatus, notifyReached } from '../world/ledger/budget-watch.ts'
import type { SeedBase } from './base.ts'

const HISTORY = 35 * DAY

/** Sends the notifications of the thresholds that a budget has reached this month. */
export function notifyOfBudget(
  { seed }: SeedBase,
  tx: Transaction,
  budget: BudgetRow,
  { projected }: BudgetStatus,
  spentAt: ReadonlyMap<number, number>,
): void {
  for (const threshold of budget.reached) {
    const { at } = threshold
    notifyReached({ tx, seed, at }, budget, { spent: spentAt.get(at) ?? 0, projected }, threshold)
  }
}

/** Sends the notifications of the last invoices and payments. */
export function notifyOfInvoices(
  { seed, epoch }: SeedBase,
  tx: Transaction,
  { invoices = [], payments = [] }: WorldRows,
): void {
  const since = epoch - HISTORY
  for (const invoice of invoices) {
    if (invoice.to > since) notifyIssued({ tx, seed, at: invoice.to }, invoice)
    for (const payment of payments) {
      const { at } = payment
      if (payment.invoiceId === invoice.id && at > since) notifyCharged({ tx, seed, at }, invoice, payment)
    }
  }
}
