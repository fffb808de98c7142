/** Units of time in milliseconds. */
export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
export const WEEK = 7 * DAY

/**
 * ISO 8601 durations (section 5.5.2.2) without years and months, which have no fixed length. Allows a leading sign as
 * in ISO 8601-2: `-PT30M`.
 */
export const DURATION = /^[+-]?P(?=\d|T\d)(\d+W)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+(?:\.\d+)?S)?)?$/

/**
 * Parses `P1DT12H` into milliseconds.
 * @throws RangeError for an invalid duration
 */
export function durationMs(text: string): number {
  const parts = DURATION.exec(text)
  if (!parts) throw new RangeError(`“${text}” is not an ISO 8601 duration such as PT1H or P1DT12H`)
  const [, weeks, days, , hours, minutes, seconds] = parts
  const amount = (part: string | undefined, unit: number) =>
    part === undefined ? 0 : Number.parseFloat(part) * unit
  const span =
    amount(weeks, WEEK) +
    amount(days, DAY) +
    amount(hours, HOUR) +
    amount(minutes, MINUTE) +
    amount(seconds, SECOND)
  return Math.round(text.startsWith('-') ? -span : span)
}

/** Length of the intersection of two time ranges, in milliseconds. */
export function overlap(from: number, to: number, otherFrom: number, otherTo: number): number {
  return Math.max(0, Math.min(to, otherTo) - Math.max(from, otherFrom))
}
