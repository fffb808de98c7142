import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Metric } from '#src/api/generated/types.gen.ts'
import { Sparkline } from '#src/ui/charts/sparkline.tsx'
import { trendDomain } from '#src/ui/charts/sparkline-path.ts'
import classes from './detail.module.css'
import { metricLabels } from './metric-charts.ts'
import { type MetricSource, metricsQuery } from './metrics-query.ts'

export interface UsageMeter {
  /** Metric of the sparkline, which shows the last hour. */
  readonly metric: Metric
  /** @default the label of the metric */
  readonly label?: string
  /** Current value, as reported by the resource itself. */
  readonly value: ReactNode
  /** Minimum span of the sparkline's axis, so that insignificant changes look flat. @default 20 percentage points */
  readonly leastSpan?: number
  /** Possible minimum and maximum of the values. @default 0 to 100 */
  readonly bounds?: readonly [number, number]
}

const POINTS = 60
const PERCENT = [0, 100] as const
/** Percentage points: smaller changes look flat. */
const MIN_SPAN = 20

/** Current values, each above a sparkline of the last hour. */
export function UsageCards({
  source,
  meters,
}: {
  readonly source: MetricSource
  readonly meters: readonly UsageMeter[]
}) {
  const { data } = useQuery(metricsQuery(source, { range: '1h' }, POINTS))
  return (
    <dl className={classes.meters}>
      {meters.map(({ metric, label, value, leastSpan = MIN_SPAN, bounds = PERCENT }) => {
        const line = data?.series.find((series) => series.metric === metric)?.values ?? []
        return (
          <div key={metric} className={classes.meter}>
            <dt>{label ?? metricLabels[metric]}</dt>
            <dd className={classes.meterValue}>{value}</dd>
            <dd className={classes.meterLine}>
              <Sparkline values={line} domain={trendDomain(line, leastSpan, bounds)} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
