import { occurrencesOf, toLocalField } from '#src/domain/local-time.ts'
import type { TimeRange } from '#src/ui/charts/chart-data.ts'

/** Values of the two fields, in the format of `datetime-local` inputs. */
export interface RangeInput {
  readonly from: string
  readonly to: string
}

export type RangeProblems = Partial<Record<keyof RangeInput, string>>

/** Limits of a valid range. */
export interface RangeLimits {
  /** Milliseconds since 1970. */
  readonly now: number
  /** Retention of the data, in days. */
  readonly days: number
  /** Range that the fields were filled with. An unedited field keeps its instant, also in the hour that clocks repeat. */
  readonly initial?: TimeRange
}

const DAY = 86_400_000

const MINUTE = 60_000

/** Minimum length of a range, in milliseconds. */
const SHORTEST_RANGE = MINUTE

/**
 * Tolerance for a start before the earliest data, in milliseconds. A field that was filled with the start of the longest
 * range is out of date by the time the range is applied.
 */
const START_TOLERANCE_MS = 3_600_000

/** Field value of an instant. Drops the seconds, so that they don't have to be entered. */
export function toMinute(at: number, timeZone: string | undefined): string {
  return toLocalField(at, timeZone).slice(0, 16)
}

/**
 * Parses and validates the two fields; returns a range, or a message for each invalid field.
 * @param timeZone time zone of the field values; defaults to the browser's
 */
export function parseRange(
  written: RangeInput,
  { now, days, initial }: RangeLimits,
  timeZone?: string,
): { readonly range: TimeRange } | { readonly problems: RangeProblems } {
  const isUnedited = (field: keyof RangeInput) =>
    initial !== undefined && written[field] === toMinute(initial[field], timeZone)
  // A chart can be zoomed to less than a minute; both fields then have the same minute.
  if (initial !== undefined && isUnedited('from') && isUnedited('to')) {
    return { range: { from: Math.max(initial.from, now - days * DAY), to: initial.to } }
  }
  const instantsOf = (field: keyof RangeInput) =>
    initial !== undefined && isUnedited(field)
      ? [Math.floor(initial[field] / MINUTE) * MINUTE]
      : occurrencesOf(written[field], timeZone)
  // A time that clocks repeat is two instants: start with the first, and end with the last one that has passed.
  const from = instantsOf('from')[0] ?? Number.NaN
  const ends = instantsOf('to')
  const to = ends.findLast((at) => at <= now + SHORTEST_RANGE) ?? ends[0] ?? Number.NaN
  const earliest = now - days * DAY
  const problems: { from?: string; to?: string } = {}
  if (Number.isNaN(from)) problems.from = 'Enter a date and a time.'
  else if (from >= now) problems.from = 'Choose a start in the past.'
  else if (from < earliest - START_TOLERANCE_MS)
    problems.from = `Data is available for the last ${days} days. Choose a later start.`
  if (Number.isNaN(to)) problems.to = 'Enter a date and a time.'
  // The field is less precise than the clock, so allow up to a minute of rounding.
  else if (to > now + SHORTEST_RANGE) problems.to = 'Choose an end in the past.'
  else if (to - from < SHORTEST_RANGE) {
    problems.to = to <= from ? 'Choose an end after the start.' : 'Choose a range of at least one minute.'
  }
  if (problems.from !== undefined || problems.to !== undefined) return { problems }
  return { range: { from: Math.max(from, earliest), to: Math.min(to, now) } }
}
