/**
 * Instants in the fields of a browser (`datetime-local`), which know no time zone: they are read and written in the one
 * that the screens use, which is the person's and perhaps not the browser's.
 */

/** `2026-03-02T09:00:00` at that place, to the second; the zone is the browser's when left out. */
export function toLocalField(at: number, timeZone?: string): string {
  return new Date(Math.floor(at / 1000) * 1000 + offsetAt(at, timeZone)).toISOString().slice(0, 19)
}

/**
 * Milliseconds since 1970; NaN for what is no time. A time that a change of the clocks skips is taken as one after it, of
 * one that comes twice the first is meant.
 */
export function fromLocalField(written: string, timeZone?: string): number {
  const local = Date.parse(`${written}Z`)
  if (Number.isNaN(local)) return Number.NaN
  const guesses = [-DAY, 0, DAY].map((around) => local - offsetAt(local + around, timeZone))
  const fitting = guesses.filter((at) => at + offsetAt(at, timeZone) === local)
  return fitting.length > 0 ? Math.min(...fitting) : Math.max(...guesses)
}

const DAY = 86_400_000

/** How far ahead of UTC the place is then, in milliseconds. */
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
