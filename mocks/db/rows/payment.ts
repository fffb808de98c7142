import { CARD_BRANDS } from '#src/domain/card.ts'
import { z } from '../../kernel/zod.ts'
import { actor, billingDetails, id, time } from './fields.ts'

/** Only these card details are kept, never the number. */
const cardFace = { brand: z.enum(CARD_BRANDS), last4: z.string() }

/**
 * End of an organization's billing month, when its invoice is issued. One row for each organization. `endsAt` is null
 * once the job that ends the month has failed: the organization gets no more invoices.
 */
export const billingCycleRow = z.lazy(() =>
  z.strictObject({ id, organizationId: id, endsAt: time.nullable() }),
)

/** Invoice for a billing month. Amount and items come from the ledger. */
export const invoiceRow = z.lazy(() =>
  z.strictObject({
    id,
    organizationId: id,
    number: z.string(),
    /** Billing month, end excluded; the invoice is issued at its end. */
    from: time,
    to: time,
    /** Billing details and tax when it was issued. */
    billedTo: billingDetails,
    tax: z.strictObject({
      percent: z.number(),
      reason: z.enum(['standard', 'reverse_charge', 'not_taxed']),
    }),
    dueAt: time,
    paidAt: time.nullable(),
    /** Next attempt to charge the default card; null if there is none. */
    nextAttemptAt: time.nullable(),
  }),
)
export type InvoiceRow = z.infer<typeof invoiceRow>

/** An attempt to pay an invoice. */
export const paymentRow = z.lazy(() =>
  z.strictObject({
    id,
    organizationId: id,
    invoiceId: id,
    at: time,
    status: z.enum(['succeeded', 'failed', 'requires_confirmation']),
    failure: z
      .enum([
        'declined',
        'expired_card',
        'confirmation_needed',
        'confirmation_declined',
        'confirmation_expired',
        'superseded',
      ])
      .nullable(),
    ...cardFace,
    actor,
  }),
)
export type PaymentRow = z.infer<typeof paymentRow>

export const paymentMethodRow = z.lazy(() =>
  z.strictObject({
    id,
    organizationId: id,
    ...cardFace,
    expiryMonth: z.int().min(1).max(12),
    expiryYear: z.int(),
    holderName: z.string(),
    isDefault: z.boolean(),
    /** True once the cardholder has confirmed it, if the bank requires that. */
    isConfirmed: z.boolean(),
    createdAt: time,
  }),
)
export type PaymentMethodRow = z.infer<typeof paymentMethodRow>

/** Confirmation that a bank requests from the cardholder. */
export const cardConfirmationRow = z.lazy(() =>
  z.strictObject({
    id,
    organizationId: id,
    status: z.enum(['pending', 'confirmed', 'declined', 'expired', 'superseded']),
    ...cardFace,
    /** Payment to confirm; null if a card is only added. */
    paymentId: id.nullable(),
    /** Payment method to create on confirmation; null for a one-time card. */
    paymentMethodId: id.nullable(),
    makesDefault: z.boolean(),
    expiresAt: time,
  }),
)
export type CardConfirmationRow = z.infer<typeof cardConfirmationRow>
