import { describe, expect, it } from 'vitest'
import {
  billingDayOf,
  billingMonthBefore,
  billingMonthOf,
  billingMonthsOf,
  sameElapsedTime,
} from './billing-month.ts'

const at = (text: string) => Date.parse(`${text}Z`)
const days = ({ from, to }: { readonly from: number; readonly to: number }) =>
  [from, to].map((it) => new Date(it).toISOString().slice(0, 10)).join(' ')

describe('a billing month', () => {
  it("starts on the organization's day, at midnight", () => {
    const on4 = { billingDay: 4 }
    expect(days(billingMonthOf(on4, at('2026-03-02T09:00')))).toBe('2026-02-04 2026-03-04')
    expect(days(billingMonthOf(on4, at('2026-03-03T23:59:59.999')))).toBe('2026-02-04 2026-03-04')
    expect(days(billingMonthOf(on4, at('2026-03-04T00:00')))).toBe('2026-03-04 2026-04-04')
    expect(days(billingMonthOf(on4, at('2026-01-01T00:00')))).toBe('2025-12-04 2026-01-04')
  })

  it('has a previous month, also across a year', () => {
    const on28 = { billingDay: 28 }
    const january = billingMonthOf(on28, at('2026-01-28T12:00'))
    expect(days(billingMonthBefore(on28, january))).toBe('2025-12-28 2026-01-28')
    expect(days(billingMonthBefore(on28, billingMonthOf(on28, at('2026-03-01T00:00'))))).toBe(
      '2026-01-28 2026-02-28',
    )
  })

  it('starts on a day that every month has', () => {
    expect(
      ['2026-01-31T12:00', '2026-02-28T00:00', '2026-03-01T23:00'].map((it) => billingDayOf(at(it))),
    ).toEqual([28, 28, 1])
  })

  it('is listed for a range that it overlaps', () => {
    const on4 = { billingDay: 4 }
    const span = { from: at('2025-12-31T00:00'), to: at('2026-02-04T00:00') }
    expect(billingMonthsOf(on4, span).map(days)).toEqual(['2025-12-04 2026-01-04', '2026-01-04 2026-02-04'])
    expect(billingMonthsOf(on4, { from: span.to, to: span.to })).toEqual([])
  })

  it('is compared with the same span of another month, which may be shorter', () => {
    const february = { from: at('2026-02-01T00:00'), to: at('2026-03-01T00:00') }
    const march = { from: at('2026-03-01T00:00'), to: at('2026-03-31T12:00') }
    expect(sameElapsedTime(february, march)).toEqual(february)
    expect(days(sameElapsedTime(february, { from: march.from, to: at('2026-03-11T00:00') }))).toBe(
      '2026-02-01 2026-02-11',
    )
  })
})
