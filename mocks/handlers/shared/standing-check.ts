import type { Transaction } from '../../db/index.ts'
import type { Identity } from '../../engine/identity.ts'
import { Problem } from '../../engine/problem.ts'
import { DAYS_OF_GRACE, owedForTooLong } from '../../world/billing/invoices.ts'

/**
 * Whether the organisation may have more that costs money. Asked before every operation that documents `payment_required`.
 *
 * @throws Problem 402 `payment_required`, naming the oldest invoice that is in the way
 */
export function checkStanding(tx: Transaction, { organisation }: Identity, now: number): void {
  const owed = owedForTooLong(tx, organisation.id, now)
  if (owed === undefined) return
  throw new Problem(
    402,
    'payment_required',
    `${owed.number} has been overdue for more than ${DAYS_OF_GRACE} days. Nothing that costs money can be created until it is paid.`,
  )
}
