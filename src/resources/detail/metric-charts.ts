import type { Metric, MetricUnit, ResourceMetrics } from '#src/api/generated/types.gen.ts'
import type { ChartData, FormatValue } from '#src/ui/charts/chart-data.ts'
import type { Format } from '#src/ui/format.ts'

/** Labels of the series, in legends and on cards. Context that a chart's series share belongs in the chart's title. */
export const metricLabels: Readonly<Record<Metric, string>> = {
  cpu: 'CPU',
  memory: 'Memory',
  gpu: 'GPU',
  storage: 'Storage',
  storage_free: 'Storage free',
  disk_io: 'Disk I/O',
  disk_read: 'Read',
  disk_write: 'Write',
  read_operations: 'Reads',
  write_operations: 'Writes',
  network: 'Network',
  network_in: 'In',
  network_out: 'Out',
  connections: 'Connections',
  queries: 'Queries',
  requests: 'Requests',
  errors: 'Errors',
  error_rate: 'Error rate',
  latency: 'Latency',
  cache_hits: 'Cache hits',
  replicas: 'Replicas',
  restarts: 'Restarts',
  healthy_targets: 'Healthy targets',
  packets_allowed: 'Allowed',
  packets_denied: 'Denied',
}

/** Definition of a chart. Charts without any of their series are omitted. */
export interface MetricChart {
  readonly title: string
  readonly metrics: readonly Metric[]
  readonly unit: MetricUnit
}

/** Picks the series of a chart from a response, in the chart's order. */
export function chartData(metrics: ResourceMetrics, wanted: readonly Metric[]): ChartData {
  return {
    from: Date.parse(metrics.from),
    stepSeconds: metrics.stepSeconds,
    series: wanted.flatMap((metric) => {
      const series = metrics.series.find((candidate) => candidate.metric === metric)
      return series === undefined ? [] : [{ key: metric, label: metricLabels[metric], values: series.values }]
    }),
  }
}

/** Formatters by unit. */
const formatters: Readonly<Record<MetricUnit, (format: Format) => FormatValue>> = {
  percent: (format) => (value) => format.percent(value, decimals(value)),
  bytes_per_second: (format) => (value) => `${format.bytes(value)}/s`,
  per_second: (format) => (value) => `${format.number(value, decimals(value))}/s`,
  count: (format) => (value) => format.number(value, decimals(value)),
  milliseconds: (format) => (value) => `${format.number(value, decimals(value))} ms`,
}

/** Decimal places of a value: two significant digits below 10, whole numbers above: 0.0031, 4.2, 58. */
function decimals(value: number): number {
  const magnitude = Math.floor(Math.log10(Math.abs(value) || 10))
  return Math.min(Math.max(1 - magnitude, 0), 6)
}

const formatterCache = new WeakMap<Format, Map<MetricUnit, FormatValue>>()

/** Returns a stable function per unit and format, since a new function makes a chart rebuild. */
export function formatOf(unit: MetricUnit, format: Format): FormatValue {
  const known = formatterCache.get(format) ?? new Map<MetricUnit, FormatValue>()
  formatterCache.set(format, known)
  const writer = known.get(unit) ?? formatters[unit](format)
  known.set(unit, writer)
  return writer
}
