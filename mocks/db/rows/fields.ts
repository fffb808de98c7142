import { REGION_IDS } from '#src/domain/region.ts'
import { z } from '../../kernel/zod.ts'

/* What rows are made of. */

export const id = z.string().min(1).max(64)
/** Epoch milliseconds. */
export const time = z.int()
/** In lower case. */
export const email = z.string().max(254)
export const region = z.enum(REGION_IDS)
export const port = z.int().min(1).max(65_535)
export const percent = z.int().min(0).max(100)

/** Who did something. */
export const actor = z.strictObject({
  kind: z.enum(['user', 'system', 'key']),
  /** Of the user or the key; null for the system. */
  id: id.nullable(),
  name: z.string(),
})
export type Actor = z.infer<typeof actor>
