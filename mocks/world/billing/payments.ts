import type { CardExpiry, CardSummary } from '#src/domain/card.ts'
import type { Actor, CardConfirmationRow, InvoiceRow, PaymentRow } from '../../db/index.ts'
import { MINUTE } from '../../kernel/duration.ts'
import { orderedId, random } from '../../kernel/random.ts'
import type { JobContext, WorldContext } from '../job-context.ts'
import { authorizeCard, type IssuerDecision } from './card-issuer.ts'

/** Time a cardholder has to confirm a charge, in milliseconds. */
export const CONFIRMATION_TIMEOUT = 15 * MINUTE

const FAILURES = {
  approved: null,
  declined: 'declined',
  expired: 'expired_card',
  challenged: 'confirmation_needed',
} as const satisfies Record<IssuerDecision, PaymentRow['failure']>

/**
 * Charges a card. If the bank requires confirmation, the payment waits while the cardholder is present and fails
 * otherwise. Any other waiting payment of the invoice is canceled.
 */
export function attemptPayment(
  context: WorldContext,
  invoice: InvoiceRow,
  { brand, last4 }: CardSummary,
  charge: { readonly expiry: CardExpiry; readonly actor: Actor; readonly isCardholderPresent: boolean },
): PaymentRow {
  const { tx, seed, at } = context
  const earlier = tx.payments.by('invoiceId', invoice.id)
  for (const waiting of earlier) {
    if (waiting.status === 'requires_confirmation') supersedeConfirmation(context, waiting, 'superseded')
  }
  const check = authorizeCard({ brand, last4 }, charge.expiry, at)
  const waits = check === 'challenged' && charge.isCardholderPresent
  const payment = tx.payments.insert({
    id: orderedId(random(seed, 'payment', invoice.id, earlier.length), 'pay', earlier.length),
    organizationId: invoice.organizationId,
    invoiceId: invoice.id,
    at,
    status: check === 'approved' ? 'succeeded' : waits ? 'requires_confirmation' : 'failed',
    failure: waits ? null : FAILURES[check],
    brand,
    last4,
    actor: charge.actor,
  })
  if (payment.status === 'succeeded') markPaid(context, invoice.id)
  return payment
}

function markPaid({ tx, at }: WorldContext, invoiceId: string): void {
  tx.invoices.update(invoiceId, { paidAt: at, nextAttemptAt: null })
}

/** Creates the bank's confirmation request to the cardholder. */
export function requestCardConfirmation(
  { tx, seed, at }: WorldContext,
  card: CardSummary,
  about: Pick<CardConfirmationRow, 'organizationId' | 'paymentId' | 'paymentMethodId' | 'makesDefault'>,
): CardConfirmationRow {
  return tx.cardConfirmations.insert({
    id: random(seed, 'card-confirmation', about.paymentId ?? about.paymentMethodId ?? '').id('ask'),
    status: 'pending',
    brand: card.brand,
    last4: card.last4,
    ...about,
    expiresAt: at + CONFIRMATION_TIMEOUT,
  })
}

/** Completes a confirmed payment or card. */
export function completeConfirmation(
  context: WorldContext,
  { id }: CardConfirmationRow,
): CardConfirmationRow {
  const { tx } = context
  const confirmation = tx.cardConfirmations.update(id, { status: 'confirmed' })
  const payment = confirmation.paymentId === null ? undefined : tx.payments.get(confirmation.paymentId)
  if (payment !== undefined) {
    tx.payments.update(payment.id, { status: 'succeeded' })
    markPaid(context, payment.invoiceId)
  }
  if (confirmation.paymentMethodId !== null) {
    const method = tx.paymentMethods.update(confirmation.paymentMethodId, { isConfirmed: true })
    const others = tx.paymentMethods.by('organizationId', method.organizationId)
    if (confirmation.makesDefault || !others.some((it) => it.isDefault)) makeDefault(context, method.id)
  }
  return confirmation
}

/** Ends a confirmation without success: refused, expired, or superseded by another attempt. */
export function endConfirmation(
  context: WorldContext,
  { id }: CardConfirmationRow,
  status: 'declined' | 'expired' | 'superseded',
): CardConfirmationRow {
  const { tx } = context
  const confirmation = tx.cardConfirmations.update(id, { status })
  const failure =
    status === 'superseded'
      ? status
      : status === 'declined'
        ? 'confirmation_declined'
        : ('confirmation_expired' as const)
  if (confirmation.paymentId !== null)
    tx.payments.update(confirmation.paymentId, { status: 'failed', failure })
  if (confirmation.paymentMethodId !== null) tx.paymentMethods.remove(confirmation.paymentMethodId)
  return confirmation
}

function supersedeConfirmation(context: WorldContext, { id }: PaymentRow, status: 'superseded'): void {
  const waiting = confirmationOf(context, id)
  if (waiting !== undefined) endConfirmation(context, waiting, status)
}

/** Pending confirmation of a payment or a card. */
export function confirmationOf(
  { tx }: Pick<JobContext, 'tx'>,
  about: string,
): CardConfirmationRow | undefined {
  return [
    ...tx.cardConfirmations.by('paymentId', about),
    ...tx.cardConfirmations.by('paymentMethodId', about),
  ].find((it) => it.status === 'pending')
}

/** Expires a confirmation at its deadline. */
export function expireConfirmation(id: string, context: JobContext): void {
  const confirmation = context.tx.cardConfirmations.get(id)
  if (confirmation !== undefined) endConfirmation(context, confirmation, 'expired')
}

/** Makes a card the default of its organization. */
export function makeDefault({ tx }: Pick<JobContext, 'tx'>, id: string): void {
  const method = tx.paymentMethods.update(id, { isDefault: true })
  for (const it of tx.paymentMethods.by('organizationId', method.organizationId)) {
    if (it.isDefault && it.id !== id) tx.paymentMethods.update(it.id, { isDefault: false })
  }
}
