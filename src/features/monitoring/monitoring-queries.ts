import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  getAlertSummaryOptions,
  getInfrastructureHealthOptions,
} from '#src/api/generated/@tanstack/react-query.gen.ts'
import { getMonitoringOverview, listApplicationHealth, queryMetric } from '#src/api/generated/sdk.gen.ts'
import type { Metric, MetricQueryResult, ResourceType } from '#src/api/generated/types.gen.ts'
import type { OperationId } from '#src/api/operation-queries.ts'
import type { RegionId } from '#src/domain/region.ts'
import { activeAlertsQuery } from '#src/resources/alerts/active-alerts.ts'
import { metricsQuery } from '#src/resources/detail/metrics-query.ts'
import { incidentsQuery } from '#src/resources/incidents/incidents.ts'
import type { MonitoringSearch } from './monitoring-search.ts'
import { refreshIntervals, visibleWindow } from './visible-window.ts'

/** Operations that "Refresh now" refetches. */
export const MONITORING_OPERATIONS: ReadonlySet<string> = new Set<OperationId>([
  'getMonitoringOverview',
  'queryMetric',
  'listIncidents',
  'getInfrastructureHealth',
  'listApplicationHealth',
  'listAlerts',
  'getAlertSummary',
])

/** The number with which the API computes cards and applications, so that each figure is the mean of its chart. */
const POINTS = 120

/** Types that serve requests of people. Databases are excluded, because they serve other programs. */
export const SERVICES = ['load_balancer', 'container'] as const

/** One metric of many resources, aggregated to one series or split into the top resources. */
export interface AggregatedMetric {
  readonly metric: Metric
  readonly aggregation: 'average' | 'sum' | 'each'
}

/** Resource filter; omitted keys match all. */
export interface ResourceFilter {
  readonly types?: readonly ResourceType[]
  readonly region?: RegionId | ''
}

/** Several metrics over the same window, for one chart. */
export function metricQuery(
  metrics: readonly AggregatedMetric[],
  { types, region = '' }: ResourceFilter,
  search: MonitoringSearch,
) {
  return metricsQuery<readonly MetricQueryResult[]>(
    {
      operation: 'queryMetric',
      path: {
        what: metrics.map(({ metric, aggregation }) => `${aggregation} ${metric}`).join(),
        types: types?.join() ?? '',
        region,
      },
      read: (parameters, signal) =>
        Promise.all(
          metrics.map((aggregated) =>
            queryMetric({
              query: {
                ...parameters,
                ...aggregated,
                ...(types !== undefined && { type: [...types] }),
                ...regionOf(region),
              },
              signal,
            }),
          ),
        ),
    },
    visibleWindow(search),
    POINTS,
    refreshIntervals[search.refresh],
  )
}

export function overviewQuery(search: MonitoringSearch) {
  return metricsQuery(
    {
      operation: 'getMonitoringOverview',
      path: {},
      read: ({ from, to }, signal) => getMonitoringOverview({ query: { from, to }, signal }),
    },
    visibleWindow(search),
    POINTS,
    refreshIntervals[search.refresh],
  )
}

export function applicationsQuery(search: MonitoringSearch) {
  const { region } = search
  return metricsQuery(
    {
      operation: 'listApplicationHealth',
      path: { region },
      read: ({ from, to }, signal) =>
        listApplicationHealth({ query: { from, to, ...regionOf(region) }, signal }),
    },
    visibleWindow(search),
    POINTS,
    refreshIntervals[search.refresh],
  )
}

/** Current state, independent of the time range. */
export function infrastructureQuery({ type, region, refresh }: MonitoringSearch) {
  return queryOptions({
    ...getInfrastructureHealthOptions({
      query: { ...(type !== '' && { type: [type] }), ...regionOf(region) },
    }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshIntervals[refresh],
  })
}

export function incidentsOf(
  search: MonitoringSearch,
  whose: { readonly type?: ResourceType | ''; readonly region?: RegionId | '' },
) {
  return incidentsQuery(whose, visibleWindow(search), refreshIntervals[search.refresh])
}

export function alertsQuery(search: MonitoringSearch, max: number) {
  return activeAlertsQuery({ max, pollInterval: refreshIntervals[search.refresh] })
}

export function alertSummaryQuery({ refresh }: MonitoringSearch) {
  return queryOptions({ ...getAlertSummaryOptions(), refetchInterval: refreshIntervals[refresh] })
}

function regionOf(region: RegionId | ''): { region?: RegionId[] } {
  return region === '' ? {} : { region: [region] }
}
