import { z } from '../../kernel/zod.ts'
import { actor, id, time } from './fields.ts'

/** Dismissal of a recommendation. Recommendations themselves are derived, not stored. */
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
