import { CARD_BRANDS } from '#src/domain/card.ts'
import { z } from '../../kernel/zod.ts'
import { email, id, time } from './fields.ts'

/** A domain that somebody has bought, or is about to. */
export const domainPurchaseRow = z.lazy(() =>
  z.strictObject({
    id,
    domain: z.string(),
    /** Null for a buyer without one, or whose role does not manage its resources. */
    organizationId: id.nullable(),
    email,
    firstName: z.string(),
    lastName: z.string(),
    /** Cents for a year, as they were asked for. */
    price: z.int(),
    /** All that is ever kept of the card's number. */
    brand: z.enum(CARD_BRANDS),
    last4: z.string(),
    status: z.enum(['awaiting_confirmation', 'completed', 'refused']),
    /** How long the bank waits for its card holder; then the domain is free again. Null where it does not. */
    confirmUntil: time.nullable(),
    completedAt: time.nullable(),
    /** The zone that was made for it. */
    zoneId: id.nullable(),
    createdAt: time,
  }),
)
export type DomainPurchaseRow = z.infer<typeof domainPurchaseRow>
