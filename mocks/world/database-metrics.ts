import type { DatabaseUsage } from '#src/api/generated/types.gen.ts'
import {
  connectionLimit,
  type DatabaseEngineEntry,
  type DatabasePlanEntry,
  findDatabaseEngine,
  findDatabasePlan,
} from '#src/domain/database-catalog.ts'
import type { DatabaseEngineId } from '#src/domain/database-engine.ts'
import type { ActivityRow, DatabaseRow } from '../db/index.ts'
import { memoBy } from '../kernel/memo.ts'
import { unit } from '../kernel/noise.ts'
import { tenths } from '../kernel/rounding.ts'
import { catalogEntry } from './catalog-entry.ts'
import { usedGbAt } from './database-storage.ts'
import { demandAt } from './demand.ts'
import { hasIncident, stressAt } from './incidents.ts'
import { type Gauge, lastReport, type Reading, scaled, widenBounds } from './metrics.ts'
import { shareOf } from './periods.ts'
import { type PowerEffect, type PoweredOn, poweredOn } from './power.ts'
import { type IncidentImpact, latencyAt, latencyBounds, rateAt, rateBounds, trafficOf } from './traffic.ts'
import { cpuAt, DATABASE, type Load, loadAt, loadBounds, memoryAt, workloads } from './workload.ts'

export function planOf({ planId }: Pick<DatabaseRow, 'planId'>): DatabasePlanEntry {
  return catalogEntry(findDatabasePlan(planId), planId)
}

export function engineOf({ engine }: Pick<DatabaseRow, 'engine'>): DatabaseEngineEntry {
  return catalogEntry(findDatabaseEngine(engine), engine)
}

export function connectionLimitOf(row: DatabaseRow): number {
  return connectionLimit(planOf(row), engineOf(row))
}

const workloadOf = workloads<DatabaseRow>(() => DATABASE)

/** During an outage no connection succeeds. */
const OUTAGE_IMPACT: IncidentImpact = { errors: 0, lost: 1, failing: 0 }

/** Queries per second for each CPU of the plan. */
const queriesOf = trafficOf<DatabaseRow>(
  { rate: [15, 400], faulty: 0, impact: OUTAGE_IMPACT },
  ({ region }) => region,
)

/** Query latency under low load, in milliseconds. */
const USUAL_LATENCY: Readonly<Record<DatabaseEngineId, number>> = {
  postgresql: 3.2,
  mysql: 2.9,
  redis: 0.4,
  mongodb: 4.1,
  elasticsearch: 11,
  influxdb: 6,
}

/** Mean bytes of a query and its result. */
const QUERY_BYTES = 420
const ANSWER_BYTES = 3800

interface Sample {
  readonly load: Load
  /** Share of the plan's storage in use, 0 to 1. */
  readonly filled: number
  readonly connections: number
  readonly queries: number
  /** Null without queries. */
  readonly latency: number | null
}

function databaseSampleAt(
  seed: number,
  database: DatabaseRow,
  time: number,
  onSince: number,
  span = 0,
): Sample {
  const traffic = queriesOf(seed, database)
  const { vcpus, storageGb } = planOf(database)
  const reachable = shareOf(database.reachable, time, span)
  const load = loadAt(workloadOf(seed, database), time, onSince, span)
  return {
    load: { ...load, cpu: usedCpu(load.cpu, reachable) },
    filled: usedGbAt({ ...database, startedAt: onSince }, time) / storageGb,
    connections: openConnections(seed, database, time, span),
    queries: tenths(vcpus * rateAt(traffic, time, span) * reachable),
    latency: reachable === 0 ? null : tenths(latencyAt(traffic, USUAL_LATENCY[database.engine], time, span)),
  }
}

/** CPU usage of a database without queries, in percent. */
const IDLE_CPU = 1.2

/** @param reachable share of the time, 0 to 1 */
function usedCpu(cpu: number, reachable: number): number {
  return reachable === 1 ? cpu : tenths(IDLE_CPU + (cpu - IDLE_CPU) * reachable)
}

function databaseCpu(
  seed: number,
  database: DatabaseRow,
  time: number,
  onSince: number,
  span: number,
): number {
  return usedCpu(
    cpuAt(workloadOf(seed, database), time, onSince, span),
    shareOf(database.reachable, time, span),
  )
}

function openConnections(seed: number, database: DatabaseRow, time: number, span: number): number {
  const traffic = queriesOf(seed, database)
  const usual = 0.12 + 0.5 * unit(traffic.key, 1)
  const share = usual * (1 + 0.5 * demandAt(traffic, time, span))
  const availability =
    (1 - stressAt(database.incidents, 'outage', time, span)) * shareOf(database.reachable, time, span)
  return Math.round(connectionLimitOf(database) * Math.min(0.98, Math.max(0.01, share)) * availability)
}

/** Reads a curve at the last report. Memoized until the next one, since a sorted list reads it for every row. */
function atLastReport<Value>(
  read: (seed: number, database: DatabaseRow, at: number, onSince: number) => Value,
): (seed: number, database: DatabaseRow, now: number) => Value | null {
  const readAt = memoBy(2, (database: DatabaseRow, seed: number, at: number, onSince: number) =>
    read(seed, database, at, onSince),
  )
  return (seed, database, now) => {
    const { startedAt } = database
    return startedAt === null ? null : readAt(database, seed, lastReport(startedAt, now), startedAt)
  }
}

