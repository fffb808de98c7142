import type { RegionId } from '#src/domain/region.ts'
import type { IncidentRow } from '../db/index.ts'
import { HOUR, SECOND } from '../kernel/duration.ts'
import { memoBy } from '../kernel/memo.ts'
import { noise } from '../kernel/noise.ts'
import { random } from '../kernel/random.ts'
import { type Demand, demandAt, demandBounds, drawCrest, drawKey, flutterAt, meanDemand } from './demand.ts'
import { bent, incidentTimeIn, isTroubled, stressAt } from './incidents.ts'
import type { Bounds } from './metrics.ts'

/**
 * What comes to something that serves others: requests, queries, packets. For balancers, caches, name servers and
 * firewalls, which have no processor to speak of.
 */
export interface Traffic extends Demand {
  /** A second, around which it moves. */
  readonly rate: number
  /** How much of it goes wrong, 0 to 1. */
  readonly faulty: number
  readonly incidents: readonly IncidentRow[]
  readonly trouble: IncidentImpact
}

/** What incidents do to traffic, each 0 to 1. */
export interface IncidentImpact {
  /** How much goes wrong while there are errors. */
  readonly errors: number
  /** How much of what usually comes is missing during an outage, … */
  readonly lost: number
  /** … and how much of the rest goes wrong. */
  readonly failing: number
}

/** Most try again for a while, and all of them in vain. */
const DEFAULT_IMPACT: IncidentImpact = { errors: 0.17, lost: 0.55, failing: 1 }

/** What is usual for a kind: from the quietest to the busiest, a second. Most are quiet. */
export interface TrafficProfile {
  readonly rate: readonly [least: number, most: number]
  /** The most that goes wrong, 0 to 1. */
  readonly faulty: number
  /** Where it differs from what is usual for what answers requests. */
  readonly trouble?: IncidentImpact
}

/** Drawn once for each resource, from seed and id; keep it (`trafficOf`) where many are read. */
export function drawTraffic(
  seed: number,
  id: string,
  region: RegionId | null,
  { rate: [least, most], faulty, trouble = DEFAULT_IMPACT }: TrafficProfile,
  incidents: readonly IncidentRow[],
): Traffic {
  const rng = random(seed, 'traffic', id)
  return {
    crest: drawCrest(rng, region),
    key: drawKey(rng),
    // Evenly over the orders of magnitude.
    rate: least * (most / least) ** rng.float(),
    faulty: faulty * rng.float(),
    incidents,
    trouble,
  }
}

/** `drawTraffic` for rows, memoized. */
export function trafficOf<Row extends { readonly id: string; readonly incidents: readonly IncidentRow[] }>(
  profile: TrafficProfile,
  regionOf: (row: Row) => RegionId | null,
): (seed: number, row: Row) => Traffic {
  const drawFor = memoBy(1, (row: Row, seed: number) =>
    drawTraffic(seed, row.id, regionOf(row), profile, row.incidents),
  )
  return (seed, row) => drawFor(row, seed)
}

/** How far demand moves the rate; less than demand's own reach, so that the rate stays above nothing. */
const REACH = 0.7

/** What comes in a second: the mean over `span` milliseconds around `time`. */
export function rateAt(traffic: Traffic, time: number, span = 0): number {
  const swing = REACH * demandAt(traffic, time, span) + 0.08 * flutterAt(traffic.key, time, span)
  return traffic.rate * Math.max(0.02, 1 + swing) * comingAt(traffic, time, span)
}

/** The part of what usually comes that does come, 0 to 1: less during an outage. */
function comingAt({ incidents, trouble }: Traffic, time: number, span: number): number {
  return 1 - trouble.lost * stressAt(incidents, 'outage', time, span)
}

/** All that came from one instant to another. The totals of two ranges that meet are the total of both. */
export function totalOf(traffic: Traffic, from: number, to: number): number {
  const { incidents, trouble } = traffic
  return usualTotal(traffic, from, to) - trouble.lost * totalDuring(traffic, 'outage', incidents, from, to)
}

