import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  dollars,
  hourlyRateOf,
  monthlyPriceOf,
  perHour,
  perMonth,
  priceDifference,
  sumMoney,
  timesMoney,
} from './price.ts'

describe('prices', () => {
  it('derives the hourly from the monthly price: $20 a month is 27,397 micros an hour', () => {
    expect(perMonth(20)).toEqual({
      monthlyPrice: { amount: 2000, currency: 'USD' },
      hourlyRate: { micros: 27_397, currency: 'USD' },
    })
  })

  it('derives the monthly from the hourly price: $4.50 an hour is $3,285 a month', () => {
    expect(perHour(4.5)).toEqual({
      hourlyRate: { micros: 4_500_000, currency: 'USD' },
      monthlyPrice: { amount: 328_500, currency: 'USD' },
    })
  })

  it('round-trips a monthly price through the hourly one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (amount) => {
        const monthly = { amount, currency: 'USD' as const }
        expect(monthlyPriceOf(hourlyRateOf(monthly))).toEqual(monthly)
      }),
    )
  })

  it('adds, multiplies and compares whole cents', () => {
    expect(sumMoney([])).toEqual(dollars(0))
    expect(sumMoney([dollars(0.1), dollars(0.2)])).toEqual(dollars(0.3))
    expect(timesMoney(dollars(19.99), 3)).toEqual(dollars(59.97))
    expect(priceDifference(dollars(20), dollars(5))).toEqual({ amount: -1500, currency: 'USD' })
  })
})
