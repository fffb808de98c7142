import type { RegionId } from '#src/domain/region.ts'
import { DAY, HOUR, MINUTE, WEEK } from '../kernel/duration.ts'
import { noise, noiseBounds, noiseIntegral, wave, waveBounds, waveIntegral } from '../kernel/noise.ts'
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

/** Mean demand over `span` milliseconds around `time`, about -1 to 1. Exact, so the means of parts agree with the whole. */
export function demandAt(demand: Demand, time: number, span = 0): number {
  if (span > 0) return meanDemand(demand, time - span / 2, time + span / 2)
  const { key, peak } = demand
  return (
    DAILY * wave(time, DAY, peak) +
    WEEKLY * wave(time, WEEK, MIDWEEK + peak) +
    0.3 * noise(key, time, 6 * HOUR) +
    0.2 * noise(key, time, HOUR)
  )
}

/** The last mean. A series asks for ranges that follow each other, and for the same ones again for its weights. */
const last: { demand: Demand | null; from: number; to: number; mean: number; integral: number } = {
  demand: null,
  from: 0,
  to: 0,
  mean: 0,
  integral: 0,
}

function meanDemand(demand: Demand, from: number, to: number): number {
  const isSame = demand === last.demand
  if (isSame && from === last.from && to === last.to) return last.mean
  const before = isSame && from === last.to ? last.integral : demandIntegral(demand, from)
  const integral = demandIntegral(demand, to)
  last.demand = demand
  last.from = from
  last.to = to
  last.integral = integral
  last.mean = (integral - before) / (to - from)
  return last.mean
}

/** Integral of the demand over time, from some instant in the past. */
function demandIntegral({ key, peak }: Demand, time: number): number {
  return (
    DAILY * waveIntegral(time, DAY, peak) +
    WEEKLY * waveIntegral(time, WEEK, MIDWEEK + peak) +
    0.3 * noiseIntegral(key, time, 6 * HOUR) +
    0.2 * noiseIntegral(key, time, HOUR)
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

/** Minute-by-minute noise, -1 to 1. */
export function noiseAt(key: number, time: number, span = 0): number {
  return 0.5 * noise(key, time, 10 * MINUTE, span) + 0.5 * noise(key, time, MINUTE, span)
}

/** Minimum and maximum of the noise between two instants. */
export function noiseAtBounds(key: number, from: number, to: number): readonly [number, number] {
  const [min, max] = noiseBounds(key, from, to, 10 * MINUTE)
  return [0.5 * min - 0.5, 0.5 * max + 0.5]
}
