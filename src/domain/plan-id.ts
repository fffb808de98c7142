/**
 * Plan ids, smallest first. Separate from the catalog, since the URL schema of the pricing page needs them at
 * start-up.
 */
export const PLAN_IDS = ['free', 'pro', 'team', 'enterprise'] as const

export type PlanId = (typeof PLAN_IDS)[number]
