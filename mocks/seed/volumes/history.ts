import type { ActivityRow, Actor, VmRow, VolumeRow, VolumeSnapshotRow } from '../../db/index.ts'
import { SECOND } from '../../kernel/duration.ts'
import type { Rng } from '../../kernel/random.ts'
import { ActivityBuilder } from '../activity-builder.ts'
import { draw, type SeedBase } from '../base.ts'

interface Subject {
  readonly volume: VolumeRow
  readonly history: ActivityBuilder
  readonly rng: Rng
  readonly actors: readonly Actor[]
}

/**
 * Activities of a volume: its creation, use by a VM, and snapshots.
 *
 * @param vm the one that the volume is attached to; undefined for none
 * @param vms of the organization; one of them wrote the data of a detached volume
 */
export function historyOf(
  base: SeedBase,
  actors: readonly Actor[],
  volume: VolumeRow,
  snapshots: readonly VolumeSnapshotRow[],
  vm: VmRow | undefined,
  vms: readonly VmRow[],
): readonly ActivityRow[] {
  const history = new ActivityBuilder(base, 'volume', volume)
  const rng = draw(base, 'volume-history', volume.id)
  const { name, createdAt } = volume
  const creator = rng.pick(actors)
  history.add('created', `Created ${name}`, creator, createdAt, createdAt + rng.int(4, 10) * SECOND)
  const subject: Subject = { volume, history, rng, actors }
  if (vm !== undefined) addAttachment(subject, vm)
  else addFormerUse(subject, vms)
  for (const snapshot of snapshots) {
    const summary = `Started the snapshot ${snapshot.name} of ${name}`
    history.add('snapshot_started', summary, rng.pick(actors), snapshot.createdAt)
  }
  return history.activities
}

function addAttachment({ volume: { name, updatedAt }, history, rng, actors }: Subject, vm: VmRow): void {
  const startedAt = updatedAt - rng.int(3, 7) * SECOND
  history.add('attached', `Attached ${name} to ${vm.name}`, rng.pick(actors), startedAt, updatedAt)
}

/** Use of a detached volume by a VM of its time, since only a VM writes data; then a deletion, if it has failed. */
function addFormerUse({ volume, history, rng, actors }: Subject, vms: readonly VmRow[]): void {
  const { name, region, projectId, createdAt, updatedAt } = volume
  const wasThere = (it: VmRow) => it.region === region && it.createdAt <= createdAt
  const vm = vms.find((it) => wasThere(it) && it.projectId === projectId) ?? vms.find(wasThere)
  if (vm === undefined || volume.usedGb === 0) return
  const hasFailed = volume.status === 'error'
  const attachedAt = Math.round((createdAt + updatedAt) / 2)
  const detachedAt = hasFailed ? Math.round((attachedAt + updatedAt) / 2) : updatedAt
  const add = (past: string, summary: string, end: number, more = {}) =>
    history.add(past, summary, rng.pick(actors), end - rng.int(3, 7) * SECOND, end, more)
  add('attached', `Attached ${name} to ${vm.name}`, attachedAt)
  add('detached', `Detached ${name} from ${vm.name}`, detachedAt)
  if (hasFailed) add('deleted', `Deleted ${name}`, updatedAt, { outcome: 'failed' })
}
