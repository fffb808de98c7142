import { findMetric, type MetricId } from '#src/domain/metric-catalog.ts'
import type { ResourceType } from '#src/domain/resource-type.ts'
import type { ResourceRow, Transaction } from '../db/index.ts'
import { dialOf } from './gauges.ts'
import type { JobContext } from './job-context.ts'
import { type Bounds, type MetricsRange, NO_VALUES, type Sampler, seriesOf } from './metrics.ts'
import type { PoweredOn } from './power.ts'

/** Where something is measured: a scene of the world, or what a handler sees of it. */
export type Sight = Pick<JobContext, 'tx' | 'seed' | 'at'>

/** A resource and its type, by which rows alone are not told apart. */
export interface Subject {
  readonly type: ResourceType
  readonly row: ResourceRow
}

/** One metric of one resource, ready to be read any number of times. */
export interface Meter {
  /** One mean a step, null where there is no figure; the work is that of the points asked for. */
  over(range: MetricsRange): { readonly stepSeconds: number; readonly values: (number | null)[] }
  /** The value of an instant; null where there is none, and in the future. */
  at(time: number): number | null
  /**
   * Within what it stays between two instants, incidents included: no value of `over` or `at` lies outside. Costs the
   * same however long the range is, so it tells at once that a threshold cannot have been crossed. Null values are
   * possible none the less.
   */
  bounds(from: number, to: number): Bounds
}

/**
 * The meter of a metric; undefined where the type does not have it, or this resource does not: a machine without a GPU.
 */
export function meterOf(
  { tx, seed, at }: Sight,
  { type, row }: Subject,
  metric: MetricId,
): Meter | undefined {
  if (findMetric(metric)?.types.includes(type) !== true) return undefined
  const dial = dialOf({ tx, seed, now: at }, type, row, metric)
  if (dial === undefined) return undefined
  const { on, sampleAt } = dial
  const reading = { metric, unit: '', of: (value: number | null) => value }
  return {
    over(range) {
      const { stepSeconds, series } = seriesOf(sampleAt, [reading], on, range, at)
      return { stepSeconds, values: series[0]?.values ?? [] }
    },
    at: (time) => (time > at ? null : instantOf(sampleAt, on, time)),
    bounds: (from, to) => (wasOn(on, from, to) ? (dial.bounds(from, to) ?? ANYTHING) : NO_VALUES),
  }
}

function wasOn(on: readonly PoweredOn[], begin: number, end: number): boolean {
  return on.some(({ from, to }) => from <= end && (to === null || to > begin))
}

const ANYTHING: Bounds = { min: 0, max: Number.POSITIVE_INFINITY }

function instantOf(sampler: Sampler<number | null>, on: readonly PoweredOn[], time: number): number | null {
  for (let i = on.length - 1; i >= 0; i--) {
    const stretch = on[i] as PoweredOn
    if (stretch.from > time) continue
    return stretch.to === null || time < stretch.to ? sampler(time, 0, stretch.from) : null
  }
  return null
}

const nothing = (points: number): null[] => Array.from({ length: points }, () => null)

/** One metric of a resource over a range: the same curve as in the resource's own metrics. */
export function measure(sight: Sight, subject: Subject, metric: MetricId, range: MetricsRange) {
  const meter = meterOf(sight, subject, metric)
  if (meter !== undefined) return meter.over(range)
  const stepSeconds = Math.ceil((range.to - range.from) / 1000 / range.points)
  return { stepSeconds, values: nothing(Math.ceil((range.to - range.from) / (stepSeconds * 1000))) }
}

/** The value of an instant; null where there is none. */
export function valueAt(sight: Sight, subject: Subject, metric: MetricId, time: number): number | null {
  return meterOf(sight, subject, metric)?.at(time) ?? null
}

/** Within what a metric stays between two instants, incidents included; see `Meter.bounds`. */
export function bounds(sight: Sight, subject: Subject, metric: MetricId, from: number, to: number): Bounds {
  return meterOf(sight, subject, metric)?.bounds(from, to) ?? ANYTHING
}

/** What a handler's context sees, as a sight. */
export function sightOf({
  tx,
  seed,
  now,
}: {
  readonly tx: Transaction
  readonly seed: number
  readonly now: number
}): Sight {
  return { tx, seed, at: now }
}
