import { type MetricWindow, rangeLengths } from '#src/resources/detail/metrics-query.ts'
import type { TimeRange } from '#src/ui/charts/chart-data.ts'
import { MAX_INSTANT } from '#src/ui/search-schema.ts'
import type { MonitoringSearch } from './monitoring-search.ts'

type Where = Pick<MonitoringSearch, 'range' | 'from' | 'to' | 'zoom'>

/** Refetch intervals in milliseconds; false for never. */
export const refreshIntervals: Readonly<Record<MonitoringSearch['refresh'], number | false>> = {
  off: false,
  '10s': 10_000,
  '30s': 30_000,
  '1m': 60_000,
  '5m': 300_000,
}

/** Time window without the zoom. */
function rangeWindow({ range, from, to }: Where): MetricWindow {
  return range === 'custom' ? { from, to } : { range }
}

/** Zoomed range; null without a zoom, or for an invalid one. */
export function zoomOf({ zoom }: Pick<Where, 'zoom'>): TimeRange | null {
  const [from, to] = zoom.split('-').map(Number)
  return from !== undefined && to !== undefined && from < to && to <= MAX_INSTANT ? { from, to } : null
}

export function zoomTo({ from, to }: TimeRange): string {
  return `${Math.round(from)}-${Math.round(to)}`
}

/** Time window of the charts. */
export function visibleWindow(where: Where): MetricWindow {
  return zoomOf(where) ?? rangeWindow(where)
}

/** Same window as epoch milliseconds. */
export function visibleRange(where: Where, now: number): TimeRange {
  const window = visibleWindow(where)
  return 'range' in window ? { from: now - rangeLengths[window.range], to: now } : window
}
