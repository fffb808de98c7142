import { z } from '../../kernel/zod.ts'
import { actor, id, time } from './fields.ts'

/** Somebody does not want to hear of a recommendation. What is recommended follows from the world, and is stored nowhere. */
export const recommendationDismissalRow = z.lazy(() =>
  z.strictObject({
    id,
    organizationId: id,
    recommendationId: id,
    at: time,
    by: actor,
  }),
)
export type RecommendationDismissalRow = z.infer<typeof recommendationDismissalRow>
