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
  it('derives the hour from the month: 20 dollars are 27 397 micros an hour', () => {
    expect(perMonth(20)).toEqual({
      monthlyPrice: { amount: 2000, currency: 'USD' },
      hourlyRate: { micros: 27_397, currency: 'USD' },
    })
  })

  it('derives the month from the hour: 4.50 dollars are 3,285 a month', () => {
    expect(perHour(4.5)).toEqual({
      hourlyRate: { micros: 4_500_000, currency: 'USD' },
      monthlyPrice: { amount: 328_500, currency: 'USD' },
    })
  })

  it('gives the monthly price back after the way through the hour, whatever the price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (amount) => {
        const monthly = { amount, currency: 'USD' as const }
        expect(monthlyPriceOf(hourlyRateOf(monthly))).toEqual(monthly)
      }),
    )
  })

  it('adds, multiplies and compares in whole cents', () => {
    expect(sumMoney([])).toEqual(dollars(0))
    expect(sumMoney([dollars(0.1), dollars(0.2)])).toEqual(dollars(0.3))
    expect(timesMoney(dollars(19.99), 3)).toEqual(dollars(59.97))
    expect(priceDifference(dollars(20), dollars(5))).toEqual({ amount: -1500, currency: 'USD' })
  })
})
