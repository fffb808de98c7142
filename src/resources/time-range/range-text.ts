import type { TimeRange } from '#src/ui/charts/chart-data.ts'
import type { Format } from '#src/ui/format.ts'

/** Ranges shorter than this, in milliseconds, are written with seconds. */
const SHORT_RANGE_MS = 5 * 60_000

/** "Mar 2, 2026, 9:00 AM – Mar 2, 2026, 10:00 AM"; with seconds if it is short, so that its ends differ. */
export function rangeText({ date, time, dateTime }: Format, { from, to }: TimeRange): string {
  const write = to - from < SHORT_RANGE_MS ? (at: number) => `${date(at)}, ${time(at)}` : dateTime
  return `${write(from)} – ${write(to)}`
}
