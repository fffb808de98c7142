import type { ActivityRow, Transaction } from '../../db/index.ts'
import { resourcesOf } from './resources.ts'

/** Number of resources at a past instant, computed from the activities. */
export function resourcesAt(tx: Transaction, organizationId: string, at: number): number {
  let resources = 0
  for (const { row } of resourcesOf(tx, organizationId)) if (row.createdAt <= at) resources++

  // Few resources are ever deleted, so only their activities are read.
  const deleted = new Set<string>()
  for (const activity of tx.activities.by('organizationId', organizationId)) {
    const { resourceId, resourceType, action, finishedAt, outcome } = activity
    if (resourceType === 'volume_snapshot' || finishedAt === null || finishedAt <= at) continue
    if (outcome === 'succeeded' && action.endsWith('.deleted')) deleted.add(resourceId)
  }
  for (const id of deleted) if (!wasCreatedAfter(tx.activities.by('resourceId', id), at)) resources++
  return resources
}

/** Number of alerts firing at a past instant. */
export function alertsAt(tx: Transaction, organizationId: string, at: number): number {
  return tx.alerts
    .by('organizationId', organizationId)
    .filter(({ firedAt, resolvedAt }) => isBy(firedAt, at) && !isBy(resolvedAt, at)).length
}

function isBy(time: number | null, at: number): boolean {
  return time !== null && time <= at
}

function wasCreatedAfter(activities: readonly ActivityRow[], at: number): boolean {
  return activities.some(
    (it) => it.at > at && (it.action.endsWith('.created') || it.action.endsWith('.restored')),
  )
}
