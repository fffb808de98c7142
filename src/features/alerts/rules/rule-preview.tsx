import { Skeleton } from '@mantine/core'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { previewAlertRule } from '#src/api/generated/sdk.gen.ts'
import type { AlertRulePreview, AlertSeverity } from '#src/api/generated/types.gen.ts'
import { formatThreshold, parseCondition } from '#src/domain/alert-condition.ts'
import { findMetric } from '#src/domain/metric-catalog.ts'
import { resourceLabel } from '#src/domain/resource-label.ts'
import { formatOf } from '#src/resources/detail/metric-charts.ts'
import { Button } from '#src/ui/button.tsx'
import type { ChartBand, ChartData } from '#src/ui/charts/chart-data.ts'
import { TimeSeriesChart } from '#src/ui/charts/time-series-chart.tsx'
import { problemOf } from '#src/ui/problem.ts'
import { ScrollList } from '#src/ui/scroll-list.tsx'
import { useDebounced } from '#src/ui/use-debounced.ts'
import { useFormat } from '#src/ui/use-format.tsx'
import type { RuleFields } from './rule-fields.ts'
import classes from './rules.module.css'

/** Debounce before the preview request, in milliseconds. */
const DEBOUNCE_MS = 300

const HEIGHT = 160
const PERCENT = [0, 100] as const

/** Backtest of the rule: its metric over the last day, the threshold, and the times it would have fired. */
export function RulePreview({ fields }: { readonly fields: RuleFields }) {
  const condition = useDebounced(fields.condition.trim(), DEBOUNCE_MS)
  const isCondition = parseCondition(condition).condition !== null
  const preview = useQuery({
    ...previewQuery(
      condition,
      fields.durationMinutes,
      fields.resources.map(({ id }) => id),
    ),
    enabled: isCondition,
  })
  return (
    <section
      className={classes.preview}
      aria-label="Preview"
      aria-busy={isCondition && preview.isPending}
      data-previous={preview.isPlaceholderData || undefined}
    >
      {!isCondition ? (
        <p className={classes.note}>
          Enter a condition to see the metric over the last 24 hours and how often the rule would have fired.
        </p>
      ) : preview.data !== undefined && preview.error === null ? (
        <Outcome preview={preview.data} severity={fields.severity} />
      ) : preview.error === null ? (
        <Skeleton height={HEIGHT + 72} />
      ) : (
        <p role="alert" className={classes.fieldError}>
          {problemOf(preview.error).detail}{' '}
          <Button variant="link" size="sm" loading={preview.isFetching} onClick={() => preview.refetch()}>
            Try again
          </Button>
        </p>
      )}
    </section>
  )
}

function previewQuery(condition: string, durationMinutes: number, resourceIds: string[]) {
  const body = { condition, durationMinutes, ...(resourceIds.length > 0 && { resourceIds }) }
  return queryOptions({
    queryKey: [{ _id: 'previewAlertRule', body }] as const,
    queryFn: ({ signal }) => previewAlertRule({ body, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}

function Outcome({
  preview,
  severity,
}: {
  readonly preview: AlertRulePreview
  readonly severity: AlertSeverity
}) {
  const format = useFormat()
  const { metric, unit, threshold, condition, firedCount, firings, watchedCount, series } = preview
  const tone = severity === 'critical' ? 'critical' : 'warning'
  const chart: ChartData = {
    from: Date.parse(preview.from),
    stepSeconds: preview.stepSeconds,
    series: series.map(({ resource, values }) => ({
      key: resource.id,
      label: resourceLabel(resource),
      values,
    })),
  }
  const bands = firings.map(
    ({ resource, firedAt, resolvedAt }): ChartBand => ({
      key: `${resource.id} ${firedAt}`,
      from: Date.parse(firedAt),
      to: Date.parse(resolvedAt ?? preview.to),
      label: `Would have fired on ${resourceLabel(resource)}`,
      series: resource.id,
      tone,
    }),
  )
  const watched = `${format.number(watchedCount)} ${watchedCount === 1 ? 'resource' : 'resources'}`
  return (
    <>
      <p className={classes.outcome} role="status">
        {watchedCount === 0
          ? 'No resources have this metric.'
          : `Would have fired ${timesText(firedCount, format.number)} in the last 24 hours, watching ${watched}.`}
      </p>
      {watchedCount > 0 && (
        <TimeSeriesChart
          title={`${findMetric(metric)?.label ?? metric}, last 24 hours`}
          data={chart}
          aggregation={`avg per ${format.duration(chart.stepSeconds * 1000)}`}
          format={formatOf(unit, format)}
          {...(unit === 'percent' && { domain: PERCENT })}
          height={HEIGHT}
          threshold={{ value: threshold, label: condition, tone }}
          bands={bands}
        />
      )}
      {firings.length > 0 && (
        <details>
          <summary>When it would have fired</summary>
          <ScrollList label="When it would have fired" className={classes.firings}>
            {firings.map(({ resource, firedAt, resolvedAt, peakValue }) => (
              <li key={`${resource.id} ${firedAt}`}>
                {format.dateTime(firedAt)} {resourceLabel(resource)}:{' '}
                {resolvedAt === null
                  ? 'still'
                  : `for ${format.duration(Date.parse(resolvedAt) - Date.parse(firedAt))}`}
                , {formatThreshold(metric, peakValue)} at worst
              </li>
            ))}
          </ScrollList>
        </details>
      )}
    </>
  )
}

/** Formats as "0 times", "once" or "3 times". */
function timesText(count: number, number: (value: number) => string): string {
  if (count === 0) return '0 times'
  return count === 1 ? 'once' : `${number(count)} times`
}
