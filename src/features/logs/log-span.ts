import type { LogRange, LogsSearch } from './logs-search.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Lengths of the ranges that end now, in milliseconds. */
const rangeLengths: Readonly<Record<Exclude<LogRange, 'custom'>, number>> = {
  '15m': 15 * MINUTE,
  '1h': HOUR,
  '24h': 24 * HOUR,
  '7d': 7 * 24 * HOUR,
}

/** Both ends in milliseconds since 1970. */
export interface Span {
  readonly from: number
  readonly to: number
}

type RangeSearch = Pick<LogsSearch, 'range' | 'from' | 'to'>

/** Whether the range ends now, and so moves on. */
export function movesOn({ range, from, to }: RangeSearch): boolean {
  return range !== 'custom' || to <= from
}

/** The stretch that the address asks for. A custom range without one is an hour, like no range at all. */
export function spanOf(search: RangeSearch, now: number): Span {
  if (!movesOn(search)) return { from: search.from, to: search.to }
  return { from: now - rangeLengths[search.range === 'custom' ? '1h' : search.range], to: now }
}

/** Around a line, so that it stands in the middle of what was going on; not beyond now. */
export function spanAround(at: number, now: number): Span {
  return { from: at - 15 * MINUTE, to: Math.max(at + 1, Math.min(at + MINUTE, now)) }
}
