import type { ActivityRow, VmRow, VolumeRow, VolumeSnapshotRow } from '../../db/index.ts'
import { firstDevice } from '../../handlers/volumes/attachment.ts'
import { DAY, SECOND } from '../../kernel/duration.ts'
import { tenths } from '../../kernel/rounding.ts'
import { UNATTACHED } from '../../world/volume-use.ts'
import { ActivityBuilder } from '../activity-builder.ts'
import { draw, type SeedBase } from '../base.ts'
import { plannedRow, withFailures } from '../planned.ts'
import { planOf, type ResourceSeed, type SeedTarget } from '../target.ts'
import { DEMO_VOLUMES, SECOND_TENANT_VOLUMES } from './demo.ts'
import { largeVolumes } from './large.ts'
import type { PlannedVolume } from './plan.ts'

interface VolumeRows {
  readonly volumes: VolumeRow[]
  readonly volumeSnapshots: VolumeSnapshotRow[]
  readonly activities: ActivityRow[]
}

export const volumeSeed: ResourceSeed = (base, target, { vms = [] }) => {
  const plan = planOf(target, {
    demo: withFailures(base, DEMO_VOLUMES),
    large: (count) => largeVolumes(base, vms, count),
    secondTenant: SECOND_TENANT_VOLUMES,
  })
  return volumeRows(base, target, vms, plan)
}

/** Volumes of a plan with their snapshots and activities. */
function volumeRows(
  base: SeedBase,
  { organization, actors }: SeedTarget,
  vms: readonly VmRow[],
  plan: readonly PlannedVolume[],
): VolumeRows {
  const vmsByName = new Map(vms.map((vm) => [vm.name, vm]))
  const devices = new Map<string, Set<string>>()
  const rows: VolumeRows = { volumes: [], volumeSnapshots: [], activities: [] }

  for (const planned of plan) {
    const common = plannedRow(base, organization, 'vol', planned)
    const vm = 'vm' in planned.place ? vmsByName.get(planned.place.vm) : undefined
    const region = 'region' in planned.place ? planned.place.region : vm?.region
    if (region === undefined) throw new Error(`${planned.name} is on a VM that the seed does not have.`)
    const volume: VolumeRow = {
      ...common,
      region,
      tags: [...planned.tags],
      deletionProtection: planned.deletionProtection ?? false,
      typeId: planned.typeId,
      sizeGb: planned.sizeGb,
      ...(vm === undefined ? UNATTACHED : attachmentTo(vm, common.updatedAt, devices)),
      usedGb: tenths(planned.filled * planned.sizeGb),
      usedAt: base.epoch,
      sourceSnapshotId: null,
    }
    rows.volumes.push(volume)

    const rng = draw(base, 'volume-history', volume.id)
    const activities = new ActivityBuilder(base, 'volume', volume)
    const { name, createdAt, updatedAt } = volume
    activities.add(
      'created',
      `Created ${name}`,
      rng.pick(actors),
      createdAt,
      createdAt + rng.int(4, 10) * SECOND,
    )
    if (vm !== undefined) {
      const startedAt = updatedAt - rng.int(3, 7) * SECOND
      activities.add('attached', `Attached ${name} to ${vm.name}`, rng.pick(actors), startedAt, updatedAt)
    }
    // Only a VM writes data.
    const wasThere = (it: VmRow) => it.region === region && it.createdAt <= createdAt
    const former = vms.find((it) => wasThere(it) && it.projectId === volume.projectId) ?? vms.find(wasThere)
    if (vm === undefined && volume.usedGb > 0 && former !== undefined) {
      const attachedAt = Math.round((createdAt + updatedAt) / 2)
      const hasFailed = volume.status === 'error'
      const detachedAt = hasFailed ? Math.round((attachedAt + updatedAt) / 2) : updatedAt
      const change = (past: string, summary: string, at: number, more = {}) =>
        activities.add(past, summary, rng.pick(actors), at - rng.int(3, 7) * SECOND, at, more)
      change('attached', `Attached ${name} to ${former.name}`, attachedAt)
      change('detached', `Detached ${name} from ${former.name}`, detachedAt)
      if (hasFailed) change('deleted', `Deleted ${name}`, updatedAt, { outcome: 'failed' })
    }
    for (const { ageDays, ...snapshot } of planned.snapshots ?? []) {
      const now = { status: 'available', sinceHours: ageDays * 24 } as const
      const row: VolumeSnapshotRow = {
        ...plannedRow(base, organization, 'snap', { ...snapshot, project: planned.project, ageDays, now }),
        region,
        volumeId: volume.id,
        volumeName: name,
        volumeSizeGb: volume.sizeGb,
        sizeGb: tenths(volume.usedGb * (1 - ageDays / 300)),
      }
      rows.volumeSnapshots.push(row)
      const summary = `Started the snapshot ${row.name} of ${name}`
      activities.add('snapshot_started', summary, rng.pick(actors), base.epoch - ageDays * DAY)
    }
    for (const activity of activities.activities) rows.activities.push(activity)
  }
  return rows
}

function attachmentTo(vm: VmRow, attachedAt: number, devices: Map<string, Set<string>>) {
  const taken = devices.get(vm.id) ?? new Set()
  devices.set(vm.id, taken)
  const device = firstDevice((it) => !taken.has(it))
  taken.add(device)
  return { vmId: vm.id, device, attachedAt }
}
