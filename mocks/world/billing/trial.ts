import type { PaymentMethodRow, SubscriptionRow, Transaction } from '../../db/index.ts'

/** Confirmed default card of an organization. */
export function defaultCardOf(tx: Transaction, organizationId: string): PaymentMethodRow | undefined {
  return tx.paymentMethods
    .by('organizationId', organizationId)
    .find(({ isDefault, isConfirmed }) => isDefault && isConfirmed)
}

/** True if the trial has not ended yet: its end, or the reminder before it, is scheduled. */
export function isTrialing({ nextAt }: Pick<SubscriptionRow, 'nextAt'>): boolean {
  return nextAt !== null
}

/** True if the plan stays after the trial, with the cards as they are; also without a trial. */
export function trialContinues(tx: Transaction, subscription: SubscriptionRow): boolean {
  return !isTrialing(subscription) || defaultCardOf(tx, subscription.organizationId) !== undefined
}
