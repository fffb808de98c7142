import { REGION_IDS } from '#src/domain/region.ts'
import { COUNTRIES } from '#src/domain/tax.ts'
import { z } from '../../kernel/zod.ts'

/* Field schemas shared by the rows. */

export const id = z.string().min(1).max(64)
/** Epoch milliseconds. */
export const time = z.int()
/** In lowercase. */
export const email = z.string().max(254)
export const region = z.enum(REGION_IDS)
export const port = z.int().min(1).max(65_535)
export const percent = z.int().min(0).max(100)

/** User, API key or system that did something. */
export const actor = z.strictObject({
  kind: z.enum(['user', 'system', 'key']),
  /** Id of the user or key; null for the system. */
  id: id.nullable(),
  name: z.string(),
})
export type Actor = z.infer<typeof actor>

/** Recipient of invoices. */
export const billingDetails = z.strictObject({
  name: z.string(),
  address: z
    .strictObject({
      line1: z.string(),
      line2: z.string(),
      postalCode: z.string(),
      city: z.string(),
      country: z.enum(COUNTRIES),
    })
    .nullable(),
  taxId: z.string().nullable(),
})
