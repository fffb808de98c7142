import type { SupportHours } from '#src/api/generated/types.gen.ts'
import { SUPPORT_PLANS } from './plan-catalog.ts'
import type { PlanId } from './plan-id.ts'

/** Business hours of support in UTC, Monday to Friday; `to` is the first hour after them. */
const BUSINESS_HOURS = { from: 9, to: 18 } as const

/**
 * For example "Monday to Friday, 9:00 to 18:00 UTC".
 * @param timeOfDay writes a time, given as minutes since midnight, on the reader's clock. @default 24 hours
 */
export function businessHoursText(timeOfDay = (minutes: number) => `${minutes / 60}:00`): string {
  const [from, to] = [BUSINESS_HOURS.from, BUSINESS_HOURS.to].map((hour) => timeOfDay(hour * 60))
  return `Monday to Friday, ${from} to ${to} UTC`
}

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
