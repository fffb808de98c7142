import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ResourceMetrics } from '#src/api/generated/types.gen.ts'
import type { OperationId } from '#src/api/operation-queries.ts'
import { now } from '#src/ui/clock.ts'
import type { MetricRange, TabSearch } from './detail-search.ts'

const HOUR = 3_600_000

/** Lengths of the time ranges, in milliseconds. */
export const rangeLengths: Readonly<Record<MetricRange, number>> = {
  '1h': HOUR,
  '24h': 24 * HOUR,
  '7d': 7 * 24 * HOUR,
  '30d': 30 * 24 * HOUR,
}

/** Labels from the specification. */
export const rangeOptions = [
  { value: '1h', label: 'Last hour' },
  { value: '24h', label: 'Last 24 hours' },
  { value: '7d', label: 'Last 7 days' },
  { value: '30d', label: 'Last 30 days' },
] as const satisfies readonly { value: MetricRange; label: string }[]

/** Moving range that ends now, or a fixed time window in milliseconds since 1970. */
export type MetricWindow = { readonly range: MetricRange } | { readonly from: number; readonly to: number }

/** Parameters that all metrics operations share. */
interface MetricParameters {
  readonly from: string
  readonly to: string
  readonly points: number
}

/** Operation of one resource that takes a time window; by default its metrics. */
export interface MetricSource<Data = ResourceMetrics> {
  readonly operation: OperationId
  /** Path parameters of the operation, which identify the resource. */
  readonly path: Readonly<Record<string, string>>
  readonly read: (query: MetricParameters, signal: AbortSignal) => Promise<Data>
}

/** Time window from the URL: the zoomed window if there is one, else the range. */
export function windowOf({ range, from, to }: Pick<TabSearch, 'range' | 'from' | 'to'>): MetricWindow {
  return from > 0 && to > from ? { from, to } : { range }
}

/**
 * Metrics of a resource over a time window. A moving window refetches whenever a new point is due, at most every 30
 * s. Its key contains the range rather than timestamps, so that the current chart stays during a refetch.
 * @param pollInterval polling interval of a moving window in milliseconds, if the user chose one; false disables polling
 */
export function metricsQuery<Data>(
  { operation, path, read }: MetricSource<Data>,
  window: MetricWindow,
  points: number,
  pollInterval?: number | false,
) {
  return queryOptions({
    queryKey: [{ _id: operation, path, window, points }] as const,
    queryFn: ({ signal }) => {
      const to = 'to' in window ? window.to : now()
      const from = 'from' in window ? window.from : to - rangeLengths[window.range]
      return read({ from: new Date(from).toISOString(), to: new Date(to).toISOString(), points }, signal)
    },
    placeholderData: keepPreviousData,
    refetchInterval:
      'range' in window && (pollInterval ?? Math.max(30_000, rangeLengths[window.range] / points)),
  })
}
