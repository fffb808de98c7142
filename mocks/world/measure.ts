import { findMetric, type MetricId } from '#src/domain/metric-catalog.ts'
import { gaugeMetricOf } from './gauges.ts'
import type { WorldContext } from './job-context.ts'
import { type Bounds, type MetricsRange, meanOf, NO_VALUES, seriesOf } from './metrics.ts'
import type { PoweredOn } from './power.ts'
import type { Subject } from './resource-definitions.ts'

/** Reader for one metric of one resource; reusable. */
export interface Meter {
  /** Mean of each step, null without data. The cost depends only on the number of points. */
  over(range: MetricsRange): { readonly stepSeconds: number; readonly values: (number | null)[] }
  /** Mean between two instants; null without data. The same as `over` with one point. */
  mean(from: number, to: number): number | null
  /**
   * Range that no value of `over` or `mean` leaves between two instants, incidents included. The cost does not depend
   * on the length, so it quickly rules out a crossed threshold. Values may still be null.
   */
  bounds(from: number, to: number): Bounds
}

/**
 * Returns the meter of a metric; undefined if the type or this resource has none, such as GPU metrics of a VM without
 * GPUs.
 */
export function meterOf(
  { tx, seed, at }: WorldContext,
  subject: Subject,
  metric: MetricId,
): Meter | undefined {
  if (findMetric(metric)?.types.includes(subject.type) !== true) return undefined
  const measured = gaugeMetricOf({ tx, seed, now: at }, subject, metric)
  if (measured === undefined) return undefined
  const { gauge, sampleAt } = measured
  const reading = { metric, unit: '', of: (value: number | null) => value }
  const { onSince = null } = gauge
  let times: readonly PoweredOn[] | undefined
  const on = () => {
    times ??= gauge.on()
    return times
  }
  return {
    over(range) {
      const { stepSeconds, series } = seriesOf(sampleAt, [reading], on(), range, at)
      return { stepSeconds, values: series[0]?.values ?? [] }
    },
    mean(from, to) {
      const end = Math.min(to, at)
      // Avoids reading the activities: alerts ask for each minute of thousands of resources.
      if (onSince !== null && onSince <= from && from < end)
        return sampleAt((from + end) / 2, end - from, onSince)
      return meanOf(sampleAt, on(), from, end)
    },
    bounds(from, to) {
      const wasOn = (onSince !== null && onSince <= to) || overlaps(on(), from, to)
      return wasOn ? (gauge.boundsOf?.(metric, from, to) ?? ANYTHING) : NO_VALUES
    },
  }
}

function overlaps(on: readonly PoweredOn[], begin: number, end: number): boolean {
  return on.some(({ from, to }) => from <= end && (to === null || to > begin))
}

const ANYTHING: Bounds = { min: 0, max: Number.POSITIVE_INFINITY }

const nothing = (points: number): null[] => Array.from({ length: points }, () => null)

/** Reads one metric over a range; the same values as in the resource's own metrics. */
export function measure(context: WorldContext, subject: Subject, metric: MetricId, range: MetricsRange) {
  const meter = meterOf(context, subject, metric)
  if (meter !== undefined) return meter.over(range)
  const stepSeconds = Math.ceil((range.to - range.from) / 1000 / range.points)
  return { stepSeconds, values: nothing(Math.ceil((range.to - range.from) / (stepSeconds * 1000))) }
}
