import type { ActivityRow, Transaction } from '../../db/index.ts'
import { cdnLife } from '../../world/life-cycles/cdn.ts'
import { containerLife } from '../../world/life-cycles/container.ts'
import { databaseLife } from '../../world/life-cycles/database.ts'
import { dnsZoneLife } from '../../world/life-cycles/dns.ts'
import { firewallLife } from '../../world/life-cycles/firewall.ts'
import { loadBalancerLife } from '../../world/life-cycles/load-balancer.ts'
import { vmLife } from '../../world/life-cycles/vm.ts'
import { volumeLife } from '../../world/life-cycles/volume.ts'
import { resourcesOf } from './resources.ts'

/** What there was at an instant of the past, read off the records of what was done. */
export interface Past {
  readonly resources: number
  /** Of them, those that had failed. */
  readonly failed: number
}

/** By whose outcome a resource is in a settled state or in `error`; anything else that is recorded leaves that alone. */
const CHANGES_STATE: ReadonlySet<string> = new Set(
  [
    vmLife,
    containerLife,
    databaseLife,
    volumeLife,
    loadBalancerLife,
    firewallLife,
    cdnLife,
    dnsZoneLife,
  ].flatMap(({ kind, actions }) => [
    `${kind.type}.failed`,
    ...Object.values<{ readonly past: string }>(actions).map(({ past }) => `${kind.type}.${past}`),
  ]),
)

export function pastOf(tx: Transaction, organisationId: string, at: number): Past {
  let resources = 0
  const failed = new Set<string>()
  for (const { row } of resourcesOf(tx, organisationId)) {
    if (row.createdAt > at) continue
    resources++
    // Nothing has become of it since.
    if (row.status === 'error' && row.updatedAt <= at) failed.add(row.id)
  }

  // Few are ever deleted, and few fail: only what was done to those is looked at closely.
  const deleted = new Set<string>()
  const failedOnce = new Set<string>()
  for (const activity of tx.activities.by('organisationId', organisationId)) {
    const { resourceId, resourceType, action, finishedAt, outcome } = activity
    if (resourceType === 'volume_snapshot' || finishedAt === null) continue
    if (finishedAt <= at) {
      if (isFailure(activity)) failedOnce.add(resourceId)
    } else if (outcome === 'succeeded' && action.endsWith('.deleted')) {
      deleted.add(resourceId)
    }
  }
  for (const id of deleted) if (!isBornAfter(tx.activities.by('resourceId', id), at)) resources++
  for (const id of failedOnce) if (hadFailed(tx.activities.by('resourceId', id), at)) failed.add(id)
  return { resources, failed: failed.size }
}

function isFailure({ action, outcome }: ActivityRow): boolean {
  return action.endsWith('.failed') || (outcome === 'failed' && CHANGES_STATE.has(action))
}

function isBornAfter(activities: readonly ActivityRow[], at: number): boolean {
  return activities.some(
    (it) => it.at > at && (it.action.endsWith('.created') || it.action.endsWith('.restored')),
  )
}

/** Whether the last change of a resource's state up to then was for the worse. */
function hadFailed(activities: readonly ActivityRow[], at: number): boolean {
  let last: ActivityRow | undefined
  for (const activity of activities) {
    const { finishedAt, action } = activity
    if (finishedAt === null || finishedAt > at || !CHANGES_STATE.has(action)) continue
    if (last === undefined || (last.finishedAt ?? 0) <= finishedAt) last = activity
  }
  return last !== undefined && isFailure(last)
}
