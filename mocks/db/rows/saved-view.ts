import { z } from '../../kernel/zod.ts'
import { id, time } from './fields.ts'

/** Named address of a list in the console. */
export const savedViewRow = z.lazy(() =>
  z.strictObject({
    id,
    organizationId: id,
    /** User who created it. */
    userId: id,
    name: z.string(),
    /** Path of the page: `/compute/vms`. */
    path: z.string(),
    /** Query of the address, without `?`. */
    query: z.string(),
    /** False if only its creator sees it. */
    isShared: z.boolean(),
    createdAt: time,
    updatedAt: time,
  }),
)
export type SavedViewRow = z.infer<typeof savedViewRow>
