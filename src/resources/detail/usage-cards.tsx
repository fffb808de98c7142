import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Metric } from '#src/api/generated/types.gen.ts'
import { Sparkline } from '#src/ui/charts/sparkline.tsx'
import { trendDomain } from '#src/ui/charts/sparkline-path.ts'
import classes from './detail.module.css'
import { metricLabels } from './metric-charts.ts'
import { type MetricSource, metricsQuery } from './metrics-query.ts'

export interface UsageMeter {
  /** Whose last hour is drawn. */
  readonly metric: Metric
  /** @default the word of the metric */
  readonly label?: string
  /** The figure of this moment, as the resource itself reports it. */
  readonly value: ReactNode
  /** How far apart values are that should look different: the line moves at least that much before it shows. */
  readonly leastSpan?: number
  /** Between which it can be at all. @default a percentage */
  readonly bounds?: readonly [number, number]
}

const POINTS = 60
const PERCENT = [0, 100] as const
/** Percentage points: a line that moves by less looks flat. */
const LEAST_SPAN = 20

/** Figures of this moment over the line of the last hour. */
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
      {meters.map(({ metric, label, value, leastSpan = LEAST_SPAN, bounds = PERCENT }) => {
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
