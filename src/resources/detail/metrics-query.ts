import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ResourceMetrics } from '#src/api/generated/types.gen.ts'
import { now } from '#src/ui/clock.ts'
import type { OperationId } from '../kind.ts'
import type { MetricRange, TabSearch } from './detail-search.ts'

const HOUR = 3_600_000

/** Lengths of the ranges, in milliseconds. */
export const rangeLengths: Readonly<Record<MetricRange, number>> = {
  '1h': HOUR,
  '24h': 24 * HOUR,
  '7d': 7 * 24 * HOUR,
  '30d': 30 * 24 * HOUR,
}

/** In the specification's words. */
export const rangeWords = [
  { value: '1h', label: 'Last hour' },
  { value: '24h', label: 'Last 24 hours' },
  { value: '7d', label: 'Last 7 days' },
  { value: '30d', label: 'Last 30 days' },
] as const satisfies readonly { value: MetricRange; label: string }[]

/** A range that ends now and moves on, or a stretch that stands still. Times in milliseconds since 1970. */
export type MetricWindow = { readonly range: MetricRange } | { readonly from: number; readonly to: number }

/** The parameters of every metrics operation. */
interface MetricParameters {
  readonly from: string
  readonly to: string
  readonly points: number
}

/** An operation of one resource that tells of a stretch of time: its metrics, unless said otherwise. */
export interface MetricSource<Answer = ResourceMetrics> {
  readonly operation: OperationId
  /** Identifies the resource: the path of the operation. */
  readonly path: Readonly<Record<string, string>>
  readonly read: (query: MetricParameters, signal: AbortSignal) => Promise<Answer>
}

/** What the address asks to see: the stretch somebody zoomed into, or else the range. */
export function windowOf({ range, from, to }: Pick<TabSearch, 'range' | 'from' | 'to'>): MetricWindow {
  return from > 0 && to > from ? { from, to } : { range }
}

/**
 * The metrics of a resource over a window. A moving window is asked for again each time one of its points would be new,
 * though not more than twice a minute. The key names the window, not its instants, so that the chart before stays until
 * the next one is there.
 *
 * @param every milliseconds between two questions about a moving window, where somebody has chosen; false for none
 */
export function metricsQuery<Answer>(
  { operation, path, read }: MetricSource<Answer>,
  window: MetricWindow,
  points: number,
  every?: number | false,
) {
  return queryOptions({
    queryKey: [{ _id: operation, path, window, points }] as const,
    queryFn: ({ signal }) => {
      const to = 'to' in window ? window.to : now()
      const from = 'from' in window ? window.from : to - rangeLengths[window.range]
      return read({ from: new Date(from).toISOString(), to: new Date(to).toISOString(), points }, signal)
    },
    placeholderData: keepPreviousData,
    refetchInterval: 'range' in window && (every ?? Math.max(30_000, rangeLengths[window.range] / points)),
  })
}
