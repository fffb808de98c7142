/** 0000-01-01T00:00:00Z and 9999-12-31T23:59:59.999Z: what four digits of a year can say. */
export const FIRST_INSTANT = -62_167_219_200_000
const LAST_INSTANT = 253_402_300_799_999

/**
 * Epoch milliseconds of an RFC 3339 date-time that the contract's validator let through. Null where `Date` knows no
 * such instant (a leap second) or where it lies outside the years 0000 to 9999 once its offset is applied, so that
 * it couldn't be written down again.
 */
export function parseRfc3339(text: string): number | null {
  // The RFC allows a blank between date and time, and lower case letters.
  const time = Date.parse(text.toUpperCase().replace(/\s/, 'T'))
  return Number.isNaN(time) || time < FIRST_INSTANT || time > LAST_INSTANT ? null : time
}
