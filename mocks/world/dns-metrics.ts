import type { DnsZoneRow } from '../db/index.ts'
import { memoBy } from '../kernel/memo.ts'
import { type Gauge, lastReport } from './metrics.ts'
import { onSinceCreation } from './power.ts'
import { faultyShareAt, type IncidentImpact, rateAt, totalOf, trafficOf } from './traffic.ts'

/** Queries that don't reach a name server are lost; those that do are answered. */
const OUTAGE_IMPACT: IncidentImpact = { errors: 0.6, lost: 0.92, failing: 0 }

/** Queries per second. Most errors are names that don't exist. */
const queriesOf = trafficOf<DnsZoneRow>(
  { rate: [0.01, 1.2], faulty: 0.12, impact: OUTAGE_IMPACT },
  () => null,
)

/** A zone that its registry does not delegate to us gets no queries. */
function isAsked({ status }: DnsZoneRow): boolean {
  return status === 'active' || status === 'deleting'
}

/** Queries since the start of the month (UTC), as of the last report. */
export function queriesThisMonth(seed: number, zone: DnsZoneRow, now: number): number {
  if (!isAsked(zone)) return 0
  return queriesUntil(zone, seed, lastReport(zone.createdAt, now), now)
}

const queriesUntil = memoBy(2, (zone: DnsZoneRow, seed: number, until: number, now: number) => {
  const from = Math.max(beginningOfMonth(now), zone.createdAt)
  return Math.round(totalOf(queriesOf(seed, zone), from, until))
})

function beginningOfMonth(now: number): number {
  const day = new Date(now)
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth())
}

interface Sample {
  readonly queries: number
  readonly errors: number
}

const READINGS = [
  { metric: 'queries', unit: 'per_second', of: ({ queries }: Sample) => queries },
  { metric: 'errors', unit: 'per_second', of: ({ errors }: Sample) => errors },
] as const

/** Metrics of a zone. */
export function dnsGauge(seed: number, zone: DnsZoneRow) {
  const traffic = queriesOf(seed, zone)
  return {
    on: () => (isAsked(zone) ? onSinceCreation(zone) : []),
    sampleAt: (time, span): Sample => {
      const queries = rateAt(traffic, time, span)
      return {
        queries: thousandths(queries),
        errors: thousandths(queries * faultyShareAt(traffic, time, span)),
      }
    },
    readings: READINGS,
  } satisfies Gauge<Sample>
}

function thousandths(rate: number): number {
  return Math.round(rate * 1_000) / 1_000
}
