/** 0000-01-01T00:00:00Z and 9999-12-31T23:59:59.999Z: the range of four-digit years. */
export const FIRST_INSTANT = -62_167_219_200_000
export const LAST_INSTANT = 253_402_300_799_999

/**
 * Epoch milliseconds of a date-time that passed the contract's validator. Null for instants that `Date` can't
 * represent (a leap second) or outside the years 0000 to 9999, which could not be formatted again.
 */
export function parseRfc3339(text: string): number | null {
  // The RFC allows a space between date and time, and lowercase letters.
  const time = Date.parse(text.toUpperCase().replace(/\s/, 'T'))
  return Number.isNaN(time) || time < FIRST_INSTANT || time > LAST_INSTANT ? null : time
}
