import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Metric } from '#src/api/generated/types.gen.ts'
import { Sparkline } from '#src/ui/charts/sparkline.tsx'
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
}

const POINTS = 60

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
      {meters.map(({ metric, label, value }) => {
        const line = data?.series.find((series) => series.metric === metric)?.values ?? []
        return (
          <div key={metric} className={classes.meter}>
            <dt>{label ?? metricLabels[metric]}</dt>
            <dd className={classes.meterValue}>{value}</dd>
            <dd className={classes.meterLine}>
              <Sparkline values={line} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
