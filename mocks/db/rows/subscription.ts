import { PLAN_IDS } from '#src/domain/plan-id.ts'
import { z } from '../../kernel/zod.ts'
import { id, time } from './fields.ts'

/** Plan of an organization. One row for each organization. */
export const subscriptionRow = z.lazy(() =>
  z.strictObject({
    id,
    organizationId: id,
    planId: z.enum(PLAN_IDS),
    /** Time of the last change of the plan. */
    since: time,
    /** End of the organization's only trial, past or future; null if it has had none. */
    trialEndsAt: time.nullable(),
    /** Time of the reminder, or of the end of the trial; null if nothing is scheduled. */
    nextAt: time.nullable(),
  }),
)
export type SubscriptionRow = z.infer<typeof subscriptionRow>
