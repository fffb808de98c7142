import type { Health, HealthCounts } from '#src/api/generated/types.gen.ts'
import { compareNames } from '#src/domain/name-order.ts'
import { resourceLabel } from '#src/domain/resource-label.ts'
import type { IncidentRow, LoadBalancerRow } from '../../db/index.ts'
import { incidentSummary } from '../../world/incidents.ts'
import type { Subject } from '../../world/resource-definitions.ts'
import { summarizeTargets, type TargetSummary } from '../load-balancers/targets-of.ts'
import type { View } from '../shared/view.ts'

/** Current health and its reason. */
export interface Condition {
  readonly health: Health
  readonly reason: string | null
}

const HEALTHY: Condition = { health: 'healthy', reason: null }

/** Off on purpose. */
const OFF: readonly string[] = [
  'stopped',
  'stopping',
  'completed',
  'deleting',
  'creating',
  'available',
  'detaching',
]

export function isOff({ row }: Subject): boolean {
  return OFF.includes(row.status)
}

export function conditionOf(subject: Subject, view: View): Condition {
  const { type, row } = subject
  if (row.status === 'error')
    return { health: 'critical', reason: row.statusReason ?? `${resourceLabel(row)} has failed.` }
  if (isOff(subject)) return HEALTHY
  const incident = worstOf(row.incidents, view.now)
  if (incident !== undefined) {
    const reason = incidentSummary(subject, incident.kind)
    return { health: incident.severity === 'critical' ? 'critical' : 'warning', reason }
  }
  if (type !== 'load_balancer') return HEALTHY
  const summary = summarizeTargets(row as LoadBalancerRow, view)
  return summary.health === 'healthy' ? HEALTHY : { health: summary.health, reason: targetsReason(summary) }
}

function targetsReason({ counts: { total, healthy }, serving }: TargetSummary): string {
  if (total === 0) return 'It has no targets.'
  if (serving === 0 && healthy > 0) return 'No healthy target receives traffic.'
  return `${healthy} of ${total} ${total === 1 ? 'target is' : 'targets are'} healthy.`
}

/** Most severe incident in progress that affects health. */
function worstOf(incidents: readonly IncidentRow[], now: number): IncidentRow | undefined {
  let worst: IncidentRow | undefined
  for (const it of incidents) {
    if (it.severity === 'info' || now < it.from || it.to <= now) continue
    if (worst === undefined || it.severity === 'critical') worst = it
  }
  return worst
}

/** Worst health among counted resources. */
export function worstHealth({ warning, critical }: Pick<HealthCounts, 'warning' | 'critical'>): Health {
  if (critical > 0) return 'critical'
  return warning > 0 ? 'warning' : 'healthy'
}

const ORDER: readonly Health[] = ['critical', 'warning', 'healthy']

/** Order of resources by name. */
export function compareSubjects({ row: a }: NamedSubject, { row: b }: NamedSubject): number {
  return compareNames(a.name, b.name) || (a.id < b.id ? -1 : 1)
}

interface NamedSubject {
  readonly row: Pick<Subject['row'], 'id' | 'name'>
}

/** Critical before warning before healthy. */
export function worstFirst(a: Health, b: Health): number {
  return ORDER.indexOf(a) - ORDER.indexOf(b)
}
