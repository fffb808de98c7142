import { listIncidents } from '#src/api/generated/sdk.gen.ts'
import type {
  Incident,
  IncidentKind,
  IncidentList,
  Metric,
  ResourceType,
} from '#src/api/generated/types.gen.ts'
import { findMetric } from '#src/domain/metric-catalog.ts'
import type { RegionId } from '#src/domain/region.ts'
import type { ChartBand } from '#src/ui/charts/chart-data.ts'
import { type MetricWindow, metricsQuery } from '../detail/metrics-query.ts'

/** Filters of the query; omitted ones match everything. */
interface Affected {
  readonly resourceId?: string
  readonly type?: ResourceType | ''
  readonly region?: RegionId | ''
}

/** Incidents in a time window, latest first. */
export function incidentsQuery(
  { resourceId = '', type = '', region = '' }: Affected,
  window: MetricWindow,
  pollInterval?: number | false,
) {
  return metricsQuery<IncidentList>(
    {
      operation: 'listIncidents',
      path: { resourceId, type, region },
      read: ({ from, to }, signal) =>
        listIncidents({
          query: {
            from,
            to,
            ...(resourceId !== '' && { resourceId }),
            ...(type !== '' && { type: [type] }),
            ...(region !== '' && { region: [region] }),
          },
          signal,
        }),
    },
    window,
    // Incidents have no points; this sets the polling interval of a moving window to that of the charts.
    240,
    pollInterval,
  )
}

/** Metrics affected by each kind of incident. */
const affectedMetrics: Readonly<Record<IncidentKind, readonly Metric[] | 'all'>> = {
  cpu: ['cpu'],
  memory: ['memory'],
  disk: [
    'storage',
    'storage_free',
    'disk_io',
    'disk_read',
    'disk_write',
    'read_operations',
    'write_operations',
  ],
  errors: ['errors', 'error_rate', 'healthy_targets', 'packets_denied'],
  latency: ['latency'],
  outage: 'all',
}

interface MarkedChart {
  /** Only incidents that affect one of these metrics are marked. @default all incidents */
  readonly metrics?: readonly Metric[]
  /** Resource types in the chart. @default all types that have the metrics */
  readonly types?: readonly ResourceType[] | undefined
  /** True if the chart has one series for each resource, with its id as key. @default false */
  readonly eachResource?: boolean
}

/** Converts incidents to time spans of a chart; one in progress lasts until `now`. */
export function incidentBands(
  incidents: readonly Incident[],
  now: number,
  { metrics, types, eachResource = false }: MarkedChart = {},
): readonly ChartBand[] {
  return incidents
    .filter(({ kind, resource }) => {
      if (types !== undefined && !types.includes(resource.type)) return false
      if (metrics === undefined) return true
      const affected = affectedMetrics[kind]
      return metrics.some(
        (metric) =>
          (affected === 'all' || affected.includes(metric)) &&
          findMetric(metric)?.types.includes(resource.type),
      )
    })
    .map(({ id, resource, summary, severity, startedAt, endedAt }) => ({
      key: id,
      from: Date.parse(startedAt),
      to: endedAt === null ? now : Date.parse(endedAt),
      label: summary,
      tone: severity === 'critical' ? 'critical' : 'warning',
      ...(eachResource && { series: resource.id }),
    }))
}
