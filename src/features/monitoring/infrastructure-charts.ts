import type { Metric } from '#src/api/generated/types.gen.ts'
import { METRICS } from '#src/domain/metric-catalog.ts'
import type { MonitoringChart } from './metric-panel.tsx'
import type { MonitoringSearch } from './monitoring-search.ts'

const top = (title: string, metric: Metric, types?: MonitoringChart['types']): MonitoringChart => ({
  title,
  metrics: [{ metric, aggregation: 'each' }],
  ...(types !== undefined && { types }),
})

type Of = Exclude<MonitoringSearch['type'], ''>

/** Metrics with a "top consumers" chart, by resource type. */
const charts: Readonly<Record<Of, readonly [title: string, metric: Metric][]>> = {
  vm: [
    ['CPU', 'cpu'],
    ['Memory', 'memory'],
    ['Disk I/O', 'disk_io'],
    ['Network out', 'network_out'],
  ],
  container: [
    ['CPU', 'cpu'],
    ['Memory', 'memory'],
    ['Requests', 'requests'],
    ['Latency', 'latency'],
  ],
  database: [
    ['CPU', 'cpu'],
    ['Memory', 'memory'],
    ['Connections', 'connections'],
    ['Storage used', 'storage'],
  ],
  volume: [
    ['Storage used', 'storage'],
    ['Latency', 'latency'],
    ['Disk reads', 'disk_read'],
    ['Disk writes', 'disk_write'],
  ],
  load_balancer: [
    ['Requests', 'requests'],
    ['Error rate', 'error_rate'],
    ['Latency', 'latency'],
    ['Connections', 'connections'],
  ],
  firewall: [
    ['Packets denied', 'packets_denied'],
    ['Packets allowed', 'packets_allowed'],
  ],
  cdn_distribution: [
    ['Requests', 'requests'],
    ['Error rate', 'error_rate'],
    ['Latency', 'latency'],
    ['Network out', 'network_out'],
  ],
  dns_zone: [
    ['Queries', 'queries'],
    ['Errors', 'errors'],
  ],
}

const ofAll: readonly MonitoringChart[] = [
  top('CPU', 'cpu'),
  top('Memory', 'memory'),
  top('Storage used', 'storage'),
  top('Network out', 'network_out'),
]

/** Charts of top consumers: the chosen metric, or the most important ones of the type. */
export function infrastructureCharts({
  type,
  metric,
}: Pick<MonitoringSearch, 'type' | 'metric'>): readonly MonitoringChart[] {
  const chosen = METRICS.find(({ id }) => id === metric)
  if (chosen !== undefined) return [top(chosen.label, chosen.id, type === '' ? undefined : [type])]
  if (type === '') return ofAll
  return charts[type].map(([title, metric]) => top(title, metric, [type]))
}
