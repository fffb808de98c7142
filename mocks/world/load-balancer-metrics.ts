import type { LoadBalancerUsage } from '#src/api/generated/types.gen.ts'
import {
  findLoadBalancerType,
  type LoadBalancerTypeEntry,
  type LoadBalancerTypeId,
} from '#src/domain/load-balancer-catalog.ts'
import type { ActivityRow, LoadBalancerRow } from '../db/index.ts'
import { HOUR } from '../kernel/duration.ts'
import { noise, unit } from '../kernel/noise.ts'
import { type Gauge, lastReport, type Reading, scaled, widened } from './metrics.ts'
import { type PowerEffect, type PoweredOn, poweredOn } from './power.ts'
import type { HealthyTargets } from './target-health.ts'
import { faultyBounds, faultyShareAt, latencyAt, rateAt, type Traffic, trafficOf } from './traffic.ts'

/** What a load balancer's type offers. Rows name types of the catalog only. */
export function typeOf({ type }: Pick<LoadBalancerRow, 'type'>): LoadBalancerTypeEntry {
  const entry = findLoadBalancerType(type)
  if (entry === undefined) throw new Error(`The catalog has no type of load balancer ${type}.`)
  return entry
}

/** Requests a second, of connections for those that speak no HTTP; the larger the type, the more. */
const TRAFFIC = {
  application: traffic([4, 500]),
  network: traffic([40, 5_000]),
  enterprise: traffic([400, 50_000]),
} as const satisfies Record<LoadBalancerTypeId, unknown>

function traffic(rate: readonly [number, number]) {
  return trafficOf<LoadBalancerRow>({ rate, faulty: 0.02 }, ({ region }) => region)
}

interface Work {
  readonly connections: number
  readonly requests: number
  readonly errors: number
  /** Of a target; null while none answers. */
  readonly latency: number | null
  /** Bytes a second. */
  readonly incoming: number
  readonly outgoing: number
  readonly healthyTargets: number
}

/** @param healthyTargets that get traffic: without any, every request ends in an error and nothing stays open */
function workAt(seed: number, row: LoadBalancerRow, healthyTargets: number, time: number, span = 0): Work {
  const balanced = TRAFFIC[row.type](seed, row)
  const { maxConnections } = typeOf(row)
  const requests = rateAt(balanced, time, span)
  const isServed = healthyTargets > 0
  const open = requests * secondsOpen(balanced)
  const out = requests * bytesPerRequest(balanced)
  return {
    connections: isServed ? Math.min(maxConnections, Math.round(open)) : 0,
    requests,
    errors: requests * (isServed ? faultyShareAt(balanced, time, span) : 1),
    latency: isServed ? latencyAt(balanced, usualLatency(balanced), time, span) : null,
    incoming: out * (0.12 + 0.05 * noise(balanced.key + 4, time, 2 * HOUR, span)),
    outgoing: isServed ? out : requests * BYTES_OF_AN_ERROR,
    healthyTargets,
  }
}

const BYTES_OF_AN_ERROR = 300

/** What belongs to one load balancer for good, drawn from its key. */
const secondsOpen = ({ key }: Traffic): number => 0.6 + 5 * unit(key, 1)
const bytesPerRequest = ({ key }: Traffic): number => 3_000 + 50_000 * unit(key, 2)
const usualLatency = ({ key }: Traffic): number => 8 + 110 * unit(key, 3) ** 2

/** What comes to a load balancer at present; null unless it is active. The last values of the metrics. */
export function balancerUsageAt(
  seed: number,
  row: LoadBalancerRow,
  healthyTargets: number,
  now: number,
): LoadBalancerUsage | null {
  if (row.status !== 'active' || row.activeSince === null) return null
  const { connections, requests, outgoing } = workAt(
    seed,
    row,
    healthyTargets,
    lastReport(row.activeSince, now),
  )
  const share = (outgoing * 8) / (typeOf(row).bandwidthGbps * 1e9)
  return {
    connections,
    requestsPerSecond: tenths(requests),
    bandwidthPercent: tenths(Math.min(1, share) * 100),
  }
}

const READINGS = [
  { metric: 'connections', unit: 'count', of: (work) => work.connections },
  { metric: 'requests', unit: 'per_second', of: (work) => tenths(work.requests) },
  { metric: 'errors', unit: 'per_second', of: (work) => Math.round(work.errors * 100) / 100 },
  {
    metric: 'error_rate',
    unit: 'percent',
    of: (work) => Math.round((work.errors / work.requests) * 10_000) / 100,
  },
  { metric: 'latency', unit: 'milliseconds', of: (work) => work.latency && tenths(work.latency) },
  { metric: 'network_in', unit: 'bytes_per_second', of: (work) => Math.round(work.incoming) },
  { metric: 'network_out', unit: 'bytes_per_second', of: (work) => Math.round(work.outgoing) },
  { metric: 'healthy_targets', unit: 'count', of: (work) => work.healthyTargets },
] as const satisfies readonly Reading<Work, string, string>[]

const POWER: Readonly<Record<string, PowerEffect>> = { created: 'on', failed: 'crash', deleted: 'gone' }

/** When it was active, as its activities tell. */
export function balancerOn(row: LoadBalancerRow, activities: readonly ActivityRow[]): PoweredOn[] {
  return poweredOn({ ...row, startedAt: row.activeSince }, activities, POWER)
}

/**
 * What a load balancer's figures are read off.
 *
 * @param healthy which of its targets were healthy
 */
export function balancerGauge(
  seed: number,
  row: LoadBalancerRow,
  healthy: HealthyTargets,
  on: readonly PoweredOn[],
) {
  return {
    on,
    sampleAt: (time, span) => workAt(seed, row, healthy.at(time), time, span),
    readings: READINGS,
    // A load balancer of which nothing answers fails every request.
    boundsOf: (metric, from, to) =>
      metric === 'error_rate' && healthy.someThroughout(from, to)
        ? widened(scaled(faultyBounds(TRAFFIC[row.type](seed, row), from, to), 100), 0.005)
        : null,
  } satisfies Gauge<Work>
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}
