import type { RegionId } from '#src/domain/region.ts'
import type { IncidentRow } from '../db/index.ts'
import { HOUR, MINUTE, SECOND } from '../kernel/duration.ts'
import { memoBy } from '../kernel/memo.ts'
import { noise } from '../kernel/noise.ts'
import { random } from '../kernel/random.ts'
import { type Demand, demandAt, demandBounds, drawKey, drawPeakTime, noiseAt } from './demand.ts'
import { hasIncident, incidentTimeIn, stressAt, towardWorst } from './incidents.ts'
import type { Bounds } from './metrics.ts'

/**
 * Traffic of a service: requests, queries, packets. For load balancers, CDN, DNS and firewalls, which have no CPU
 * metrics.
 */
export interface Traffic extends Demand {
  /** Mean per second. */
  readonly rate: number
  /** Share of errors, 0 to 1. */
  readonly faulty: number
  readonly incidents: readonly IncidentRow[]
  readonly impact: IncidentImpact
}

/** Effect of incidents on traffic, each 0 to 1. */
export interface IncidentImpact {
  /** Share of errors during an error incident. */
  readonly errors: number
  /** Share of the usual traffic that is missing during an outage. */
  readonly lost: number
  /** Share of errors in the remaining traffic during an outage. */
  readonly failing: number
}

/** Most clients retry for a while, and all retries fail. */
const DEFAULT_IMPACT: IncidentImpact = { errors: 0.17, lost: 0.55, failing: 1 }

/** Typical traffic of a resource type: from the quietest to the busiest, per second. Most resources are quiet. */
export interface TrafficProfile {
  readonly rate: readonly [min: number, max: number]
  /** Highest share of errors, 0 to 1. */
  readonly faulty: number
  /** Effect of incidents, if it differs from the default. */
  readonly impact?: IncidentImpact
}

/** Draws the traffic of a resource from seed and id. Use the memoized `trafficOf` for many rows. */
export function drawTraffic(
  seed: number,
  id: string,
  region: RegionId | null,
  { rate: [min, max], faulty, impact = DEFAULT_IMPACT }: TrafficProfile,
  incidents: readonly IncidentRow[],
): Traffic {
  const rng = random(seed, 'traffic', id)
  return {
    peak: drawPeakTime(rng, region),
    key: drawKey(rng),
    // Log-uniform distribution.
    rate: min * (max / min) ** rng.float(),
    faulty: faulty * rng.float(),
    incidents,
    impact,
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

/** Amplitude of the rate around its mean; below 1, so the rate stays positive. */
const REACH = 0.7

/** Traffic per second: mean over `span` milliseconds around `time`. */
export function rateAt(traffic: Traffic, time: number, span = 0): number {
  const swing = REACH * demandAt(traffic, time, span) + 0.08 * noiseAt(traffic.key, time, span)
  return traffic.rate * Math.max(0.02, 1 + swing) * comingAt(traffic, time, span)
}

/** `rateAt` of a service that cannot answer, for any reason. */
export function unansweredRateAt(traffic: Traffic, time: number, span = 0): number {
  return rateAt({ ...traffic, incidents: [] }, time, span) * (1 - traffic.impact.lost)
}

/** Share of the usual traffic that arrives, 0 to 1; lower during an outage. */
function comingAt({ incidents, impact }: Traffic, time: number, span: number): number {
  return 1 - impact.lost * stressAt(incidents, 'outage', time, span)
}

/**
 * Total between two instants, like `rateAt` apart from the noise of minutes. The totals of two adjacent ranges add up.
 */
export function totalOf(traffic: Traffic, from: number, to: number): number {
  return usualTotal(traffic, from, to) - traffic.impact.lost * totalDuringOutages(traffic, from, to)
}

function usualTotal(traffic: Traffic, from: number, to: number): number {
  if (to <= from) return 0
  return traffic.rate * (1 + REACH * demandAt(traffic, (from + to) / 2, to - from)) * ((to - from) / SECOND)
}

/** Usual total during outages, weighted by their stress. */
function totalDuringOutages(traffic: Traffic, from: number, to: number): number {
  let total = 0
  for (const it of traffic.incidents) {
    if (it.kind !== 'outage') continue
    const begin = Math.max(from, it.from)
    const end = Math.min(to, it.to)
    if (begin < end)
      total += (usualTotal(traffic, begin, end) * incidentTimeIn([it], 'outage', begin, end)) / (end - begin)
  }
  return total
}

/** Number of errors between two instants, by hours: within an hour, their share hardly changes. */
export function faultsOf(traffic: Traffic, from: number, to: number): number {
  let faults = 0
  for (let begin = from; begin < to; ) {
    const end = Math.min(to, begin - (begin % HOUR) + HOUR)
    faults += totalOf(traffic, begin, end) * faultyShareAt(traffic, (begin + end) / 2, end - begin)
    begin = end
  }
  return faults
}

/** Mean share of errors over days, without incidents. */
export function usualFaultyShare({ faulty }: Traffic): number {
  return USUAL_FAULTINESS * faulty
}

/** Mean ratio of `faultyShareAt` to `faulty`. */
const USUAL_FAULTINESS = 0.6

/** Share of errors, 0 to 1. Linear in the noise, so that all resolutions have the same mean. */
export function faultyShareAt({ key, faulty, incidents, impact }: Traffic, time: number, span = 0): number {
  const usual = faulty * (USUAL_FAULTINESS + 0.5 * noise(key + 1, time, 2 * HOUR, span))
  if (incidents.length === 0) return usual
  const worst = impact.errors * (1 + 0.2 * noiseAt(key, time, span))
  const erring = towardWorst(usual, stressAt(incidents, 'errors', time, span), worst)
  return towardWorst(erring, stressAt(incidents, 'outage', time, span), impact.failing)
}

/**
 * Latency in milliseconds; grows with the load.
 *
 * @param usual latency under low load
 */
export function latencyAt(traffic: Traffic, usual: number, time: number, span = 0): number {
  const busy = Math.max(0, demandAt(traffic, time, span))
  const slow = 1 + SLOWEST * stressAt(traffic.incidents, 'latency', time, span)
  return usual * slow * (1 + 0.9 * busy + 0.25 * noise(traffic.key + 2, time, 20 * MINUTE, span))
}

/** Factor added to the latency at the peak of a latency incident. */
const SLOWEST = 6

/** Bounds of `rateAt` between two instants; null during an incident. */
export function rateBounds(traffic: Traffic, from: number, to: number): Bounds | null {
  if (hasIncident(traffic.incidents, from, to)) return null
  const [min, max] = demandBounds(traffic, from, to)
  const at = (swing: number) => traffic.rate * Math.max(0.02, 1 + swing)
  return { min: at(REACH * min - 0.08), max: at(REACH * max + 0.08) }
}

/** Bounds of `faultyShareAt` between two instants; null during an incident. */
export function faultyBounds({ faulty, incidents }: Traffic, from: number, to: number): Bounds | null {
  return hasIncident(incidents, from, to) ? null : { min: faulty * 0.1, max: faulty * 1.1 }
}

/** Bounds of `latencyAt` between two instants; null during an incident. */
export function latencyBounds(traffic: Traffic, usual: number, from: number, to: number): Bounds | null {
  if (hasIncident(traffic.incidents, from, to)) return null
  const [, max] = demandBounds(traffic, from, to)
  return { min: usual * 0.75, max: usual * (1.25 + 0.9 * Math.max(0, max)) }
}
