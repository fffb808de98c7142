import { resourceLabel } from '#src/domain/resource-label.ts'
import type { ResourceType } from '#src/domain/resource-type.ts'
import type { IncidentKind, IncidentRow, ResourceRow } from '../db/index.ts'
import { MINUTE, overlap } from '../kernel/duration.ts'

/*
 * Incidents and their effect on metrics. Each row stores its incidents, and all figures are computed from them, so
 * nothing has to be switched when one starts or ends.
 */

/**
 * Incident kinds by resource type. Snapshots have none; types without a CPU have no load incidents; types that serve
 * no requests have neither errors nor latency.
 */
export const INCIDENT_KINDS_OF: Readonly<Record<ResourceType, readonly IncidentKind[]>> = {
  vm: ['cpu', 'memory', 'disk', 'outage'],
  container: ['cpu', 'memory', 'errors', 'latency', 'outage'],
  database: ['cpu', 'memory', 'disk', 'latency', 'outage'],
  volume: ['disk', 'latency'],
  volume_snapshot: [],
  load_balancer: ['errors', 'latency', 'outage'],
  // For a firewall, errors are dropped packets.
  firewall: ['errors'],
  cdn_distribution: ['errors', 'latency', 'outage'],
  dns_zone: ['errors', 'outage'],
}

/** True if an incident (of the given kind) overlaps a range. */
export function hasIncident(
  incidents: readonly IncidentRow[],
  from: number,
  to: number,
  kind?: IncidentKind,
): boolean {
  for (let i = 0; i < incidents.length; i++) {
    const it = incidents[i] as IncidentRow
    if (it.from < to && it.to > from && (kind === undefined || it.kind === kind)) return true
  }
  return false
}

/** Incident of this kind in progress; undefined if none. */
export function incidentAt(
  { incidents }: Pick<ResourceRow, 'incidents'>,
  kind: IncidentKind,
  time: number,
): IncidentRow | undefined {
  return incidents.find((it) => it.kind === kind && it.from <= time && time < it.to)
}

/** Time until an incident peaks, and again until it ends, as a share of its length. */
const RISE: Readonly<Record<IncidentKind, number>> = {
  cpu: 0.06,
  // A memory leak.
  memory: 0.35,
  disk: 0.4,
  latency: 0.1,
  // Immediate, so the totals of two adjacent ranges add up.
  errors: 0,
  outage: 0,
}

const MAX_FALL = 4 * MINUTE

/**
 * Severity of the stress, 0 to 1: mean over `span` milliseconds around `time`. Free for rows without incidents, which
 * are nearly all.
 */
export function stressAt(
  incidents: readonly IncidentRow[],
  kind: IncidentKind,
  time: number,
  span = 0,
): number {
  let stress = 0
  for (let i = 0; i < incidents.length; i++) {
    const it = incidents[i] as IncidentRow
    if (it.kind !== kind) continue
    // An instant is treated as a span of a millisecond.
    const half = Math.max(span, 1) / 2
    if (it.from >= time + half || it.to <= time - half) continue
    stress += peakStress(it) * ((areaUntil(it, time + half) - areaUntil(it, time - half)) / (2 * half))
  }
  return Math.min(1, stress)
}

/** Peak stress: lower for a warning than for a critical incident. */
function peakStress({ severity }: IncidentRow): number {
  return severity === 'critical' ? 1 : severity === 'warning' ? 0.85 : 0.6
}

/** Integral of an incident's stress from its start to a time, in milliseconds. */
function areaUntil({ kind, from, to }: IncidentRow, time: number): number {
  const x = Math.min(Math.max(time, from), to) - from
  const length = to - from
  const rise = RISE[kind] * length
  if (rise === 0) return x
  const fall = Math.min(MAX_FALL, length * 0.1)
  const climbed = Math.min(x, rise)
  const level = Math.max(0, Math.min(x, length - fall) - rise)
  const fallen = Math.max(0, x - (length - fall))
  return (climbed * climbed) / (2 * rise) + level + fallen - (fallen * fallen) / (2 * fall)
}

/** Time-weighted stress of a kind between two instants, in milliseconds at full stress. */
export function incidentTimeIn(
  incidents: readonly IncidentRow[],
  kind: IncidentKind,
  from: number,
  to: number,
): number {
  let sum = 0
  for (const it of incidents) {
    if (it.kind === kind) sum += peakStress(it) * overlap(it.from, it.to, from, to)
  }
  return sum
}

/** Moves a value toward its worst case in proportion to the stress. */
export function towardWorst(value: number, stress: number, worst: number): number {
  return stress === 0 ? value : value + stress * (Math.max(worst, value) - value)
}

/** The problem in one sentence, with the resource's current name. */
export function incidentSummary({ type, row }: Afflicted, kind: IncidentKind): string {
  return (SUMMARIES[type]?.[kind] ?? USUAL[kind])(resourceLabel(row))
}

interface Afflicted {
  readonly type: ResourceType
  readonly row: ResourceRow
}

type IncidentText = (name: string) => string

const USUAL: Readonly<Record<IncidentKind, IncidentText>> = {
  cpu: (name) => `CPU usage of ${name} is higher than usual.`,
  memory: (name) => `Memory usage of ${name} keeps growing.`,
  disk: (name) => `The disk of ${name} is filling up.`,
  errors: (name) => `${name} returns errors.`,
  latency: (name) => `${name} responds slowly.`,
  outage: (name) => `${name} isn’t responding.`,
}

const SUMMARIES: Partial<Record<ResourceType, Partial<Record<IncidentKind, IncidentText>>>> = {
  database: {
    cpu: (name) => `Queries cause high CPU usage on ${name}.`,
    latency: (name) => `Queries to ${name} are waiting for locks.`,
    outage: (name) => `${name} refuses connections.`,
  },
  volume: {
    disk: (name) => `${name} is filling up.`,
    latency: (name) => `Operations on ${name} take longer than usual.`,
  },
  load_balancer: {
    errors: (name) => `Targets of ${name} return errors.`,
    latency: (name) => `Targets of ${name} respond slowly.`,
    outage: (name) => `${name} can’t reach any of its targets.`,
  },
  firewall: { errors: (name) => `${name} denies far more packets than usual.` },
  cdn_distribution: {
    errors: (name) => `An origin of ${name} returns errors.`,
    latency: (name) => `Origins of ${name} respond slowly.`,
    outage: (name) => `No origin of ${name} is responding.`,
  },
  dns_zone: {
    errors: (name) => `${name} gets many queries for names that don’t exist.`,
    outage: (name) => `Few queries reach the name servers of ${name}.`,
  },
}
