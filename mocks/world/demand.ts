import type { RegionId } from '#src/domain/region.ts'
import { DAY, HOUR, MINUTE, WEEK } from '../kernel/duration.ts'
import { noise, noiseBounds, wave, waveBounds } from '../kernel/noise.ts'
import type { Rng } from '../kernel/random.ts'

/** Load on a resource over time; all its metrics follow it. */
export interface Demand {
  readonly key: number
  /** Busiest time of the UTC day, milliseconds after midnight. */
  readonly peak: number
}

/** Hours ahead of UTC, by region: users are most active in their local afternoon. */
const HOURS_AHEAD: Readonly<Record<RegionId, number>> = {
  'us-east': -5,
  'us-west': -8,
  'eu-west': 0,
  'ap-south': 5.5,
  'ap-east': 9,
}

/** Draws a time in the early afternoon. Consumes one random value. */
export function drawPeakTime(rng: Rng, region: RegionId | null): number {
  return (13 + rng.float() * 4 - (region === null ? 0 : HOURS_AHEAD[region])) * HOUR
}

/** Consumes one random value. */
export function drawKey(rng: Rng): number {
  return rng.int(0, 2 ** 32 - 1)
}

/** The epoch was a Thursday, the middle of the working week. */
const MIDWEEK = 0

/** Amplitude of the daily and weekly cycles. */
const DAILY = 0.5
const WEEKLY = 0.15

/** Mean demand over `span` milliseconds around `time`, about -1 to 1. */
export function demandAt({ key, peak }: Demand, time: number, span = 0): number {
  return (
    DAILY * wave(time, DAY, peak, span) +
    WEEKLY * wave(time, WEEK, MIDWEEK + peak, span) +
    0.3 * noise(key, time, 6 * HOUR, span) +
    0.2 * noise(key, time, HOUR, span)
  )
}

/** Minimum and maximum of `demandAt` between two instants. */
export function demandBounds({ key, peak }: Demand, from: number, to: number): readonly [number, number] {
  const day = waveBounds(from, to, DAY, peak)
  const week = waveBounds(from, to, WEEK, MIDWEEK + peak)
  const slow = noiseBounds(key, from, to, 6 * HOUR)
  const fast = noiseBounds(key, from, to, HOUR)
  const sum = (end: 0 | 1) => DAILY * day[end] + WEEKLY * week[end] + 0.3 * slow[end] + 0.2 * fast[end]
  return [sum(0), sum(1)]
}

/**
 * Mean of `demandAt` over a range, without noise (whose mean is zero). Exact, so the totals of two adjacent ranges
 * add up.
 */
export function meanDemand({ peak }: Demand, from: number, to: number): number {
  const middle = (from + to) / 2
  const span = to - from
  return DAILY * wave(middle, DAY, peak, span) + WEEKLY * wave(middle, WEEK, MIDWEEK + peak, span)
}

/** Minute-by-minute noise, -1 to 1. */
export function noiseAt(key: number, time: number, span = 0): number {
  return 0.5 * noise(key, time, 10 * MINUTE, span) + 0.5 * noise(key, time, MINUTE, span)
}

/** Minimum and maximum of the noise between two instants. */
export function noiseAtBounds(key: number, from: number, to: number): readonly [number, number] {
  const [min, max] = noiseBounds(key, from, to, 10 * MINUTE)
  return [0.5 * min - 0.5, 0.5 * max + 0.5]
}
