import { SegmentedControl, Skeleton } from '@mantine/core'
import { IconZoomReset } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Button } from '#src/ui/button.tsx'
import { TimeSeriesChart } from '#src/ui/charts/time-series-chart.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import classes from './detail.module.css'
import type { MetricRange, TabSearch } from './detail-search.ts'
import { chartData, formatOf, type MetricChart } from './metric-charts.ts'
import { type MetricSource, metricsQuery, windowOf } from './metrics-query.ts'
import panelClasses from './panel.module.css'

const ranges = [
  { value: '1h', label: 'Last hour' },
  { value: '24h', label: 'Last 24 hours' },
  { value: '7d', label: 'Last 7 days' },
  { value: '30d', label: 'Last 30 days' },
] as const satisfies readonly { value: MetricRange; label: string }[]

const POINTS = 240
const PERCENT = [0, 100] as const
const HEIGHT = 180

/** The metrics of a resource over a range; dragging over one chart zooms all of them, and the address says where to. */
export function MonitoringTab({
  source,
  charts,
  search,
  onSearchChange,
}: {
  readonly source: MetricSource
  readonly charts: readonly MetricChart[]
  readonly search: TabSearch
  readonly onSearchChange: (change: Partial<TabSearch>) => void
}) {
  const format = useFormat()
  const window = windowOf(search)
  const zoomed = 'from' in window
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    metricsQuery(source, window, POINTS),
  )

  return (
    <div className={classes.tab}>
      <div className={classes.controls}>
        <div className={classes.range}>
          <SegmentedControl
            aria-label="Time range"
            data={[...ranges]}
            value={search.range}
            onChange={(range) => onSearchChange({ range, from: 0, to: 0 })}
          />
        </div>
        {zoomed && (
          <>
            <span className={classes.zoomed}>
              {format.dateTime(search.from)} – {format.dateTime(search.to)}
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
      {data === undefined && error !== null ? (
        <ErrorState error={error} onRetry={() => refetch()} retrying={isFetching} />
      ) : (
        <div className={classes.charts} data-previous={isPlaceholderData || undefined}>
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
                  syncKey={JSON.stringify(source.path)}
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
