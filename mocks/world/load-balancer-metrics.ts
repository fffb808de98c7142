import type { LoadBalancerUsage } from '#src/api/generated/types.gen.ts'
import {
  findLoadBalancerType,
  type LoadBalancerTypeEntry,
  type LoadBalancerTypeId,
} from '#src/domain/load-balancer-catalog.ts'
import type { ActivityRow, LoadBalancerRow } from '../db/index.ts'
import { HOUR } from '../kernel/duration.ts'
import { noise, unit } from '../kernel/noise.ts'
import { hundredths, tenths } from '../kernel/rounding.ts'
import { catalogEntry } from './catalog-entry.ts'
import { type Gauge, lastReport, type Reading, scaled, widenBounds } from './metrics.ts'
import { shareOf } from './periods.ts'
import { type PowerEffect, type PoweredOn, poweredOn } from './power.ts'
import type { HealthyTargets } from './target-health.ts'
import { faultyBounds, faultyShareAt, latencyAt, rateAt, type Traffic, trafficOf } from './traffic.ts'

export function typeOf({ type }: Pick<LoadBalancerRow, 'type'>): LoadBalancerTypeEntry {
  return catalogEntry(findLoadBalancerType(type), type)
}

/** Requests per second (connections for TCP); larger types get more. */
const TRAFFIC = {
  application: traffic([4, 500]),
  network: traffic([40, 5_000]),
  enterprise: traffic([400, 50_000]),
} as const satisfies Record<LoadBalancerTypeId, unknown>

function traffic(rate: readonly [number, number]) {
  return trafficOf<LoadBalancerRow>({ rate, faulty: 0.02 }, ({ region }) => region)
}

interface Sample {
  readonly connections: number
  readonly requests: number
  readonly errors: number
  /** Latency of the targets; null while none is healthy, or nothing asks. */
  readonly latency: number | null
  /** Bytes per second. */
  readonly incoming: number
  readonly outgoing: number
  readonly healthyTargets: number
}

/**
 * @param healthyTargets number of healthy targets in rotation; with none, every request fails and no connection stays
 * open
 */
function balancerSampleAt(
  seed: number,
  row: LoadBalancerRow,
  healthyTargets: number,
  time: number,
  span = 0,
): Sample {
  const balanced = TRAFFIC[row.type](seed, row)
  const { maxConnections } = typeOf(row)
  const requests = requestsAt(seed, row, time, span)
  const isServed = healthyTargets > 0
  const open = requests * secondsOpen(balanced)
  const out = requests * bytesPerRequest(balanced)
  return {
    connections: isServed ? Math.min(maxConnections, Math.round(open)) : 0,
    requests,
    errors: errorsAt(seed, row, requests, isServed, time, span),
    latency: isServed && requests > 0 ? latencyAt(balanced, usualLatency(balanced), time, span) : null,
    incoming: out * (0.12 + 0.05 * noise(balanced.key + 4, time, 2 * HOUR, span)),
    outgoing: isServed ? out : requests * BYTES_OF_AN_ERROR,
    healthyTargets,
  }
}

function requestsAt(seed: number, row: LoadBalancerRow, time: number, span: number): number {
  return rateAt(TRAFFIC[row.type](seed, row), time, span) * shareOf(row.pointedTo, time, span)
}

function errorsAt(
  seed: number,
  row: LoadBalancerRow,
  requests: number,
  isServed: boolean,
  time: number,
  span: number,
): number {
  return requests * (isServed ? faultyShareAt(TRAFFIC[row.type](seed, row), time, span) : 1)
}

/** In percent; null without requests. */
function errorRate({ requests, errors }: Pick<Sample, 'requests' | 'errors'>): number | null {
  return requests === 0 ? null : Math.round((errors / requests) * 10_000) / 100
}

const BYTES_OF_AN_ERROR = 300

/** Constants of a load balancer, derived from its key. */
const secondsOpen = ({ key }: Traffic): number => 0.6 + 5 * unit(key, 1)
const bytesPerRequest = ({ key }: Traffic): number => 3_000 + 50_000 * unit(key, 2)
const usualLatency = ({ key }: Traffic): number => 8 + 110 * unit(key, 3) ** 2

/** Usage of a load balancer now, equal to the last values of its metrics; null unless it is active. */
export function balancerUsageAt(
  seed: number,
  row: LoadBalancerRow,
  healthyTargets: number,
  now: number,
): LoadBalancerUsage | null {
  if (row.status !== 'active' || row.activeSince === null) return null
  const { connections, requests, outgoing } = balancerSampleAt(
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
  { metric: 'connections', unit: 'count', of: (sample) => sample.connections },
  { metric: 'requests', unit: 'per_second', of: (sample) => tenths(sample.requests) },
  { metric: 'errors', unit: 'per_second', of: (sample) => hundredths(sample.errors) },
  {
    metric: 'error_rate',
    unit: 'percent',
    of: errorRate,
  },
  { metric: 'latency', unit: 'milliseconds', of: (sample) => sample.latency && tenths(sample.latency) },
  { metric: 'network_in', unit: 'bytes_per_second', of: (sample) => Math.round(sample.incoming) },
  { metric: 'network_out', unit: 'bytes_per_second', of: (sample) => Math.round(sample.outgoing) },
  { metric: 'healthy_targets', unit: 'count', of: (sample) => sample.healthyTargets },
] as const satisfies readonly Reading<Sample, string, string>[]

const POWER: Readonly<Record<string, PowerEffect>> = { created: 'on', failed: 'crash', deleted: 'gone' }

/** Times a load balancer was active, from its activities. */
export function balancerOn(row: LoadBalancerRow, activities: readonly ActivityRow[]): PoweredOn[] {
  return poweredOn({ ...row, startedAt: row.activeSince }, activities, POWER)
}

/**
 * Metrics of a load balancer.
 *
 * @param healthy healthy targets over time
 */
export function balancerGauge(
  seed: number,
  row: LoadBalancerRow,
  healthy: HealthyTargets,
  on: () => readonly PoweredOn[],
) {
  return {
    on,
    onSince: row.activeSince,
    sampleAt: (time, span) => balancerSampleAt(seed, row, healthy.at(time), time, span),
    readings: READINGS,
    alone: {
      error_rate: (time, span) => {
        // Every request fails, however many there are; the alert history asks for each minute.
        if (healthy.at(time) === 0) return shareOf(row.pointedTo, time, span) === 0 ? null : 100
        const requests = requestsAt(seed, row, time, span)
        return errorRate({ requests, errors: errorsAt(seed, row, requests, true, time, span) })
      },
    },
    // Without a healthy target every request fails.
    boundsOf: (metric, from, to) =>
      metric === 'error_rate' && healthy.someThroughout(from, to)
        ? widenBounds(scaled(faultyBounds(TRAFFIC[row.type](seed, row), from, to), 100), 0.005)
        : null,
  } satisfies Gauge<Sample>
}
