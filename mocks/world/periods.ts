import { overlap } from '../kernel/duration.ts'

/** Time range, epoch milliseconds; `to` is null while it lasts. */
export interface Period {
  readonly from: number
  readonly to: number | null
}

export function hasOpenPeriod(periods: readonly Period[]): boolean {
  return periods.at(-1)?.to === null
}

/** Begins a period or ends the current one, unless there is nothing to change. */
export function switchPeriod(periods: readonly Period[], isOpen: boolean, at: number): Period[] {
  if (isOpen === hasOpenPeriod(periods)) return [...periods]
  return isOpen
    ? [...periods, { from: at, to: null }]
    : periods.map((period) => (period.to === null ? { ...period, to: at } : period))
}

/** Share of a time span that is in the periods, 0 to 1; without a span, 0 or 1. */
export function shareOf(periods: readonly Period[], time: number, span: number): number {
  const [from, to] = [time - span / 2, time + span / 2]
  if (span === 0) return periods.some((it) => it.from <= time && (it.to === null || time < it.to)) ? 1 : 0
  const lengthIn = (it: Period) => overlap(from, to, it.from, it.to ?? Number.POSITIVE_INFINITY)
  return periods.reduce((sum, it) => sum + lengthIn(it), 0) / span
}

/** Parts of a time range that are in the periods. */
export function within<Range extends Period>(range: Range, periods: readonly Period[]): Range[] {
  return periods.flatMap(({ from, to }) => {
    const begin = Math.max(range.from, from)
    const end = Math.min(range.to ?? Number.POSITIVE_INFINITY, to ?? Number.POSITIVE_INFINITY)
    return begin < end ? [{ ...range, from: begin, to: end === Number.POSITIVE_INFINITY ? null : end }] : []
  })
}
