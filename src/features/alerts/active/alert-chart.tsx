import { Skeleton } from '@mantine/core'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { queryMetricOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import type { Alert } from '#src/api/generated/types.gen.ts'
import { findMetric } from '#src/domain/metric-catalog.ts'
import { resourceLabel } from '#src/domain/resource-label.ts'
import { formatOf } from '#src/resources/detail/metric-charts.ts'
import { Button } from '#src/ui/button.tsx'
import type { ChartBand } from '#src/ui/charts/chart-data.ts'
import { TimeSeriesChart } from '#src/ui/charts/time-series-chart.tsx'
import { now } from '#src/ui/clock.ts'
import { problemOf } from '#src/ui/problem.ts'
import { useFormat } from '#src/ui/use-format.tsx'
import classes from './alert-dialog.module.css'
import { chartWindow } from './alert-window.ts'

const HEIGHT = 160
const POINTS = 180
const PERCENT = [0, 100] as const

function alertMetricQuery(alert: Alert) {
  const { from, to } = chartWindow(alert, now())
  return queryOptions({
    ...queryMetricOptions({
      query: {
        metric: alert.metric,
        resourceId: [alert.resource.id],
        from: new Date(from).toISOString(),
        to: new Date(to).toISOString(),
        points: POINTS,
      },
    }),
    placeholderData: keepPreviousData,
  })
}

/** Metric of the alert, with the threshold and the period in which it fired. */
export function AlertChart({ alert }: { readonly alert: Alert }) {
  const format = useFormat()
  const { data, error, isFetching, refetch } = useQuery(alertMetricQuery(alert))
  if (data === undefined) {
    return error === null ? (
      <Skeleton height={HEIGHT + 72} />
    ) : (
      <p role="alert" className={classes.muted}>
        Couldn’t load the chart: {problemOf(error).detail}{' '}
        <Button variant="link" size="sm" loading={isFetching} onClick={() => refetch()}>
          Try again
        </Button>
      </p>
    )
  }
  const { resource, unit, threshold, condition, severity, firedAt, resolvedAt } = alert
  const tone = severity === 'critical' ? 'critical' : 'warning'
  const bands: readonly ChartBand[] =
    firedAt === null
      ? []
      : [
          {
            key: alert.id,
            from: Date.parse(firedAt),
            // The chart ends with the last full minute, which may be before an alert that just fired.
            to: Math.max(Date.parse(resolvedAt ?? data.to), Date.parse(firedAt)),
            label: 'Fired',
            tone,
          },
        ]
  return (
    <TimeSeriesChart
      title={`${findMetric(alert.metric)?.label ?? alert.metric} of ${resourceLabel(resource)}`}
      data={{
        from: Date.parse(data.from),
        stepSeconds: data.stepSeconds,
        series: data.series
          .slice(0, 1)
          .map(({ values }) => ({ key: resource.id, label: resourceLabel(resource), values })),
      }}
      aggregation={`avg per ${format.duration(data.stepSeconds * 1000)}`}
      format={formatOf(unit, format)}
      unit={unit}
      {...(unit === 'percent' && { domain: PERCENT })}
      height={HEIGHT}
      threshold={{ value: threshold, label: condition, tone }}
      bands={bands}
    />
  )
}
