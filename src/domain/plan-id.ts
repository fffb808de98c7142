/**
 * Plan ids, smallest first. Separate from the catalog, since the URL schema of the pricing page needs them at
 * start-up.
 */
export const PLAN_IDS = ['free', 'pro', 'team', 'enterprise'] as const

/** Plans that can be chosen without sales. */
export const PAID_PLAN_IDS = ['pro', 'team'] as const satisfies readonly PlanId[]

export type PlanId = (typeof PLAN_IDS)[number]
