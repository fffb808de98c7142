import type { OrganizationRow } from '../../db/index.ts'

/** Time range in epoch milliseconds; the end is exclusive. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** Billing months start at midnight UTC on the organization's billing day. */
type Billed = Pick<OrganizationRow, 'billingDay'>

/** Last day that every month has. */
const LAST_BILLING_DAY = 28

/** Billing day of an organization created at this time. */
export function billingDayOf(at: number): number {
  return Math.min(new Date(at).getUTCDate(), LAST_BILLING_DAY)
}

/** Cache of one entry: most calls ask for the current month. */
let last = { billingDay: 0, month: { from: 0, to: 0 } }

/** Billing month that contains an instant. */
export function billingMonthOf({ billingDay }: Billed, at: number): Span {
  if (last.billingDay !== billingDay || at < last.month.from || at >= last.month.to) {
    last = { billingDay, month: monthOf(billingDay, at) }
  }
  return last.month
}

function monthOf(billingDay: number, at: number): Span {
  const date = new Date(at)
  const month = date.getUTCMonth() - (date.getUTCDate() < billingDay ? 1 : 0)
  const begin = (index: number) => Date.UTC(date.getUTCFullYear(), index, billingDay)
  return { from: begin(month), to: begin(month + 1) }
}

export function billingMonthBefore(organization: Billed, { from }: Span): Span {
  return billingMonthOf(organization, from - 1)
}

/** Billing months that overlap a range, oldest first. */
export function billingMonthsOf(organization: Billed, { from, to }: Span): Span[] {
  const months: Span[] = []
  if (to <= from) return months
  for (let month = billingMonthOf(organization, from); month.from < to; ) {
    months.push(month)
    month = billingMonthOf(organization, month.to)
  }
  return months
}

/** First part of a month, as long as another month has lasted so far, to compare the two. */
export function sameElapsedTime(month: Span, { from, to }: Span): Span {
  return { from: month.from, to: Math.min(month.from + (to - from), month.to) }
}
