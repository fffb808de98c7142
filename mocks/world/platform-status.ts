import { PLATFORM_SERVICES, type PlatformService, STATUS_HISTORY_DAYS } from '#src/domain/platform-service.ts'
import { type RegionId, regionName } from '#src/domain/region.ts'
import type { IncidentRow, ResourceRow, Transaction } from '../db/index.ts'
import { DAY } from '../kernel/duration.ts'
import { definitionOfType } from './resource-definitions.ts'

/*
 * Status of the platform across all organizations. Counts what the provider is responsible for: resources that can't be
 * reached, and slow managed services. A customer's own load and application errors are not the platform's.
 */

type Disruption = 'degraded' | 'outage'
export type PlatformCondition = 'operational' | Disruption

export interface PlatformIncident {
  readonly id: string
  readonly service: PlatformService
  readonly region: RegionId | null
  readonly status: Disruption
  readonly title: string
  /** Epoch milliseconds. */
  readonly from: number
  /** Null while it is in progress. */
  readonly to: number | null
}

/** Services whose speed is the platform's responsibility. */
const MANAGED: readonly PlatformService[] = ['database', 'volume']

function disruptionOf(service: PlatformService, { kind }: IncidentRow): Disruption | null {
  if (kind === 'outage') return 'outage'
  return kind === 'latency' && MANAGED.includes(service) ? 'degraded' : null
}

/** First instant of the history: midnight UTC. */
export function historyStart(now: number): number {
  return now - (now % DAY) - (STATUS_HISTORY_DAYS - 1) * DAY
}

/**
 * Incidents that overlap the history, newest first. Several resources of a service that fail in the same region at the
 * same time are one incident.
 */
export function platformIncidents(tx: Transaction, now: number): PlatformIncident[] {
  const start = historyStart(now)
  const found: PlatformIncident[] = []
  for (const service of PLATFORM_SERVICES) {
    for (const row of definitionOfType(service.id).table(tx).all()) {
      for (const incident of row.incidents) {
        const status = disruptionOf(service.id, incident)
        if (status === null || incident.from > now || incident.to <= start) continue
        found.push(platformIncident(service, row, incident, status, now))
      }
    }
  }
  return mergeOverlapping(found).sort((a, b) => b.from - a.from || (a.id < b.id ? -1 : 1))
}

function platformIncident(
  service: (typeof PLATFORM_SERVICES)[number],
  row: ResourceRow & { readonly region?: RegionId },
  { id, from, to }: IncidentRow,
  status: Disruption,
  now: number,
): PlatformIncident {
  const region = row.region ?? null
  const where = region === null ? '' : ` in ${regionName(region)}`
  const what = status === 'outage' ? 'partly unreachable' : 'slower than usual'
  const title = `${service.name}${where} ${what}`
  return { id, service: service.id, region, status, title, from, to: to > now ? null : to }
}

/** Merges incidents of the same title that overlap in time into the first of them. */
export function mergeOverlapping(incidents: readonly PlatformIncident[]): PlatformIncident[] {
  const merged: PlatformIncident[] = []
  for (const incident of incidents.toSorted((a, b) => a.from - b.from || (a.id < b.id ? -1 : 1))) {
    const index = merged.findLastIndex(({ title }) => title === incident.title)
    const earlier = merged[index]
    if (earlier !== undefined && (earlier.to === null || earlier.to >= incident.from)) {
      merged[index] = { ...earlier, to: laterEnd(earlier.to, incident.to) }
    } else {
      merged.push(incident)
    }
  }
  return merged
}

function laterEnd(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : Math.max(a, b)
}

/** Time in milliseconds that is covered by at least one incident within a range. */
export function coveredTime(incidents: readonly PlatformIncident[], from: number, to: number): number {
  const spans = incidents
    .map((it) => [Math.max(it.from, from), Math.min(it.to ?? to, to)] as const)
    .filter(([start, end]) => start < end)
    .sort(([a], [b]) => a - b)
  let covered = 0
  let until = from
  for (const [start, end] of spans) {
    covered += Math.max(0, end - Math.max(start, until))
    until = Math.max(until, end)
  }
  return covered
}

/** Worst condition: outage before degraded before operational. */
export function worstCondition(conditions: readonly PlatformCondition[]): PlatformCondition {
  if (conditions.includes('outage')) return 'outage'
  return conditions.includes('degraded') ? 'degraded' : 'operational'
}
