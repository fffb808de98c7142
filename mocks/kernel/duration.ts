/** Units of time in milliseconds. */
export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
export const WEEK = 7 * DAY

/**
 * ISO 8601 durations (section 5.5.2.2) without years and months, which have no fixed length; or the short form of many
 * tools: `1h 30m`, `90s`, `2d`. Both allow a leading sign, as in ISO 8601-2: `-PT30M`, `-30m`.
 */
export const DURATION =
  /^[+-]?(?:P(?=\d|T\d)(\d+W)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+(?:\.\d+)?S)?)?|\d+(?:\.\d+)?[wdhms](?:\s*\d+(?:\.\d+)?[wdhms])*)$/

/** Says what `DURATION` matches, for error messages. */
export const EXPECTED_DURATION =
  'expected an ISO 8601 duration of weeks, days and time, such as PT1H or -P1DT12H, or its short form, such as 1h or -1d 12h'

const UNITS: Readonly<Record<string, number>> = { w: WEEK, d: DAY, h: HOUR, m: MINUTE, s: SECOND }

/**
 * Parses `P1DT12H` or `1d 12h` into milliseconds.
 * @throws RangeError for an invalid duration
 */
export function durationMs(text: string): number {
  if (!DURATION.test(text)) throw new RangeError(`“${text}” is not a duration: ${EXPECTED_DURATION}`)
  // In ISO 8601, months would be before the T, and DURATION allows none: M is always minutes.
  const parts = text.toLowerCase().matchAll(/([\d.]+)([wdhms])/g)
  let span = 0
  for (const [, amount = '', unit = ''] of parts) span += Number(amount) * (UNITS[unit] ?? 0)
  return Math.round(text.startsWith('-') ? -span : span)
}

/** Length of the intersection of two time ranges, in milliseconds. */
export function overlap(from: number, to: number, otherFrom: number, otherTo: number): number {
  return Math.max(0, Math.min(to, otherTo) - Math.max(from, otherFrom))
}
