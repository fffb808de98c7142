import type { ResourceType } from '#src/domain/resource-type.ts'
import type { IncidentKind, IncidentRow, ResourceRow, Transaction } from '../db/index.ts'
import { MINUTE, overlap } from '../kernel/duration.ts'
import { findResource } from './resource-definitions.ts'

/*
 * What goes wrong in the world, and how far: each resource's row tells its incidents, and its figures bend by them. So
 * whatever reads a figure sees them, and nothing has to be switched on or off when one begins or ends.
 */

/** An incident and whose it is. */
export interface Incident extends IncidentRow {
  readonly resourceId: string
}

/**
 * What can go wrong with which type. A snapshot does nothing that could; what has no processor has no load, and what
 * answers nobody has neither errors nor latency.
 */
export const INCIDENT_KINDS_OF: Readonly<Record<ResourceType, readonly IncidentKind[]>> = {
  vm: ['cpu', 'memory', 'disk', 'outage'],
  container: ['cpu', 'memory', 'errors', 'latency', 'outage'],
  database: ['cpu', 'memory', 'disk', 'latency', 'outage'],
  volume: ['disk', 'latency'],
  volume_snapshot: [],
  load_balancer: ['errors', 'latency', 'outage'],
  // "Errors" of a firewall are packets that it turns away.
  firewall: ['errors'],
  cdn_distribution: ['errors', 'latency', 'outage'],
  dns_zone: ['errors', 'outage'],
}

/** A resource's incidents that reach into a range, oldest first. */
function incidentsIn({ id, incidents }: Troubled, from: number, to: number): Incident[] {
  if (incidents.length === 0) return []
  return incidents.filter((it) => it.from < to && it.to > from).map((it) => ({ ...it, resourceId: id }))
}

/** `incidentsIn` of a resource that is known by its id alone; none of one that there is not. */
export function incidentsOf(
  { tx }: { readonly tx: Transaction },
  resourceId: string,
  from: number,
  to: number,
): Incident[] {
  const found = findResource(tx, resourceId)
  return found === undefined ? [] : incidentsIn(found.row, from, to)
}

/** Whether any of them, or any of a kind, reaches into a range. */
export function isTroubled(
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

/** The one of this kind that is in progress; undefined when none is. */
export function incidentAt(
  { incidents }: Pick<Troubled, 'incidents'>,
  kind: IncidentKind,
  time: number,
): IncidentRow | undefined {
  return incidents.find((it) => it.kind === kind && it.from <= time && time < it.to)
}

type Troubled = Pick<ResourceRow, 'id' | 'incidents'>

/** How long it takes until it is as bad as it gets, as a part of its length, and how long until it is over. */
const RISE: Readonly<Record<IncidentKind, number>> = {
  cpu: 0.06,
  // A leak.
  memory: 0.35,
  disk: 0.4,
  latency: 0.1,
  // From one moment to the next: also so that sums over ranges that meet are the sum of both.
  errors: 0,
  outage: 0,
}

const LONGEST_FALL = 4 * MINUTE

/**
 * How bad something is, 0 to 1: the mean over `span` milliseconds around `time`. Nothing to compute for what has no
 * incidents, which is nearly everything.
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
    // The span of an instant is a millisecond, so that there is one way to look.
    const half = Math.max(span, 1) / 2
    if (it.from >= time + half || it.to <= time - half) continue
    stress += reach(it) * ((areaUntil(it, time + half) - areaUntil(it, time - half)) / (2 * half))
  }
  return Math.min(1, stress)
}

/** How bad it gets: a warning is less than everything. */
function reach({ severity }: IncidentRow): number {
  return severity === 'critical' ? 1 : severity === 'warning' ? 0.85 : 0.6
}

/** The area below an incident that rises, lasts and falls, from its begin to a time, in milliseconds. */
function areaUntil({ kind, from, to }: IncidentRow, time: number): number {
  const x = Math.min(Math.max(time, from), to) - from
  const length = to - from
  const rise = RISE[kind] * length
  if (rise === 0) return x
  const fall = Math.min(LONGEST_FALL, length * 0.1)
  const climbed = Math.min(x, rise)
  const level = Math.max(0, Math.min(x, length - fall) - rise)
  const fallen = Math.max(0, x - (length - fall))
  return (climbed * climbed) / (2 * rise) + level + fallen - (fallen * fallen) / (2 * fall)
}

/** How much of a kind of trouble there was from one instant to another, in milliseconds of the worst. */
export function incidentTimeIn(
  incidents: readonly IncidentRow[],
  kind: IncidentKind,
  from: number,
  to: number,
): number {
  let sum = 0
  for (const it of incidents) {
    if (it.kind === kind) sum += reach(it) * overlap(it.from, it.to, from, to)
  }
  return sum
}

/** A value on its way to what it is when something is as bad as it gets. */
export function bent(value: number, stress: number, worst: number): number {
  return stress === 0 ? value : value + stress * (Math.max(worst, value) - value)
}

/** What is wrong, in a sentence. */
export function incidentSummary(type: ResourceType, kind: IncidentKind, name: string): string {
  return (SUMMARIES[type]?.[kind] ?? USUAL[kind])(name)
}

type IncidentText = (name: string) => string

const USUAL: Readonly<Record<IncidentKind, IncidentText>> = {
  cpu: (name) => `The processors of ${name} are busier than usual.`,
  memory: (name) => `${name} uses more and more memory.`,
  disk: (name) => `The disk of ${name} is filling up.`,
  errors: (name) => `${name} answers with errors.`,
  latency: (name) => `${name} answers slowly.`,
  outage: (name) => `${name} does not answer.`,
}

const SUMMARIES: Partial<Record<ResourceType, Partial<Record<IncidentKind, IncidentText>>>> = {
  database: {
    cpu: (name) => `Queries keep the processors of ${name} busy.`,
    latency: (name) => `Queries to ${name} wait for locks.`,
    outage: (name) => `${name} refuses connections.`,
  },
  volume: {
    disk: (name) => `${name} is filling up.`,
    latency: (name) => `Operations on ${name} take longer than usual.`,
  },
  load_balancer: {
    errors: (name) => `Targets of ${name} answer with errors.`,
    latency: (name) => `Targets of ${name} answer slowly.`,
    outage: (name) => `${name} reaches none of its targets.`,
  },
  firewall: { errors: (name) => `${name} turns away far more packets than usual.` },
  cdn_distribution: {
    errors: (name) => `An origin of ${name} answers with errors.`,
    latency: (name) => `Origins of ${name} answer slowly.`,
    outage: (name) => `No origin of ${name} answers.`,
  },
  dns_zone: {
    errors: (name) => `Many queries for ${name} ask for names that do not exist.`,
    outage: (name) => `Few queries reach the name servers of ${name}.`,
  },
}
