import { listIncidents } from '#src/api/generated/sdk.gen.ts'
import type {
  Incident,
  IncidentKind,
  IncidentList,
  Metric,
  ResourceType,
} from '#src/api/generated/types.gen.ts'
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
  every?: number | false,
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
    every,
  )
}

/** Metrics affected by each kind of incident. */
const bends: Readonly<Record<IncidentKind, readonly Metric[] | 'all'>> = {
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

/**
 * Converts incidents to time spans of a chart; one in progress lasts until `now`.
 * @param metrics metrics of the chart; only incidents that affect one of them are included. @default all incidents
 */
export function incidentBands(
  incidents: readonly Incident[],
  now: number,
  metrics?: readonly Metric[],
): readonly ChartBand[] {
  return incidents
    .filter(({ kind }) => {
      const bent = bends[kind]
      return metrics === undefined || bent === 'all' || metrics.some((metric) => bent.includes(metric))
    })
    .map(({ id, summary, severity, startedAt, endedAt }) => ({
      key: id,
      from: Date.parse(startedAt),
      to: endedAt === null ? now : Date.parse(endedAt),
      label: summary,
      tone: severity === 'critical' ? 'critical' : 'warning',
    }))
}