const openAtReport = atLastReport((seed, database, at) => openConnections(seed, database, at, 0))

/** Open connections now; 0 while it is off. */
export function connectionsAt(seed: number, database: DatabaseRow, now: number): number {
  return openAtReport(seed, database, now) ?? 0
}

/** Usage of a database now, or null while it is off. Same curves as `databaseGauge`. */
export const databaseUsageAt = atLastReport((seed, database, at, onSince): DatabaseUsage => {
  const { load, queries, latency } = databaseSampleAt(seed, database, at, onSince)
  return {
    cpuPercent: load.cpu,
    memoryPercent: load.memory,
    queriesPerSecond: queries,
    latencyMilliseconds: latency,
  }
})

/** CPU part of `databaseUsageAt`, cheaper than the whole. */
export const databaseCpuAt = atLastReport((seed, database, at, onSince) =>
  databaseCpu(seed, database, at, onSince, 0),
)

/** Memory part of `databaseUsageAt`, cheaper than the whole. */
export const databaseMemoryAt = atLastReport((seed, database, at, onSince) =>
  memoryAt(workloadOf(seed, database), at, onSince),
)

/** The new plan takes over from the old one, so a resize does not interrupt it. */
const POWER: Readonly<Record<string, PowerEffect>> = {
  created: 'on',
  restored: 'on',
  started: 'on',
  stopped: 'off',
  maintained: 'pause',
  deleted: 'gone',
  failed: 'crash',
}

/** Times a database was on, from its activities. */
export function databaseOn(database: DatabaseRow, activities: readonly ActivityRow[]): PoweredOn[] {
  return poweredOn(database, activities, POWER)
}

const READINGS = [
  { metric: 'cpu', unit: 'percent', of: (it) => it.load.cpu },
  { metric: 'memory', unit: 'percent', of: (it) => it.load.memory },
  { metric: 'storage', unit: 'percent', of: (it) => tenths(100 * Math.min(1, it.filled)) },
  { metric: 'storage_free', unit: 'percent', of: (it) => tenths(100 - 100 * Math.min(1, it.filled)) },
  { metric: 'connections', unit: 'count', of: (it) => it.connections },
  { metric: 'queries', unit: 'per_second', of: (it) => it.queries },
  { metric: 'latency', unit: 'milliseconds', of: (it) => it.latency },
  { metric: 'network_in', unit: 'bytes_per_second', of: (it) => Math.round(it.queries * QUERY_BYTES) },
  { metric: 'network_out', unit: 'bytes_per_second', of: (it) => Math.round(it.queries * ANSWER_BYTES) },
] as const satisfies readonly Reading<Sample, string, string>[]

/** Metrics of a database. */
export function databaseGauge(seed: number, database: DatabaseRow, on: () => readonly PoweredOn[]) {
  const workload = workloadOf(seed, database)
  const { vcpus, storageGb } = planOf(database)
  const filledAt = (time: number, onSince: number) =>
    tenths(100 * Math.min(1, usedGbAt({ ...database, startedAt: onSince }, time) / storageGb))
  return {
    on,
    onSince: database.startedAt,
    sampleAt: (time, span, onSince) => databaseSampleAt(seed, database, time, onSince, span),
    readings: READINGS,
    alone: {
      cpu: (time, span, onSince) => databaseCpu(seed, database, time, onSince, span),
      memory: (time, span, onSince) => memoryAt(workload, time, onSince, span),
      storage: (time, _, onSince) => filledAt(time, onSince),
      storage_free: (time, _, onSince) => tenths(100 - filledAt(time, onSince)),
      connections: (time, span) => openConnections(seed, database, time, span),
    },
    boundsOf: (metric, from, to) => {
      const isReachable = shareOf(database.reachable, (from + to) / 2, to - from) === 1
      if (!isReachable && ['cpu', 'queries', 'latency'].includes(metric)) return null
      if (metric === 'cpu' || metric === 'memory') {
        return loadBounds(workload, metric, from, to, database.startedAt ?? on().at(-1)?.from ?? from)
      }
      const traffic = queriesOf(seed, database)
      if (metric === 'queries') return widenBounds(scaled(rateBounds(traffic, from, to), vcpus), 0.05)
      if (metric === 'latency') {
        return widenBounds(latencyBounds(traffic, USUAL_LATENCY[database.engine], from, to), 0.05)
      }
      if ((metric !== 'storage' && metric !== 'storage_free') || hasIncident(database.incidents, from, to)) {
        return null
      }
      // Usage only grows, so the ends of the range are its bounds.
      const ends = [filledAt(from, from), filledAt(to, from)]
      const [min, max] = [Math.min(...ends) - 0.1, Math.max(...ends) + 0.1]
      return metric === 'storage' ? { min, max } : { min: 100 - max, max: 100 - min }
    },
  } satisfies Gauge<Sample>
}
