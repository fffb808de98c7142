import type { RegionId } from '#src/domain/region.ts'
import { type Demand, demandAt, drawCrest, drawKey, flutterAt, meanDemand } from './demand.ts'
import { HOUR, noise, SECOND } from './noise.ts'
import { random } from './random.ts'

/**
 * What comes to something that serves others: requests, queries, packets. For balancers, caches, name servers and
 * firewalls, which have no processor to speak of.
 */
export interface Traffic extends Demand {
  /** A second, around which it moves. */
  readonly rate: number
  /** How much of it goes wrong, 0 to 1. */
  readonly faulty: number
}

/** What is usual for a kind: from the quietest to the busiest, a second. Most are quiet. */
export interface TrafficProfile {
  readonly rate: readonly [least: number, most: number]
  /** The most that goes wrong, 0 to 1. */
  readonly faulty: number
}

/** Drawn once for each resource, from seed and id; keep it (`trafficOf`) where many are read. */
export function drawTraffic(
  seed: number,
  id: string,
  region: RegionId | null,
  { rate: [least, most], faulty }: TrafficProfile,
): Traffic {
  const rng = random(seed, 'traffic', id)
  return {
    crest: drawCrest(rng, region),
    key: drawKey(rng),
    // Evenly over the orders of magnitude.
    rate: least * (most / least) ** rng.float(),
    faulty: faulty * rng.float(),
  }
}

/** `drawTraffic` for rows, kept as long as they are. */
export function trafficOf<Row extends { readonly id: string }>(
  profile: TrafficProfile,
  regionOf: (row: Row) => RegionId | null,
): (seed: number, row: Row) => Traffic {
  const drawn = new WeakMap<Row, { readonly seed: number; readonly traffic: Traffic }>()
  return (seed, row) => {
    const known = drawn.get(row)
    if (known?.seed === seed) return known.traffic
    const traffic = drawTraffic(seed, row.id, regionOf(row), profile)
    drawn.set(row, { seed, traffic })
    return traffic
  }
}

/** How far demand moves the rate; less than demand's own reach, so that the rate stays above nothing. */
const REACH = 0.7

/** What comes in a second: the mean over `span` milliseconds around `time`. */
export function rateAt(traffic: Traffic, time: number, span = 0): number {
  const swing = REACH * demandAt(traffic, time, span) + 0.08 * flutterAt(traffic.key, time, span)
  return traffic.rate * Math.max(0.02, 1 + swing)
}

/** All that came from one instant to another. The totals of two ranges that meet are the total of both. */
export function totalOf(traffic: Traffic, from: number, to: number): number {
  if (to <= from) return 0
  return traffic.rate * (1 + REACH * meanDemand(traffic, from, to)) * ((to - from) / SECOND)
}

/** The share that goes wrong, 0 to 1; it comes in spells. */
export function faultyShareAt({ key, faulty }: Traffic, time: number, span = 0): number {
  const spell = Math.max(0, noise(key + 1, time, 2 * HOUR, span))
  return faulty * (0.3 + 1.4 * spell)
}

/**
 * How long an answer takes, in milliseconds: longer when more is asked.
 *
 * @param usual when nothing much goes on
 */
export function latencyAt(traffic: Traffic, usual: number, time: number, span = 0): number {
  const busy = Math.max(0, demandAt(traffic, time, span))
  return usual * (1 + 0.9 * busy + 0.25 * noise(traffic.key + 2, time, 20 * 60 * SECOND, span))
}
