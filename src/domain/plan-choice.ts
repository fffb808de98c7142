import { PAID_PLAN_IDS } from './plan-id.ts'

export type PaidPlan = (typeof PAID_PLAN_IDS)[number]

export function isPaidPlan(id: string): id is PaidPlan {
  return (PAID_PLAN_IDS as readonly string[]).includes(id)
}

/** Page where signed-in users choose a plan, with one preselected. */
export function planChoicePath(plan: PaidPlan): string {
  return `/billing?dialog=plan&row=${plan}`
}
