import type { DnsZoneRow } from '../db/index.ts'
import { memoBy } from '../kernel/memo.ts'
import { monthStart } from '../kernel/months.ts'
import { millionths } from '../kernel/rounding.ts'
import { isServed } from './dns-pointing.ts'
import { type Gauge, lastReport } from './metrics.ts'
import { onSinceCreation, type PoweredOn } from './power.ts'
import { faultyShareAt, type IncidentImpact, rateAt, totalOf, trafficOf } from './traffic.ts'

/** Queries that don't reach a name server are lost; those that do are answered. */
const OUTAGE_IMPACT: IncidentImpact = { errors: 0.6, lost: 0.92, failing: 0 }

/** Queries per second. Most errors are names that don't exist. */
const queriesOf = trafficOf<DnsZoneRow>(
  { rate: [0.01, 1.2], faulty: 0.12, impact: OUTAGE_IMPACT },
  () => null,
)

/** Queries since the start of the month (UTC), as of the last report. */
export function queriesThisMonth(seed: number, zone: DnsZoneRow, now: number): number {
  if (!isServed(zone)) return 0
  return queriesUntil(zone, seed, lastReport(zone.createdAt, now), now)
}

const queriesUntil = memoBy(2, (zone: DnsZoneRow, seed: number, until: number, now: number) => {
  const from = Math.max(monthStart(now), zone.createdAt)
  return Math.round(totalOf(queriesOf(seed, zone), from, until))
})

interface Sample {
  readonly queries: number
  readonly errors: number
}

const READINGS = [
  { metric: 'queries', unit: 'per_second', of: ({ queries }: Sample) => queries },
  { metric: 'errors', unit: 'per_second', of: ({ errors }: Sample) => errors },
] as const

/** Times in which a zone gets queries. */
export function zoneServedDuring(zone: DnsZoneRow): PoweredOn[] {
  return isServed(zone) ? onSinceCreation(zone) : []
}

/** Metrics of a zone. */
export function dnsGauge(seed: number, zone: DnsZoneRow) {
  const traffic = queriesOf(seed, zone)
  return {
    on: () => zoneServedDuring(zone),
    sampleAt: (time, span): Sample => {
      const queries = rateAt(traffic, time, span)
      return {
        queries: millionths(queries),
        errors: millionths(queries * faultyShareAt(traffic, time, span)),
      }
    },
    readings: READINGS,
  } satisfies Gauge<Sample>
}
