import type { Metric, MetricUnit, ResourceMetrics } from '#src/api/generated/types.gen.ts'
import type { ChartData, FormatValue } from '#src/ui/charts/chart-data.ts'
import type { Format } from '#src/ui/format.ts'

/** What each series is called, in legends and on cards. Charts say in their title what theirs have in common. */
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

/** A chart as data. One without any of its series is left out. */
export interface MetricChart {
  readonly title: string
  readonly metrics: readonly Metric[]
  readonly unit: MetricUnit
}

/** The series of a chart out of an answer, in the chart's order. */
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

/** How the values of a unit are written. */
const writers: Readonly<Record<MetricUnit, (format: Format) => FormatValue>> = {
  percent: (format) => format.percent,
  bytes_per_second: (format) => (value) => `${format.bytes(value)}/s`,
  per_second: (format) => (value) => `${format.number(value, decimals(value))}/s`,
  count: (format) => (value) => format.number(value, decimals(value)),
  milliseconds: (format) => (value) => `${format.number(value, decimals(value))} ms`,
}

/** Two figures of what is small, whole numbers of what is not: 0.0031, 4.2, 58. */
function decimals(value: number): number {
  const magnitude = Math.floor(Math.log10(Math.abs(value) || 10))
  return Math.min(Math.max(1 - magnitude, 0), 6)
}

const made = new WeakMap<Format, Map<MetricUnit, FormatValue>>()

/** One function a unit and format, since a chart is rebuilt for another one. */
export function formatOf(unit: MetricUnit, format: Format): FormatValue {
  const known = made.get(format) ?? new Map<MetricUnit, FormatValue>()
  made.set(format, known)
  const writer = known.get(unit) ?? writers[unit](format)
  known.set(unit, writer)
  return writer
}
