import type { MetricId } from '#src/domain/metric-catalog.ts'
import { type Meter, measureContextOf, meterOf, type Subject } from '../../world/measure.ts'
import type { MetricsRange } from '../../world/metrics.ts'
import type { View } from '../shared/view.ts'

/**
 * Limit of values read for one response (a few milliseconds). If there are more resources, an evenly spaced sample is
 * read.
 */
const MAX_READINGS = 10_000

type Values = readonly (number | null)[]

/** Resource that has the metric, with its meter. */
export interface Metered {
  readonly subject: Subject
  readonly meter: Meter
}

/** Evenly spaced sample that fits the limit at this many points each; all if they fit. */
export function readable<Thing>(things: readonly Thing[], points: number): readonly Thing[] {
  const most = Math.max(1, Math.floor(MAX_READINGS / points))
  if (things.length <= most) return things
  return Array.from(
    { length: most },
    (_, index) => things[Math.floor((index * things.length) / most)] as Thing,
  )
}

/** Meters of the resources that have the metric. */
export function metered(view: View, subjects: readonly Subject[], metric: MetricId): Metered[] {
  const sight = measureContextOf(view)
  return subjects.flatMap((subject) => {
    const meter = meterOf(sight, subject, metric)
    return meter === undefined ? [] : [{ subject, meter }]
  })
}

/** Reads the values of several resources. */
export function readAll(all: readonly Metered[], range: MetricsRange): Values[] {
  return all.map(({ meter }) => meter.over(range).values)
}

/** Aggregates the values of one step, without nulls. */
type Fold = (values: readonly number[]) => number

export const AGGREGATIONS = {
  average: (values) => values.reduce((sum, it) => sum + it, 0) / values.length,
  maximum: (values) => Math.max(...values),
  minimum: (values) => Math.min(...values),
  sum: (values) => values.reduce((sum, it) => sum + it, 0),
} as const satisfies Record<string, Fold>

/** Aggregates several series into one; null where none has a value. */
export function aggregate(series: readonly Values[], fold: Fold, factor = 1): (number | null)[] {
  const length = series[0]?.length ?? 0
  return Array.from({ length }, (_, index) => {
    const values: number[] = []
    for (const it of series) {
      const value = it[index] ?? null
      if (value !== null) values.push(value)
    }
    return values.length === 0 ? null : rounded(fold(values) * factor)
  })
}

/** Mean of the values; null without any. */
export function meanOf(values: Values): number | null {
  let sum = 0
  let count = 0
  for (const value of values) {
    if (value === null) continue
    sum += value
    count++
  }
  return count === 0 ? null : rounded(sum / count)
}

export function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}
