import { SegmentedControl, Skeleton } from '@mantine/core'
import { IconChartLine, IconZoomReset } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { TimeSeriesChart } from '#src/ui/charts/time-series-chart.tsx'
import { now } from '#src/ui/clock.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { ZoneName } from '#src/ui/zone-name.tsx'
import { IncidentList } from '../incidents/incident-list.tsx'
import { incidentBands, incidentsQuery } from '../incidents/incidents.ts'
import { IncidentsFailure } from '../incidents/incidents-failure.tsx'
import { rangeText } from '../time-range/range-text.ts'
import classes from './detail.module.css'
import type { TabSearch } from './detail-search.ts'
import { chartData, formatOf, type MetricChart } from './metric-charts.ts'
import { type MetricSource, metricsQuery, rangeOptions, windowOf } from './metrics-query.ts'
import panelClasses from './panel.module.css'
import { Panel } from './panel.tsx'

const POINTS = 240
const PERCENT = [0, 100] as const
const HEIGHT = 180

/** Metric charts of a resource over a time range. Dragging over a chart zooms all of them and updates the URL. */
export function MonitoringTab({
  source,
  charts,
  summary,
  recordedWhile = 'it is running',
  search,
  onSearchChange,
}: {
  readonly source: MetricSource
  readonly charts: readonly MetricChart[]
  /** Figures of the range, above the charts. */
  readonly summary?: ReactNode
  /** Completes "Metrics are recorded only while …". @default "it is running" */
  readonly recordedWhile?: string
  readonly search: TabSearch
  readonly onSearchChange: (change: Partial<TabSearch>) => void
}) {
  const format = useFormat()
  const window = windowOf(search)
  const zoomed = 'from' in window
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    metricsQuery(source, window, POINTS),
  )

  // Incidents are queried by resource id, whatever the path parameter of the metrics operation is called.
  const [resourceId = ''] = Object.values(source.path)
  const incidentList = useQuery(incidentsQuery({ resourceId }, window))
  const incidents = incidentList.data?.items ?? []

  return (
    <div className={classes.tab}>
      <div className={classes.controls}>
        <div className={classes.range}>
          <SegmentedControl
            aria-label="Time range"
            data={[...rangeOptions]}
            value={search.range}
            onChange={(range) => onSearchChange({ range, from: 0, to: 0 })}
          />
        </div>
        {zoomed && (
          <>
            <span className={classes.zoomed}>
              {rangeText(format, search)} <ZoneName at={search.from} until={search.to} />
            </span>
            <Button
              variant="outline"
              leftSection={<IconZoomReset size={16} aria-hidden="true" />}
              onClick={() => onSearchChange({ from: 0, to: 0 })}
            >
              Reset zoom
            </Button>
          </>
        )}
      </div>
      {summary}
      {incidents.length > 0 && (
        <Panel title="Incidents in this range">
          <IncidentList incidents={incidents} linked={false} />
        </Panel>
      )}
      {data !== undefined && <IncidentsFailure query={incidentList} />}
      {data === undefined && error !== null ? (
        <ErrorState error={error} onRetry={() => refetch()} retrying={isFetching} />
      ) : data?.series.every(({ values }) => values.every((value) => value === null)) ? (
        <EmptyState
          title="No data in this range"
          description={`Metrics are recorded only while ${recordedWhile}. Choose a longer range to see earlier data.`}
          icon={<IconChartLine size={22} />}
        />
      ) : (
        <div
          className={`${panelClasses.charts} ${classes.charts}`}
          data-previous={isPlaceholderData || undefined}
        >
          {charts.map(({ title, metrics, unit }) => {
            if (data === undefined) return <Skeleton key={title} height={HEIGHT + 64} />
            const chart = chartData(data, metrics)
            if (chart.series.length === 0) return null
            return (
              <div key={title} className={panelClasses.panel}>
                <TimeSeriesChart
                  title={title}
                  data={chart}
                  format={formatOf(unit, format)}
                  unit={unit.replaceAll('_', ' ')}
                  {...(unit === 'percent' && { domain: PERCENT })}
                  height={HEIGHT}
                  syncKey={resourceId}
                  aggregation={`avg per ${format.duration(chart.stepSeconds * 1000)}`}
                  bands={incidentBands(incidents, now(), { metrics })}
                  onZoom={({ from, to }) => onSearchChange({ from, to })}
                />
              </div>
            )
          })}
        </div>
      )}
    </div>
  )
}
