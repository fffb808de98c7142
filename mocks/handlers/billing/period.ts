import type { BillingRange } from '#src/api/generated/types.gen.ts'
import type { OrganizationRow } from '../../db/index.ts'
import { Problem } from '../../engine/problem.ts'
import type { QueryOf } from '../../engine/types.ts'
import { DAY } from '../../kernel/duration.ts'
import { iso } from '../../kernel/iso-time.ts'
import { LAST_INSTANT } from '../../kernel/rfc3339.ts'
import {
  billingMonthBefore,
  billingMonthOf,
  type Span,
  sameElapsedTime,
} from '../../world/ledger/billing-month.ts'

/** Longest range in days. */
const MAX_DAYS = 400

export interface Period {
  /** Elapsed part. */
  readonly span: Span
  /** Whole range, including days to come. */
  readonly whole: Span
  /** Range to compare with; null if the organization did not exist then. */
  readonly previous: Span | null
}

/** @throws Problem 400 `invalid_range` for invalid dates or too many days */
export function periodOf(
  organization: OrganizationRow,
  { period, from, to }: Pick<QueryOf<'getDailySpend'>, 'period' | 'from' | 'to'>,
  now: number,
): Period {
  const existed = (previous: Span) => (organization.createdAt < previous.to ? previous : null)
  const month = billingMonthOf(organization, now)
  const last = billingMonthBefore(organization, month)
  switch (period) {
    case 'current': {
      const span = { from: month.from, to: now }
      return { span, whole: month, previous: existed(sameElapsedTime(last, span)) }
    }
    case 'last':
      return { span: last, whole: last, previous: existed(billingMonthBefore(organization, last)) }
    case 'ytd': {
      const year = new Date(now).getUTCFullYear()
      const span = { from: Date.UTC(year, 0), to: now }
      const previous = { from: Date.UTC(year - 1, 0), to: aYearBefore(now) }
      return { span, whole: { from: span.from, to: dayAfter(now) }, previous: existed(previous) }
    }
    case 'custom': {
      const whole = customRange(from, to)
      const span = { from: whole.from, to: Math.max(whole.from, Math.min(whole.to, now)) }
      const previous = { from: whole.from - (whole.to - whole.from), to: 0 }
      return {
        span,
        whole,
        previous: existed({ ...previous, to: previous.from + (span.to - span.from) }),
      }
    }
  }
}

/** February 29 maps to February 28. */
function aYearBefore(now: number): number {
  const date = new Date(now)
  const year = date.getUTCFullYear() - 1
  const lastDay = new Date(Date.UTC(year, date.getUTCMonth() + 1, 0)).getUTCDate()
  return Date.UTC(year, date.getUTCMonth(), Math.min(date.getUTCDate(), lastDay)) + (now % DAY)
}

function dayAfter(at: number): number {
  return Math.floor(at / DAY) * DAY + DAY
}

function customRange(first: string | undefined, last: string | undefined): Span {
  if (first === undefined) throw invalid('/from', 'A custom period needs a first day.')
  if (last === undefined) throw invalid('/to', 'A custom period needs a last day.')
  const from = Date.parse(`${first}T00:00:00Z`)
  const to = Date.parse(`${last}T00:00:00Z`) + DAY
  if (to <= from) throw invalid('/from', 'Must not be after the last day.')
  if (to > LAST_INSTANT) throw invalid('/to', 'Choose an earlier last day.')
  if (to - from > MAX_DAYS * DAY) throw invalid('/to', `Must be at most ${MAX_DAYS} days.`)
  return { from, to }
}

function invalid(pointer: string, message: string): Problem {
  return new Problem(400, 'invalid_range', {
    detail: message,
    errors: [{ in: 'query', pointer, code: 'invalid_range', message }],
  })
}

export function toRange({ from, to }: Span): BillingRange {
  return { from: iso(from), to: iso(to) }
}

/** One decimal; null without a value to compare with. */
export function changePercent(cost: number, before: number | null): number | null {
  return before === null || before === 0 ? null : percent(cost - before, before)
}

/** One decimal; 100 only if both are equal. */
export function percent(part: number, whole: number): number {
  if (whole === 0) return 0
  const tenths = Math.round((part / whole) * 1000)
  return (tenths === 1000 ? tenths + Math.sign(part - whole) : tenths) / 10
}
