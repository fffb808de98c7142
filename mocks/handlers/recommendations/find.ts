import { gigabytes } from '#src/domain/quantity.ts'
import { resourceLabel } from '#src/domain/resource-label.ts'
import type { ResourceType } from '#src/domain/resource-type.ts'
import type {
  ActivityRow,
  ContainerRow,
  DatabaseRow,
  LoadBalancerRow,
  ResourceRow,
  Transaction,
  VmRow,
  VolumeRow,
  VolumeSnapshotRow,
} from '../../db/index.ts'
import { DAY, HOUR } from '../../kernel/duration.ts'
import { tenths } from '../../kernel/rounding.ts'
import { onTimes } from '../../world/up-times.ts'
import { isProtected } from '../shared/deletion-protection.ts'
import { type Advice, type AdviceInput, describeDuration, recommend, resourcesOf } from './advice.ts'
import { recommendForVm } from './vms.ts'

/** Time a state must last before it leads to a recommendation. */
const OFF_FOR = 2 * DAY
const FAILED_FOR = DAY
const UNATTACHED_FOR = 7 * DAY
const SNAPSHOT_AGE = 14 * DAY
const WITHOUT_TARGETS_FOR = 7 * DAY

/** All recommendations, highest savings first; at most one for each resource. */
export function findAdvice(input: AdviceInput): Advice[] {
  const found: Advice[] = []
  for (const { definition, row } of resourcesOf(input)) {
    const advice = adviseOn(input, definition.type, row)
    if (advice === null || advice.savings.amount <= 0) continue
    if (advice.action === 'delete' && isProtected(row)) continue
    found.push(advice)
  }
  return found.sort(
    (a, b) => b.savings.amount - a.savings.amount || compare(a.row.name, b.row.name) || compare(a.id, b.id),
  )
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function adviseOn(input: AdviceInput, type: ResourceType, row: ResourceRow): Advice | null {
  if (row.transition?.to === 'deleted') return null
  if (row.status === 'error') return failed(input, type, row)
  switch (type) {
    case 'vm':
      return switchedOff(input, type, row as VmRow) ?? recommendForVm(input, row as VmRow)
    case 'container':
      return switchedOff(input, type, row as ContainerRow)
    case 'database':
      return switchedOff(input, type, row as DatabaseRow)
    case 'volume':
      return unattached(input, row as VolumeRow)
    case 'volume_snapshot':
      return oldSnapshot(input, row as VolumeSnapshotRow)
    case 'load_balancer':
      return withoutTargets(input, row as LoadBalancerRow)
    default:
      return null
  }
}

const NOUNS: Readonly<Record<ResourceType, string>> = {
  vm: 'VM',
  container: 'container',
  database: 'database',
  volume: 'volume',
  volume_snapshot: 'snapshot',
  load_balancer: 'load balancer',
  firewall: 'firewall',
  cdn_distribution: 'distribution',
  dns_zone: 'zone',
}

function failed({ tx, seed, now }: AdviceInput, type: ResourceType, row: ResourceRow): Advice | null {
  const failedAt = lastEnd(tx, row, (it) => it.outcome === 'failed' || it.action === `${type}.failed`)
  const since = now - (failedAt ?? row.updatedAt)
  if (since < FAILED_FOR) return null
  return recommend(seed, {
    kind: 'failed',
    type,
    row,
    action: 'delete',
    title: `Delete the failed ${NOUNS[type]} ${resourceLabel(row)}`,
    description: `${resourceLabel(row)} has been in error for ${describeDuration(since)}, and you’re still billed for it.`,
    findings: [
      { label: 'In error for', value: describeDuration(since) },
      ...(row.statusReason === null ? [] : [{ label: 'Why', value: truncate(row.statusReason, 120) }]),
    ],
  })
}

const OFF: readonly string[] = ['stopped', 'completed']

function switchedOff(
  { tx, seed, now }: AdviceInput,
  type: 'vm' | 'container' | 'database',
  row: VmRow | ContainerRow | DatabaseRow,
): Advice | null {
  if (!OFF.includes(row.status)) return null
  const since = now - (onTimes(tx, type, row).at(-1)?.to ?? row.updatedAt)
  if (since < OFF_FOR) return null
  const isDone = row.status === 'completed'
  return recommend(seed, {
    kind: 'switched_off',
    type,
    row,
    action: 'delete',
    title: `Delete the ${isDone ? 'completed job' : `stopped ${NOUNS[type]}`} ${resourceLabel(row)}`,
    description: `${resourceLabel(row)} has ${isDone ? 'been completed' : 'been stopped'} for ${describeDuration(since)}, and you’re still billed for it.`,
    findings: [{ label: isDone ? 'Completed for' : 'Stopped for', value: describeDuration(since) }],
  })
}

function unattached({ tx, seed, now }: AdviceInput, volume: VolumeRow): Advice | null {
  // Any other change also counts as use.
  if (volume.status !== 'available' || now - volume.updatedAt < UNATTACHED_FOR) return null
  const detachedAt = lastEnd(tx, volume, ({ action }) => action === 'volume.detached')
  const since = now - (detachedAt ?? volume.updatedAt)
  return recommend(seed, {
    kind: 'unattached_volume',
    type: 'volume',
    row: volume,
    action: 'delete',
    title: `Delete the unattached volume ${volume.name}`,
    description: `${volume.name} hasn’t been attached to a VM for ${describeDuration(since)}. To keep its data for less, take a snapshot first.`,
    findings: [
      { label: 'Unattached for', value: describeDuration(since) },
      { label: 'Used', value: `${tenths(volume.usedGb)} of ${gigabytes(volume.sizeGb)}` },
    ],
  })
}

function oldSnapshot({ tx, seed, now }: AdviceInput, snapshot: VolumeSnapshotRow): Advice | null {
  const age = now - snapshot.createdAt
  if (snapshot.status !== 'available' || age < SNAPSHOT_AGE) return null
  const newer = tx.volumeSnapshots
    .by('volumeId', snapshot.volumeId)
    .filter((it) => it.status === 'available' && it.createdAt > snapshot.createdAt)
  const [newest] = newer.sort((a, b) => b.createdAt - a.createdAt)
  if (newest === undefined) return null
  return recommend(seed, {
    kind: 'old_snapshot',
    type: 'volume_snapshot',
    row: snapshot,
    action: 'delete',
    title: `Delete the old snapshot ${snapshot.name}`,
    description: `${snapshot.name} is ${describeDuration(age)} old, and there is a newer snapshot of ${snapshot.volumeName}: ${newest.name}.`,
    findings: [
      { label: 'Age', value: describeDuration(age) },
      {
        label: 'Newer snapshot',
        value: `${newest.name}, ${describeDuration(Math.max(HOUR, now - newest.createdAt))} old`,
      },
    ],
  })
}

function withoutTargets({ tx, seed, now }: AdviceInput, row: LoadBalancerRow): Advice | null {
  if (row.status !== 'active' || tx.loadBalancerTargets.by('loadBalancerId', row.id).length > 0) return null
  const removedAt = lastEnd(tx, row, ({ action }) => action === 'load_balancer.target_removed')
  const since = now - (removedAt ?? row.activeSince ?? row.updatedAt)
  if (since < WITHOUT_TARGETS_FOR) return null
  return recommend(seed, {
    kind: 'no_targets',
    type: 'load_balancer',
    row,
    action: 'delete',
    title: `Delete the load balancer ${row.name}, which has no targets`,
    description: `${row.name} has had no targets for ${describeDuration(since)}.`,
    findings: [{ label: 'Without targets for', value: describeDuration(since) }],
  })
}

/** End of the latest of these activities; null if there are none. */
function lastEnd(tx: Transaction, { id }: ResourceRow, isOne: (it: ActivityRow) => boolean): number | null {
  const ends = tx.activities
    .by('resourceId', id)
    .filter(isOne)
    .flatMap(({ finishedAt }) => finishedAt ?? [])
  return ends.length === 0 ? null : Math.max(...ends)
}

function truncate(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1)}…`
}
