import type { OrganizationRow, SubscriptionRow, Transaction } from '../../db/index.ts'
import { trialContinues } from '../billing/trial.ts'
import { billingMonthOf, type Span } from './billing-month.ts'
import { chargeMonth, NO_CUTS } from './charge-month.ts'
import { currentPlanCharge, NO_NAMES, pastOf } from './subjects.ts'

/**
 * Cost of a plan in the rest of its billing month, in cents, as the ledger will charge it.
 *
 * @param after the subscription from `at` on; `before` itself if it does not change
 */
export function planCostAhead(
  tx: Transaction,
  organization: OrganizationRow,
  { before, after, at }: { before: SubscriptionRow; after: SubscriptionRow; at: number },
): number {
  const month = billingMonthOf(organization, at)
  return costIn(tx, { from: at, to: month.to }, month, before, after, at)
}

/**
 * Invoice that next includes the plan, as things are: its time, and the cost of plans on it.
 *
 * @param before the subscription until `at`, if this transaction changed it; `after` itself otherwise
 */
export function nextPlanCharge(
  tx: Transaction,
  organization: OrganizationRow,
  { before, after, at }: { before: SubscriptionRow; after: SubscriptionRow; at: number },
): { readonly at: number; readonly cents: number } | null {
  const charge = trialContinues(tx, after) ? currentPlanCharge(tx, after, NO_NAMES) : null
  if (charge === null) return null
  const month = billingMonthOf(organization, Math.max(at, charge.from))
  return { at: month.to, cents: costIn(tx, month, month, before, after, at) }
}

function costIn(
  tx: Transaction,
  span: Span,
  month: Span,
  before: SubscriptionRow,
  after: SubscriptionRow,
  at: number,
): number {
  const { id, organizationId } = before
  const ended = before.planId === after.planId ? null : currentPlanCharge(tx, before, NO_NAMES)
  const charges = [...tx.charges.by('resourceId', id)]
  if (ended !== null && ended.from < at) {
    charges.push({ ...ended.priced, id, organizationId, from: ended.from, to: at })
  }
  const current = trialContinues(tx, after) ? currentPlanCharge(tx, after, NO_NAMES) : null
  let cents = 0
  chargeMonth(month, span, NO_CUTS, current, pastOf(charges), (_, amount) => {
    cents += amount
  })
  return cents
}
