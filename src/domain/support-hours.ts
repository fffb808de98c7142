import type { SupportHours } from '#src/api/generated/types.gen.ts'
import { SUPPORT_PLANS } from './plan-catalog.ts'
import type { PlanId } from './plan-id.ts'

/** Business hours of support in UTC, Monday to Friday; `to` is the first hour after them. */
const BUSINESS_HOURS = { from: 9, to: 18 } as const

export const BUSINESS_HOURS_TEXT = `Monday to Friday, ${BUSINESS_HOURS.from}:00 to ${BUSINESS_HOURS.to}:00 UTC`

/**
 * Hours in which people answer in the chat: those of the support plan that comes with a plan.
 * @param planId null for visitors without an account
 */
export function supportHoursOf(planId: PlanId | null): SupportHours {
  const price = planId === null || planId === 'free' ? 'free' : 'included'
  const plan = SUPPORT_PLANS.find((it) => it.price === price)
  return plan?.availability === 'business hours' ? 'business_hours' : 'always'
}

/**
 * Time at which support opens next, in epoch milliseconds; null if it is open.
 */
export function nextOpening(hours: SupportHours, now: number): number | null {
  if (hours === 'always') return null
  const date = new Date(now)
  const hour = date.getUTCHours()
  if (isWeekday(date) && hour >= BUSINESS_HOURS.from && hour < BUSINESS_HOURS.to) return null
  if (hour >= BUSINESS_HOURS.from) date.setUTCDate(date.getUTCDate() + 1)
  while (!isWeekday(date)) date.setUTCDate(date.getUTCDate() + 1)
  return date.setUTCHours(BUSINESS_HOURS.from, 0, 0, 0)
}

function isWeekday(date: Date): boolean {
  return date.getUTCDay() % 6 !== 0
}
