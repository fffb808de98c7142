import type { LogRange, LogsSearch } from './logs-search.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Lengths of the relative ranges in milliseconds. */
const rangeLengths: Readonly<Record<Exclude<LogRange, 'custom'>, number>> = {
  '15m': 15 * MINUTE,
  '1h': HOUR,
  '24h': 24 * HOUR,
  '7d': 7 * 24 * HOUR,
}

/** Both ends in epoch milliseconds. */
export interface Span {
  readonly from: number
  readonly to: number
}

type RangeSearch = Pick<LogsSearch, 'range' | 'from' | 'to'>

/** True if the range is relative and ends now. */
export function endsNow({ range, from, to }: RangeSearch): boolean {
  return range !== 'custom' || to <= from
}

/** Resolves the time range of the URL. A custom range without valid ends falls back to one hour. */
export function spanOf(search: RangeSearch, now: number): Span {
  if (!endsNow(search)) return { from: search.from, to: search.to }
  return { from: now - rangeLengths[search.range === 'custom' ? '1h' : search.range], to: now }
}

/** Time range around a line, not beyond now. */
export function spanAround(at: number, now: number): Span {
  return { from: at - 15 * MINUTE, to: Math.max(at + 1, Math.min(at + MINUTE, now)) }
}
