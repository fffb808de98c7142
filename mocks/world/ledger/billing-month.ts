import type { OrganizationRow } from '../../db/index.ts'

/** From one instant to another, the latter excluded; epoch milliseconds. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** Billing months begin at midnight, UTC, on the organization's own day of the month. */
type Billed = Pick<OrganizationRow, 'billingDay'>

/** The last day of a month that all months have. */
const LAST_BILLING_DAY = 28

/** The billing day of something that begins at an instant. */
export function billingDayOf(at: number): number {
  return Math.min(new Date(at).getUTCDate(), LAST_BILLING_DAY)
}

/** Most of those that are asked for are one and the same: that of now. */
let last = { billingDay: 0, month: { from: 0, to: 0 } }

/** The billing month of an instant. */
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

/** The billing months that a span has a part in, oldest first. */
export function billingMonthsOf(organization: Billed, { from, to }: Span): Span[] {
  const months: Span[] = []
  if (to <= from) return months
  for (let month = billingMonthOf(organization, from); month.from < to; ) {
    months.push(month)
    month = billingMonthOf(organization, month.to)
  }
  return months
}

/** The beginning of a month, as long as another has lasted: the same stretch of it, to compare the two. */
export function sameStretch(month: Span, { from, to }: Span): Span {
  return { from: month.from, to: Math.min(month.from + (to - from), month.to) }
}
