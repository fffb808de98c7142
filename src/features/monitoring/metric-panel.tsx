import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Incident, Metric, MetricQueryResult } from '#src/api/generated/types.gen.ts'
import { isBadLow } from '#src/domain/metric-catalog.ts'
import { resourceLabel } from '#src/domain/resource-label.ts'
import { formatOf, metricLabels } from '#src/resources/detail/metric-charts.ts'
import panelClasses from '#src/resources/detail/panel.module.css'
import { incidentBands } from '#src/resources/incidents/incidents.ts'
import { WidgetFailure } from '#src/resources/widget.tsx'
import type { ChartData } from '#src/ui/charts/chart-data.ts'
import { TimeSeriesChart } from '#src/ui/charts/time-series-chart.tsx'
import { now } from '#src/ui/clock.ts'
import type { Format } from '#src/ui/format.ts'
import { useFormat } from '#src/ui/use-format.tsx'
import classes from './monitoring.module.css'
import { type AggregatedMetric, metricQuery, type ResourceFilter } from './monitoring-queries.ts'
import type { MonitoringSearch } from './monitoring-search.ts'
import { zoomTo } from './visible-window.ts'

const HEIGHT = 180
const PERCENT = [0, 100] as const

/** Percentages that are usually small: the axis fits the data instead of 0 to 100. */
const SMALL_PERCENTAGES: ReadonlySet<Metric> = new Set(['error_rate'])

export interface MonitoringChart {
  readonly title: string
  readonly metrics: readonly AggregatedMetric[]
  /** Resource types to include; all if omitted. */
  readonly types?: ResourceFilter['types']
}

/** One chart in a panel. Loads, fails and retries on its own. */
export function MetricPanel({
  chart: { title, metrics, types },
  region = '',
  search,
  onSearchChange,
  incidents,
  below,
}: {
  readonly chart: MonitoringChart
  readonly region?: MonitoringSearch['region']
  readonly search: MonitoringSearch
  readonly onSearchChange: (change: Partial<MonitoringSearch>) => void
  /** Incidents of the shown resources, marked in the chart. */
  readonly incidents: readonly Incident[]
  /** Content below the chart. */
  readonly below?: (responses: readonly MetricQueryResult[]) => ReactNode
}) {
  const format = useFormat()
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    metricQuery(metrics, { region, ...(types !== undefined && { types }) }, search),
  )
  const [first] = data ?? []
  if (data === undefined || first === undefined) {
    return (
      <section className={panelClasses.panel} aria-label={title} aria-busy={error === null}>
        <h2 className={classes.waiting}>{title}</h2>
        {error === null ? (
          <Skeleton height={HEIGHT + 32} />
        ) : (
          <WidgetFailure title={title} error={error} retrying={isFetching} onRetry={() => void refetch()} />
        )}
      </section>
    )
  }
  const isSmall = metrics.every(({ metric }) => SMALL_PERCENTAGES.has(metric))
  return (
    <div className={panelClasses.panel} data-previous={isPlaceholderData || undefined}>
      <TimeSeriesChart
        title={title}
        data={linesOf(data, first)}
        format={formatOf(first.unit, format)}
        unit={first.unit.replaceAll('_', ' ')}
        {...(first.unit === 'percent' && !isSmall && { domain: PERCENT })}
        height={HEIGHT}
        syncKey="monitoring"
        aggregation={aggregationOf(metrics, first, format)}
        bands={incidentBands(incidents, now(), {
          metrics: metrics.map(({ metric }) => metric),
          types,
          eachResource: metrics.some(({ aggregation }) => aggregation === 'each'),
        })}
        onZoom={(range) => onSearchChange({ zoom: zoomTo(range) })}
      />
      {below?.(data)}
    </div>
  )
}

/** Text beside the title: "sum of 5 resources", "top 8 of 12 resources", "lowest 8 of 12 resources". */
function aggregationOf(
  [aggregated]: readonly AggregatedMetric[],
  { metric, resources, measuredCount, series }: MetricQueryResult,
  { number }: Format,
): string {
  const counted = (count: number) => `${number(count)} ${count === 1 ? 'resource' : 'resources'}`
  if (aggregated?.aggregation !== 'each')
    return `${aggregated?.aggregation === 'sum' ? 'sum' : 'avg'} of ${counted(resources)}`
  const all = counted(measuredCount)
  const end = isBadLow(metric) ? 'lowest' : 'top'
  return series.length < measuredCount ? `${end} ${number(series.length)} of ${all}` : all
}

/** Series of all responses, named by resource if they belong to one, else by metric. */
function linesOf(
  responses: readonly MetricQueryResult[],
  { from, stepSeconds }: MetricQueryResult,
): ChartData {
  return {
    from: Date.parse(from),
    stepSeconds,
    series: responses.flatMap(({ metric, series }) =>
      series.map(({ resource, values }) => ({
        key: resource?.id ?? metric,
        label: resource === null ? metricLabels[metric] : resourceLabel(resource),
        values,
      })),
    ),
  }
}
