/**
 * Arithmetic of prices. Money is whole cents; an hourly rate is whole millionths of a dollar ("micros"), since
 * the hour of a small machine costs less than a cent. Integers only: sums of many small prices stay exact.
 */

/** The one currency that Nimbus charges in (ISO 4217). */
export const CURRENCY = 'USD'

type Currency = typeof CURRENCY

/** An amount in minor units: cents. */
export interface Money {
  readonly amount: number
  readonly currency: Currency
}

/** A price per hour in millionths of the currency's major unit: 4.50 dollars are 4 500 000. */
export interface Rate {
  readonly micros: number
  readonly currency: Currency
}

/** A month of continuous use is billed as 730 hours (365 days of 24 hours over 12 months), whatever its length. */
export const HOURS_PER_MONTH = 730

const MICROS_PER_CENT = 10_000

/** Money from whole or broken dollars, rounded to the cent. Meant for literals: `dollars(4.5)`. */
export function dollars(amount: number): Money {
  return { amount: Math.round(amount * 100), currency: CURRENCY }
}

/**
 * The hourly rate of something priced by the month, rounded half up to the micro. `monthlyPriceOf` of the result
 * is the given price again, to the cent: half a micro of error, times 730, is far less than half a cent.
 */
export function hourlyRateOf(monthly: Money): Rate {
  return {
    micros: Math.round((monthly.amount * MICROS_PER_CENT) / HOURS_PER_MONTH),
    currency: monthly.currency,
  }
}

/** The monthly price of something priced by the hour: 730 hours, rounded half up to the cent. */
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

/** The sum of prices; nothing costs nothing. */
export function sumMoney(prices: Iterable<Money>): Money {
  let amount = 0
  for (const price of prices) amount += price.amount
  return { amount, currency: CURRENCY }
}

/** What `after` costs more than `before`; negative when it is cheaper. */
export function priceDifference(before: Money, after: Money): Money {
  return { amount: after.amount - before.amount, currency: after.currency }
}

/** A published price, in the unit it is published in, with the other unit derived from it. */
export interface Price {
  readonly hourlyRate: Rate
  readonly monthlyPrice: Money
}

/** Published by the month: the hour is a 730th. */
export function perMonth(amountInDollars: number): Price {
  const monthlyPrice = dollars(amountInDollars)
  return { monthlyPrice, hourlyRate: hourlyRateOf(monthlyPrice) }
}

/** Published by the hour: the month is 730 of them. */
export function perHour(amountInDollars: number): Price {
  const hourlyRate: Rate = { micros: Math.round(amountInDollars * 1_000_000), currency: CURRENCY }
  return { hourlyRate, monthlyPrice: monthlyPriceOf(hourlyRate) }
}
