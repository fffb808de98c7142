import { SECOND } from '../kernel/duration.ts'
import type { PoweredOn } from './power.ts'

/** How often resources report their use: until the next report "just now" is the last one. */
const REPORT_EVERY = 10 * SECOND

/**
 * When something last reported, which stands for the present.
 *
 * @param startedAt since when it is on; null while it is off, and reports nothing
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
  /** The most values for each series. */
  readonly points: number
}

/** One series, as it is read off what something does at a time. */
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
 * What something does, as the mean over a stretch of time in which it was on: the middle of the stretch, how long it
 * is, and when the resource came up, all in milliseconds.
 */
export type Sampler<Sample> = (time: number, span: number, onSince: number) => Sample

/**
 * Figures over a range: one mean a step, null where the resource was off all through the step, did not exist yet, or
 * where the step lies in the future. The work is that of the points asked for, whatever the range.
 *
 * @param on when it was on, oldest first and without overlap (`power.ts`)
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

  let next = 0
  for (let begin = from; begin < to; begin += step) {
    const end = Math.min(begin + step, now)
    // The last stretch that reaches into the step; those that ended before it are passed for good.
    while (next < on.length && (on[next]?.to ?? Number.POSITIVE_INFINITY) <= begin) next++
    let stretch: PoweredOn | undefined
    for (let i = next; i < on.length && (on[i] as PoweredOn).from < end; i++) stretch = on[i]
    let sample: Sample | null = null
    if (stretch !== undefined && begin < end) {
      const onFrom = Math.max(begin, stretch.from)
      const onTo = Math.min(end, stretch.to ?? Number.POSITIVE_INFINITY)
      sample = sampleAt((onFrom + onTo) / 2, onTo - onFrom, stretch.from)
    }
    for (const [index, reading] of readings.entries()) {
      series[index]?.values.push(sample === null ? null : reading.of(sample))
    }
  }
  return { stepSeconds, series }
}

/** Everything that the figures of one resource are read off. */
export interface Gauge<Sample, Metric extends string = string, Unit extends string = string> {
  /** When it was on, oldest first and without overlap (`power.ts`). */
  readonly on: readonly PoweredOn[]
  readonly sampleAt: Sampler<Sample>
  readonly readings: readonly Reading<Sample, Metric, Unit>[]
  /** The same values as the readings', where one alone costs less than the whole sample. */
  readonly alone?: { readonly [Key in Metric]?: Sampler<number | null> }
  /** Within what a metric stays between two instants; without it, anything is possible. */
  readonly boundsOf?: (metric: string, from: number, to: number) => Bounds | null
}

/** The least and the most; both may be wider than what is reached. */
export interface Bounds {
  readonly min: number
  readonly max: number
}

/** Where there is no value at all: below every threshold, and above. */
export const NO_VALUES: Bounds = { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY }

/** Bounds of what is rounded, by up to so much. */
export function widened(bounds: Bounds | null, by: number): Bounds | null {
  return bounds && { min: bounds.min - by, max: bounds.max + by }
}

export function scaled(bounds: Bounds | null, factor: number): Bounds | null {
  return bounds && { min: bounds.min * factor, max: bounds.max * factor }
}

/** All figures of a resource over a range; see `seriesOf`. */
export function seriesOn<Sample, Metric extends string, Unit extends string>(
  { sampleAt, readings, on }: Gauge<Sample, Metric, Unit>,
  range: MetricsRange,
  now: number,
) {
  return seriesOf(sampleAt, readings, on, range, now)
}
