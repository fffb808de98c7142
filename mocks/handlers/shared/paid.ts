import type { Price } from '#src/domain/price.ts'
import type { OrganizationRow, Transaction } from '../../db/index.ts'
import { Problem } from '../../engine/problem.ts'
import { DAYS_OF_GRACE, suspendingInvoice } from '../../world/billing/invoices.ts'
import type { ChangeContext } from './actions.ts'

/** Reason for allowing nothing that costs more money: the oldest invoice past its grace period. Null without one. */
export function unpaidReason(
  tx: Transaction,
  { id }: Pick<OrganizationRow, 'id'>,
  now: number,
  /** Completes "You can't …". */
  change = 'create or enlarge resources',
): string | null {
  const owed = suspendingInvoice(tx, id, now)
  if (owed === undefined) return null
  return `${owed.number} has been overdue for more than ${DAYS_OF_GRACE} days. You can’t ${change} until it is paid.`
}

/**
 * Rejects what costs more money while an invoice is past its grace period.
 *
 * @throws Problem 402 `payment_required` with `unpaidReason`
 */
export function assertPaid(...of: Parameters<typeof unpaidReason>): void {
  const reason = unpaidReason(...of)
  if (reason !== null) throw new Problem(402, 'payment_required', reason)
}

/** Plan or size of a resource. */
type Priced = Pick<Price, 'monthlyPrice'>

/**
 * Rejects a change to a more expensive plan or size, as `assertPaid` does.
 *
 * @throws Problem 402 `payment_required`
 */
export function assertPaidFor(next: Priced, before: Priced, { tx, identity, now }: ChangeContext): void {
  if (next.monthlyPrice.amount > before.monthlyPrice.amount) assertPaid(tx, identity.organization, now)
}
