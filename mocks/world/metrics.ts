import { SECOND } from '../kernel/duration.ts'
import type { PoweredOn } from './power.ts'

/** Reporting interval; the latest report counts as the current value. */
const REPORT_EVERY = 10 * SECOND

/**
 * Time of the latest report.
 *
 * @param startedAt power-on time; null while off, which gives null
 */
export function lastReport(startedAt: number, now: number): number
export function lastReport(startedAt: number | null, now: number): number | null
export function lastReport(startedAt: number | null, now: number): number | null {
  return startedAt === null ? null : Math.max(startedAt, now - (now % REPORT_EVERY))
}

export interface MetricsRange {
  /** Epoch milliseconds; `from` is before `to`. */
  readonly from: number
  readonly to: number
  /** Maximum number of values in each series. */
  readonly points: number
}

/** One series and how it is computed from a sample. */
export interface Reading<Sample, Metric extends string, Unit extends string> {
  readonly metric: Metric
  readonly unit: Unit
  readonly of: (sample: Sample) => number | null
}

export interface Series<Metric extends string, Unit extends string> {
  readonly metric: Metric
  readonly unit: Unit
  readonly values: (number | null)[]
}

/**
 * Samples the mean over a time in which the resource was on: middle and length of that time, and the power-on time,
 * all in milliseconds.
 */
export type Sampler<Sample> = (time: number, span: number, onSince: number) => Sample

/**
 * Series over a range: one mean for each step; null where the resource was off throughout, did not exist, or the step
 * is in the future. The cost depends only on the number of points.
 *
 * @param on times it was on, oldest first and without overlap (`power.ts`)
 */
export function seriesOf<Sample, Metric extends string, Unit extends string>(
  sampleAt: Sampler<Sample>,
  readings: readonly Reading<Sample, Metric, Unit>[],
  on: readonly PoweredOn[],
  { from, to, points }: MetricsRange,
  now: number,
): { readonly stepSeconds: number; readonly series: Series<Metric, Unit>[] } {
  const stepSeconds = Math.ceil((to - from) / SECOND / points)
  const step = stepSeconds * SECOND
  const series = readings.map(({ metric, unit }): Series<Metric, Unit> => ({ metric, unit, values: [] }))

  for (let begin = from; begin < to; begin += step) {
    const sample = meanOf(sampleAt, on, begin, Math.min(begin + step, now))
    for (const [index, reading] of readings.entries()) {
      series[index]?.values.push(sample === null ? null : reading.of(sample))
    }
  }
  return { stepSeconds, series }
}

/** Mean over a time, of its last part in which the resource was on; null if it was off throughout. */
export function meanOf<Sample>(
  sampleAt: Sampler<Sample>,
  on: readonly PoweredOn[],
  begin: number,
  end: number,
): Sample | null {
  // From the end: most questions are about the present.
  let last = on.length - 1
  while (last >= 0 && (on[last] as PoweredOn).from >= end) last--
  const stretch = on[last]
  const to = stretch?.to ?? Number.POSITIVE_INFINITY
  if (stretch === undefined || begin >= end || to <= begin) return null
  const onFrom = Math.max(begin, stretch.from)
  const onTo = Math.min(end, to)
  return sampleAt((onFrom + onTo) / 2, onTo - onFrom, stretch.from)
}

/** Everything needed to compute the metrics of one resource. */
export interface Gauge<Sample, Metric extends string = string, Unit extends string = string> {
  /** Times it was on, oldest first and without overlap (`power.ts`). Most gauges read the activities for it. */
  readonly on: () => readonly PoweredOn[]
  /** Start of the last time in `on` if it has not ended, as far as the row knows it. */
  readonly onSince?: number | null
  readonly sampleAt: Sampler<Sample>
  readonly readings: readonly Reading<Sample, Metric, Unit>[]
  /** Cheaper samplers for single metrics; same values as the readings. */
  readonly alone?: { readonly [Key in Metric]?: Sampler<number | null> }
  /** Bounds of a metric between two instants; unbounded if omitted. */
  readonly boundsOf?: (metric: string, from: number, to: number) => Bounds | null
}

/** Minimum and maximum; may be wider than the values reached. */
export interface Bounds {
  readonly min: number
  readonly max: number
}

/** Bounds of an empty series: no threshold is ever crossed. */
export const NO_VALUES: Bounds = { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY }

/** Widens bounds by the rounding error. */
export function widenBounds(bounds: Bounds | null, by: number): Bounds | null {
  return bounds && { min: bounds.min - by, max: bounds.max + by }
}

export function scaled(bounds: Bounds | null, factor: number): Bounds | null {
  return bounds && { min: bounds.min * factor, max: bounds.max * factor }
}

/** All metrics of a resource over a range; see `seriesOf`. */
export function seriesOn<Sample, Metric extends string, Unit extends string>(
  { sampleAt, readings, on }: Gauge<Sample, Metric, Unit>,
  range: MetricsRange,
  now: number,
) {
  return seriesOf(sampleAt, readings, on(), range, now)
}
