import type { ContainerUsage } from '#src/api/generated/types.gen.ts'
import type { ActivityRow, ContainerReplica, ContainerRow } from '../db/index.ts'
import { MINUTE } from '../kernel/duration.ts'
import { memoBy } from '../kernel/memo.ts'
import { unit } from '../kernel/noise.ts'
import { tenths, thousandths } from '../kernel/rounding.ts'
import { timeWithout } from './constant-pieces.ts'
import { changesOf, type ReplicaSums, replicaAt, replicaSums } from './container-replicas.ts'
import { type Gauge, lastReport, NO_VALUES, scaled, widenBounds } from './metrics.ts'
import { type PowerEffect, type PoweredOn, poweredOn } from './power.ts'
import {
  faultyBounds,
  faultyShareAt,
  latencyAt,
  latencyBounds,
  rateAt,
  rateBounds,
  type Traffic,
  trafficOf,
  unansweredRateAt,
} from './traffic.ts'
import { cpuAt, type Load, loadAt, loadBounds, memoryAt, REPLICA, workloads } from './workload.ts'

const workloadOf = workloads<ContainerRow>(() => REPLICA)

/** Unlike a VM, a container stays up during a restart: its replicas restart in turns. */
const POWER: Readonly<Record<string, PowerEffect>> = {
  created: 'on',
  started: 'on',
  stopped: 'off',
  completed: 'off',
  deleted: 'gone',
  failed: 'crash',
}

/** Times a container existed with replicas. Crashing replicas count as on, with zero usage. */
export function containerOn(row: ContainerRow, activities: readonly ActivityRow[]): PoweredOn[] {
  const on = poweredOn(row, activities, POWER)
  if (row.startedAt !== null) return on
  const crashes = row.replicas.flatMap((it) =>
    it.crashesFrom !== null && it.endsAt === null ? [it.crashesFrom] : [],
  )
  return crashes.length === 0 ? on : [...on, { from: Math.min(...crashes), to: null, clean: true }]
}

/** Mean usage of the ready replicas now, or null if none is ready. Same curves as `containerGauge`. */
export function containerUsageAt(seed: number, row: ContainerRow, now: number): ContainerUsage | null {
  if (row.startedAt === null || replicaSums(row, now).ready === 0) return null
  return usageAtReport(row, seed, lastReport(row.startedAt, now), row.startedAt)
}

/** Memoized, since lists are sorted by it. */
const usageAtReport = memoBy(2, (row: ContainerRow, seed: number, report: number, onSince: number) => {
  const { cpu, memory } = loadAt(workloadOf(seed, row), report, onSince)
  return { cpuPercent: cpu, memoryPercent: memory }
})

/** Largest difference between two replicas, as a share of their mean. */
const UNEVENNESS = 0.16

/** Usage of each ready replica; varies around the container's mean and averages to exactly it. */
export function replicaUsages(
  seed: number,
  row: ContainerRow,
  now: number,
): ReadonlyMap<ContainerReplica, ContainerUsage> {
  const mean = containerUsageAt(seed, row, now)
  const ready = row.replicas.filter((it) => replicaAt(it, now)?.status === 'ready')
  if (mean === null) return new Map()
  const report = lastReport(row.startedAt, now) ?? now
  const { key } = workloadOf(seed, row)
  const draws = ready.map((_, index) => unit(key + index, Math.floor(report / MINUTE)))
  const middle = draws.reduce((sum, it) => sum + it, 0) / Math.max(1, draws.length)
  const highest = Math.max(...draws) - middle
  const share = (of: number, index: number) => {
    const deviation = (draws[index] as number) - middle
    // Narrower near the limit: capping single replicas would lower their mean.
    const spread = deviation === 0 ? 0 : Math.min(UNEVENNESS * of, (100 - of) / highest)
    return tenths(of + spread * deviation)
  }
  return new Map(
    ready.map((replica, index) => [
      replica,
      { cpuPercent: share(mean.cpuPercent, index), memoryPercent: share(mean.memoryPercent, index) },
    ]),
  )
}

/** Bytes per second at 100 % network usage of one replica. */
const LINK_BYTES_PER_SECOND = 125_000_000

/** Requests to a service, over all of its replicas. */
const requestsTo = trafficOf<ContainerRow>({ rate: [1.5, 320], faulty: 0.018 }, ({ region }) => region)

/** Latency of a service under low load, in milliseconds. */
const usualLatency = ({ key }: Traffic): number => 6 + 120 * unit(key, 3) ** 2

/** Responses of a service. Without a ready replica, as in an outage, clients give up and every response is an error. */
export interface ServiceResponses {
  readonly requests: number
  /** Share of errors, 0 to 1. */
  readonly faulty: number
  /** Milliseconds; null while no replica is ready. */
  readonly latency: number | null
}

function servedAt(traffic: Traffic, ready: number, time: number, span: number): ServiceResponses {
  return {
    requests: requestsAt(traffic, ready, time, span),
    faulty: ready === 0 ? 1 : faultyShareAt(traffic, time, span),
    latency: ready === 0 ? null : latencyAt(traffic, usualLatency(traffic), time, span),
  }
}

