import type { MetricId } from '#src/domain/metric-catalog.ts'
import { thousandths } from '../../kernel/rounding.ts'
import { sizeWeightOf, weightMetricsOf } from '../../world/averages.ts'
import { worldContextOf } from '../../world/job-context.ts'
import { type Meter, measure, meterOf } from '../../world/measure.ts'
import type { MetricsRange } from '../../world/metrics.ts'
import type { Subject } from '../../world/resource-definitions.ts'
import type { View } from './view.ts'

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

/**
 * Sample that fits the limit at this many points each; all if they fit. Evenly spaced in the order of the ids, which
 * group types by their prefix and stay the same after a reload.
 */
export function sampleWithinLimit<Thing>(
  things: readonly Thing[],
  points: number,
  idOf: (thing: Thing) => string,
): readonly Thing[] {
  const max = Math.max(1, Math.floor(MAX_READINGS / points))
  if (things.length <= max) return things
  const sorted = things.toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1))
  return Array.from({ length: max }, (_, index) => sorted[Math.floor((index * things.length) / max)] as Thing)
}

/** Meters of the resources that have the metric. */
export function metered(view: View, subjects: readonly Subject[], metric: MetricId): Metered[] {
  const measureContext = worldContextOf(view)
  return subjects.flatMap((subject) => {
    const meter = meterOf(measureContext, subject, metric)
    return meter === undefined ? [] : [{ subject, meter }]
  })
}

export type Aggregation = 'average' | 'maximum' | 'minimum' | 'sum'

/**
 * One series of several resources, and the number of those that were read. A sum is extrapolated from them.
 *
 * @param all those that have the metric
 */
export function readAggregate(
  view: View,
  all: readonly Metered[],
  { metric, aggregation }: { readonly metric: MetricId; readonly aggregation: Aggregation },
  range: MetricsRange,
): { readonly values: (number | null)[]; readonly measuredCount: number } {
  const read = sampleWithinLimit(all, range.points, ({ subject }) => subject.row.id)
  const measuredCount = read.length
  if (aggregation === 'average') return { values: averaged(view, read, metric, range), measuredCount }
  const factor = aggregation === 'sum' ? all.length / Math.max(1, read.length) : 1
  const series = read.map(({ meter }) => meter.over(range).values)
  return { values: aggregate(series, AGGREGATIONS[aggregation], factor), measuredCount }
}

/** Weighted mean of each step; null where none has a value. */
function averaged(
  view: View,
  read: readonly Metered[],
  metric: MetricId,
  range: MetricsRange,
): (number | null)[] {
  const context = worldContextOf(view)
  const all = read.map(({ subject, meter }) => {
    const by = weightMetricsOf(subject.type, metric)
    return {
      values: meter.over(range).values,
      size: sizeWeightOf(subject, metric),
      // A single resource needs no weight.
      traffic: read.length === 1 ? [] : by.map((it) => measure(context, subject, it, range).values),
    }
  })
  return Array.from({ length: all[0]?.values.length ?? 0 }, (_, index) => {
    const sums = { weighted: 0, weights: 0, plain: 0, count: 0 }
    for (const { values, size, traffic } of all) {
      const value = values[index] ?? null
      if (value === null) continue
      const weight =
        traffic.length === 0 ? size : traffic.reduce((sum, series) => sum + (series[index] ?? 0), 0)
      sums.weighted += weight * value
      sums.weights += weight
      sums.plain += value
      sums.count++
    }
    if (sums.count === 0) return null
    return thousandths(sums.weights > 0 ? sums.weighted / sums.weights : sums.plain / sums.count)
  })
}

/** Means of so many values each: a coarser line of the same curve. */
export function downsample(values: Values, each: number): (number | null)[] {
  return Array.from({ length: Math.ceil(values.length / each) }, (_, index) =>
    meanOf(values.slice(index * each, (index + 1) * each)),
  )
}

/** Aggregates the values of one step, without nulls. */
type Fold = (values: readonly number[]) => number

const AGGREGATIONS = {
  maximum: (values) => Math.max(...values),
  minimum: (values) => Math.min(...values),
  sum: (values) => values.reduce((sum, it) => sum + it, 0),
} as const satisfies Record<string, Fold>

/** Aggregates several series into one; null where none has a value. */
function aggregate(series: readonly Values[], fold: Fold, factor = 1): (number | null)[] {
  const length = series[0]?.length ?? 0
  return Array.from({ length }, (_, index) => {
    const values: number[] = []
    for (const it of series) {
      const value = it[index] ?? null
      if (value !== null) values.push(value)
    }
    return values.length === 0 ? null : thousandths(fold(values) * factor)
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
  return count === 0 ? null : thousandths(sum / count)
}
