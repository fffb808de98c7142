import { CARD_BRANDS } from '#src/domain/card.ts'
import { z } from '../../kernel/zod.ts'
import { actor, id, time } from './fields.ts'

/** All that is ever kept of a card's number. */
const cardFace = { brand: z.enum(CARD_BRANDS), last4: z.string() }

/** When the billing month of an organization ends and its invoice is issued. One for each. */
export const billingCycleRow = z.lazy(() => z.strictObject({ id, organizationId: id, endsAt: time }))

/** The bill of a billing month. What it comes to, and for what, the ledger says. */
export const invoiceRow = z.lazy(() =>
  z.strictObject({
    id,
    organizationId: id,
    number: z.string(),
    /** The billing month, its end excluded; issued when it ends. */
    from: time,
    to: time,
    dueAt: time,
    paidAt: time.nullable(),
    /** When the default card is charged; null for not any more. */
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
        'confirmation_refused',
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
    /** Whether its holder has confirmed it, where the bank wants that. */
    isConfirmed: z.boolean(),
    createdAt: time,
  }),
)
export type PaymentMethodRow = z.infer<typeof paymentMethodRow>

/** What the bank of a card asks its holder. */
export const cardConfirmationRow = z.lazy(() =>
  z.strictObject({
    id,
    organizationId: id,
    status: z.enum(['pending', 'confirmed', 'refused', 'expired', 'superseded']),
    ...cardFace,
    /** What is to be paid; null where the card is only added. */
    paymentId: id.nullable(),
    /** What becomes a payment method once it is confirmed; null for a card that pays once. */
    paymentMethodId: id.nullable(),
    makesDefault: z.boolean(),
    expiresAt: time,
  }),
)
export type CardConfirmationRow = z.infer<typeof cardConfirmationRow>
