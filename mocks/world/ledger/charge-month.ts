import { CURRENCY, monthlyPriceOf } from '#src/domain/price.ts'
import type { Span } from './billing-month.ts'
import type { CurrentCharge, PastCharges, Priced } from './subjects.ts'

/**
 * @param amount cents for the time from `from` to `to`, within the month
 * @param part index of the part of the span
 */
export type Visit = (
  priced: Priced,
  amount: number,
  from: number,
  to: number,
  month: Span,
  part: number,
) => void

/** A single part without cuts. */
export const NO_CUTS: readonly number[] = [Number.NEGATIVE_INFINITY]

/** One cent, in micro-dollars per hour times seconds. */
const WORK_PER_CENT = 10_000 * 3600

const centsOf = (work: number) => Math.round(work / WORK_PER_CENT)

/** Whole seconds, so that the parts of a span add up to it. */
export function secondsBetween(from: number, to: number): number {
  return Math.floor(to / 1000) - Math.floor(from / 1000)
}

/**
 * Price per hour in a month, in micro-dollars. A plan's monthly price is spread over the month, so that every full month
 * costs the same.
 */
export function hourlyMicrosIn(month: Span, { service, hourlyMicros }: Priced): number {
  if (service !== 'plan') return hourlyMicros
  const { amount } = monthlyPriceOf({ micros: hourlyMicros, currency: CURRENCY })
  return Math.round((amount * WORK_PER_CENT) / secondsBetween(month.from, month.to))
}

/** Index of the last part that starts at or before an instant. */
export function partOf(cuts: readonly number[], at: number): number {
  let low = 0
  let high = cuts.length
  while (high - low > 1) {
    const middle = (low + high) >>> 1
    if ((cuts[middle] as number) <= at) low = middle
    else high = middle
  }
  return low
}

/**
 * Charges of one resource in one month, clipped to a span: first past prices, then the current one. Costs before the
 * span are included in the running total, so that each amount is the difference of two rounded sums.
 */
export function chargeMonth(
  month: Span,
  span: Span,
  cuts: readonly number[],
  current: CurrentCharge | null,
  past: PastCharges | undefined,
  visit: Visit,
): void {
  const begin = Math.max(month.from, span.from)
  const end = Math.min(month.to, span.to)
  // Cost of the month so far, before rounding.
  let work = 0
  const charge = (priced: Priced, from: number, to: number) => {
    if (priced.hourlyMicros === 0) return
    const hourlyMicros = hourlyMicrosIn(month, priced)
    const since = Math.max(from, month.from)
    const until = Math.min(to, end)
    if (until <= since) return
    const seen = Math.max(since, begin)
    if (since < begin) work += hourlyMicros * secondsBetween(since, Math.min(begin, until))
    let part = partOf(cuts, seen)
    for (let at = seen; at < until; part++) {
      const next = Math.min(until, cuts[part + 1] ?? until)
      const before = centsOf(work)
      work += hourlyMicros * secondsBetween(at, next)
      visit(priced, centsOf(work) - before, at, next, month, part)
      at = next
    }
  }
  if (past !== undefined) for (const it of past.charges) charge(it, it.from, it.to)
  if (current !== null) charge(current.priced, current.from, end)
}