function requestsAt(traffic: Traffic, ready: number, time: number, span: number): number {
  return ready === 0 ? unansweredRateAt(traffic, time, span) : rateAt(traffic, time, span)
}

function latencyOf(served: ServiceResponses | null): number | null {
  const latency = served?.latency ?? null
  return latency === null ? null : tenths(latency)
}

interface Sample {
  /** Null while no replica is ready. */
  readonly load: Load | null
  /** Null for a job, which receives no requests. */
  readonly served: ServiceResponses | null
  readonly ready: number
  readonly restarts: number
}

const traffic = ({ load, ready }: Sample, share: (load: Load) => number) =>
  load && Math.round((load.network / 100) * LINK_BYTES_PER_SECOND * share(load) * ready)

const READINGS = [
  { metric: 'cpu', unit: 'percent', of: ({ load }: Sample) => (load === null ? null : load.cpu) },
  { metric: 'memory', unit: 'percent', of: ({ load }: Sample) => (load === null ? null : load.memory) },
  {
    metric: 'network_in',
    unit: 'bytes_per_second',
    of: (sample: Sample) => traffic(sample, (load) => load.incoming),
  },
  {
    metric: 'network_out',
    unit: 'bytes_per_second',
    of: (sample: Sample) => traffic(sample, (load) => 1 - load.incoming),
  },
  { metric: 'requests', unit: 'per_second', of: ({ served }: Sample) => served && tenths(served.requests) },
  {
    metric: 'errors',
    unit: 'per_second',
    of: ({ served }: Sample) => served && thousandths(served.requests * served.faulty),
  },
  {
    metric: 'error_rate',
    unit: 'percent',
    of: ({ served }: Sample) => served && Math.round(served.faulty * 10_000) / 100,
  },
  { metric: 'latency', unit: 'milliseconds', of: ({ served }: Sample) => latencyOf(served) },
  { metric: 'replicas', unit: 'count', of: ({ ready }: Sample) => ready },
  { metric: 'restarts', unit: 'count', of: ({ restarts }: Sample) => restarts },
] as const

/** Replicas of the past are removed from the row after a while; before this time the desired number is the best guess. */
function knownSince(row: ContainerRow): number {
  let since = Number.POSITIVE_INFINITY
  for (const { readyAt } of row.replicas) if (readyAt < since) since = readyAt
  return since
}

function sumsAt(row: ContainerRow, known: number, time: number): ReplicaSums {
  return time < known ? { ready: row.desiredReplicas, restarts: 0 } : replicaSums(row, time)
}

/** Milliseconds of a range, in which the container is on, without a ready replica though some are desired. */
export function unreadyTime(row: ContainerRow, from: number, to: number): number {
  if (row.desiredReplicas === 0) return 0
  const known = knownSince(row)
  return timeWithout((time) => sumsAt(row, known, time).ready > 0, [known, ...changesOf(row)], { from, to })
}

/** Metrics of a container. */
export function containerGauge(seed: number, row: ContainerRow, on: () => readonly PoweredOn[]) {
  const workload = workloadOf(seed, row)
  const traffic = requestsTo(seed, row)
  const known = knownSince(row)
  const sums = (time: number) => sumsAt(row, known, time)
  // Values have no bounds while replicas come and go.
  const isSteady = (from: number, to: number) =>
    to <= known
      ? row.desiredReplicas > 0
      : from > known && row.desiredReplicas > 0 && replicaSums(row, from).ready === row.desiredReplicas
  return {
    on,
    onSince: row.startedAt,
    sampleAt: (time, span, onSince): Sample => {
      const { ready, restarts } = sums(time)
      return {
        load: ready === 0 ? null : loadAt(workload, time, onSince, span),
        served: row.kind === 'job' ? null : servedAt(traffic, ready, time, span),
        ready,
        restarts,
      }
    },
    readings: READINGS,
    alone: {
      cpu: (time, span, onSince) => (sums(time).ready === 0 ? null : cpuAt(workload, time, onSince, span)),
      memory: (time, span, onSince) =>
        sums(time).ready === 0 ? null : memoryAt(workload, time, onSince, span),
      error_rate: (time, span) =>
        row.kind === 'job'
          ? null
          : Math.round((sums(time).ready === 0 ? 1 : faultyShareAt(traffic, time, span)) * 10_000) / 100,
      requests: (time, span) =>
        row.kind === 'job' ? null : tenths(requestsAt(traffic, sums(time).ready, time, span)),
    },
    boundsOf: (metric, from, to) => {
      if (metric === 'cpu' || metric === 'memory') {
        return loadBounds(workload, metric, from, to, row.startedAt ?? on().at(-1)?.from ?? from)
      }
      if (metric === 'latency') {
        return widenBounds(latencyBounds(traffic, usualLatency(traffic), from, to), 0.05)
      }
      if (metric === 'error_rate' && row.kind === 'job') return NO_VALUES
      if (!isSteady(from, to)) return null
      if (metric === 'requests') return widenBounds(rateBounds(traffic, from, to), 0.05)
      if (metric !== 'error_rate') return null
      return widenBounds(scaled(faultyBounds(traffic, from, to), 100), 0.005)
    },
  } satisfies Gauge<Sample>
}
