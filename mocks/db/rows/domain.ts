import { CARD_BRANDS } from '#src/domain/card.ts'
import { z } from '../../kernel/zod.ts'
import { email, id, time } from './fields.ts'

/** A domain purchase, completed or in progress. */
export const domainPurchaseRow = z.lazy(() =>
  z.strictObject({
    id,
    domain: z.string(),
    /** Null for a buyer without an organization, or whose role can't manage its resources. */
    organizationId: id.nullable(),
    email,
    firstName: z.string(),
    lastName: z.string(),
    /** Quoted price in cents for a year. */
    price: z.int(),
    /** Only these card details are kept, never the number. */
    brand: z.enum(CARD_BRANDS),
    last4: z.string(),
    status: z.enum(['awaiting_confirmation', 'completed', 'declined']),
    /** Deadline for the card holder's confirmation; the domain is then released. Null if none is required. */
    confirmUntil: time.nullable(),
    completedAt: time.nullable(),
    /** DNS zone created for it. */
    zoneId: id.nullable(),
    createdAt: time,
  }),
)
export type DomainPurchaseRow = z.infer<typeof domainPurchaseRow>
