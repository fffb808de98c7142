/**
 * Price arithmetic. Money is in whole cents; hourly rates are in whole micro-dollars, since an hour of a small VM
 * costs less than a cent. Integers keep sums of many small prices exact.
 */

/** Currency of all prices (ISO 4217). */
export const CURRENCY = 'USD'

type Currency = typeof CURRENCY

/** Amount in minor units: cents. */
export interface Money {
  readonly amount: number
  readonly currency: Currency
}

/** Hourly price in micro-dollars: $4.50 is 4 500 000. */
export interface Rate {
  readonly micros: number
  readonly currency: Currency
}

/** A month of continuous use is billed as 730 hours (365 days of 24 hours over 12 months), whatever its length. */
export const HOURS_PER_MONTH = 730

const MICROS_PER_CENT = 10_000

/** Converts dollars to money, rounded to the cent. For literals: `dollars(4.5)`. */
export function dollars(amount: number): Money {
  return money(Math.round(amount * 100))
}

export function money(cents: number): Money {
  return { amount: cents, currency: CURRENCY }
}

/**
 * Hourly rate of a monthly price, rounded half up to the micro-dollar. `monthlyPriceOf` gives the exact monthly price
 * back: half a micro of error times 730 is far less than half a cent.
 */
export function hourlyRateOf(monthly: Money): Rate {
  return {
    micros: Math.round((monthly.amount * MICROS_PER_CENT) / HOURS_PER_MONTH),
    currency: monthly.currency,
  }
}

/** Monthly price of an hourly rate: 730 hours, rounded half up to the cent. */
export function monthlyPriceOf(hourly: Rate): Money {
  return {
    amount: Math.round((hourly.micros * HOURS_PER_MONTH) / MICROS_PER_CENT),
    currency: hourly.currency,
  }
}

/** `count` times a price. */
export function timesMoney(price: Money, count: number): Money {
  return { amount: price.amount * count, currency: price.currency }
}

/** `count` times a rate. */
export function timesRate(rate: Rate, count: number): Rate {
  return { micros: rate.micros * count, currency: rate.currency }
}

/** Sum of prices; zero for none. */
export function sumMoney(prices: Iterable<Money>): Money {
  let amount = 0
  for (const price of prices) amount += price.amount
  return money(amount)
}

/** Difference of two prices; negative if `after` is lower. */
export function priceDifference(before: Money, after: Money): Money {
  return { amount: after.amount - before.amount, currency: after.currency }
}

/** Published price with the other unit derived from it. */
export interface Price {
  readonly hourlyRate: Rate
  readonly monthlyPrice: Money
}

/** Published per month; the hourly rate is 1/730. */
export function perMonth(amountInDollars: number): Price {
  const monthlyPrice = dollars(amountInDollars)
  return { monthlyPrice, hourlyRate: hourlyRateOf(monthlyPrice) }
}

/** Published per hour; the monthly price is 730 hours. */
export function perHour(amountInDollars: number): Price {
  const hourlyRate: Rate = { micros: Math.round(amountInDollars * 1_000_000), currency: CURRENCY }
  return { hourlyRate, monthlyPrice: monthlyPriceOf(hourlyRate) }
}
