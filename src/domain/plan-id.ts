/** The plans, smallest first. A file of its own, since the address of the prices needs the ids at start-up. */
export const PLAN_IDS = ['free', 'pro', 'team', 'enterprise'] as const

export type PlanId = (typeof PLAN_IDS)[number]
