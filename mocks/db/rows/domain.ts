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
    /** Deadline for the cardholder's confirmation; the domain is then released. Null if none is required. */
    confirmUntil: time.nullable(),
    completedAt: time.nullable(),
    /** DNS zone created for it. */
    zoneId: id.nullable(),
    createdAt: time,
  }),
)
export type DomainPurchaseRow = z.infer<typeof domainPurchaseRow>

/** A domain that an organization has bought or claimed. */
export const domainRow = z.lazy(() =>
  z.strictObject({
    id,
    organizationId: id,
    name: z.string(),
    /** Registrant. */
    contact: z.strictObject({
      firstName: z.string(),
      lastName: z.string(),
      organization: z.string(),
      email,
    }),
    /** Price of a year in cents. */
    price: z.int(),
    /** Years that count toward the organization's costs. A card has paid for the prepaid ones. */
    charges: z.array(z.strictObject({ at: time, amount: z.int(), isPrepaid: z.boolean() })),
    /** Null while the domain is locked. */
    transferCode: z.string().nullable(),
    registeredAt: time,
    expiresAt: time,
    /** Next automatic renewal; null if it is off. */
    renewsAt: time.nullable(),
    /** Next notification that it expires or has expired; null if it renews automatically or none is left. */
    expiryNoticeAt: time.nullable(),
  }),
)
export type DomainRow = z.infer<typeof domainRow>
