/**
 * Conversion between instants and `datetime-local` fields, which have no time zone: values are in the user's time
 * zone, which may differ from the browser's.
 */

/** Field value: `2026-03-02T09:00:00`; in the browser's time zone if omitted. */
export function toLocalField(at: number, timeZone?: string): string {
  return new Date(Math.floor(at / 1000) * 1000 + offsetAt(at, timeZone)).toISOString().slice(0, 19)
}

/**
 * Epoch milliseconds; NaN for invalid text. A time skipped by daylight saving maps to the time after it; an ambiguous
 * time maps to the first occurrence.
 */
export function fromLocalField(written: string, timeZone?: string): number {
  return occurrencesOf(written, timeZone)[0] ?? Number.NaN
}

/** Instants of a field value, earliest first: two in the hour that clocks repeat, none for invalid text. */
export function occurrencesOf(written: string, timeZone?: string): readonly number[] {
  const local = Date.parse(`${written}Z`)
  if (Number.isNaN(local)) return []
  const guesses = [-DAY, 0, DAY].map((around) => local - offsetAt(local + around, timeZone))
  const fitting = guesses.filter((at) => at + offsetAt(at, timeZone) === local)
  if (fitting.length === 0) return [Math.max(...guesses)]
  return [...new Set(fitting)].sort((a, b) => a - b)
}

const DAY = 86_400_000

/** UTC offset of the time zone at an instant, in milliseconds. */
function offsetAt(at: number, timeZone: string | undefined): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    ...(timeZone !== undefined && { timeZone }),
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((candidate) => candidate.type === type)?.value)
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return local - Math.floor(at / 1000) * 1000
}