function usualTotal(traffic: Traffic, from: number, to: number): number {
  if (to <= from) return 0
  return traffic.rate * (1 + REACH * meanDemand(traffic, from, to)) * ((to - from) / SECOND)
}

/** What would usually have come while there was trouble, weighted by how bad it was. */
function totalDuring(
  traffic: Traffic,
  kind: IncidentRow['kind'],
  incidents: readonly IncidentRow[],
  from: number,
  to: number,
): number {
  let total = 0
  for (const it of incidents) {
    if (it.kind !== kind) continue
    const begin = Math.max(from, it.from)
    const end = Math.min(to, it.to)
    if (begin < end)
      total += (usualTotal(traffic, begin, end) * incidentTimeIn([it], kind, begin, end)) / (end - begin)
  }
  return total
}

/** What went wrong of all that came from one instant to another; calm and spells together. */
export function faultsOf(traffic: Traffic, from: number, to: number): number {
  const { incidents, trouble, faulty } = traffic
  const usual = faulty * MEAN_FAULTINESS
  const erring = totalDuring(traffic, 'errors', incidents, from, to)
  const failing = totalDuring(traffic, 'outage', incidents, from, to) * (1 - trouble.lost)
  return (
    totalOf(traffic, from, to) * usual +
    erring * Math.max(0, trouble.errors - usual) +
    failing * Math.max(0, trouble.failing - usual)
  )
}

/** The mean of what `faultyShareAt` makes of `faulty` without incidents. */
const MEAN_FAULTINESS = 0.65

/** The share that goes wrong, 0 to 1; it comes in spells. */
export function faultyShareAt({ key, faulty, incidents, trouble }: Traffic, time: number, span = 0): number {
  const spell = Math.max(0, noise(key + 1, time, 2 * HOUR, span))
  const usual = faulty * (0.3 + 1.4 * spell)
  if (incidents.length === 0) return usual
  const worst = trouble.errors * (1 + 0.2 * flutterAt(key, time, span))
  const erring = bent(usual, stressAt(incidents, 'errors', time, span), worst)
  return bent(erring, stressAt(incidents, 'outage', time, span), trouble.failing)
}

/**
 * How long an answer takes, in milliseconds: longer when more is asked.
 *
 * @param usual when nothing much goes on
 */
export function latencyAt(traffic: Traffic, usual: number, time: number, span = 0): number {
  const busy = Math.max(0, demandAt(traffic, time, span))
  const slow = 1 + SLOWEST * stressAt(traffic.incidents, 'latency', time, span)
  return usual * slow * (1 + 0.9 * busy + 0.25 * noise(traffic.key + 2, time, 20 * 60 * SECOND, span))
}

/** How many times longer than usual an answer takes, on top of it, when answers are as slow as they get. */
const SLOWEST = 6

/** Within what `rateAt` stays between two instants; null during an incident. */
export function rateBounds(traffic: Traffic, from: number, to: number): Bounds | null {
  if (isTroubled(traffic.incidents, from, to)) return null
  const [least, most] = demandBounds(traffic, from, to)
  const at = (swing: number) => traffic.rate * Math.max(0.02, 1 + swing)
  return { min: at(REACH * least - 0.08), max: at(REACH * most + 0.08) }
}

/** Within what `faultyShareAt` stays between two instants; null during an incident. */
export function faultyBounds({ faulty, incidents }: Traffic, from: number, to: number): Bounds | null {
  return isTroubled(incidents, from, to) ? null : { min: faulty * 0.3, max: faulty * 1.7 }
}

/** Within what `latencyAt` stays between two instants; null during an incident. */
export function latencyBounds(traffic: Traffic, usual: number, from: number, to: number): Bounds | null {
  if (isTroubled(traffic.incidents, from, to)) return null
  const [, most] = demandBounds(traffic, from, to)
  return { min: usual * 0.75, max: usual * (1.25 + 0.9 * Math.max(0, most)) }
}
