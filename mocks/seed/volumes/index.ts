import type { ActivityRow, VmRow, VolumeRow, VolumeSnapshotRow } from '../../db/index.ts'
import { firstDevice } from '../../handlers/volumes/attachment.ts'
import { tenths } from '../../kernel/rounding.ts'
import { UNATTACHED } from '../../world/volume-use.ts'
import type { SeedBase } from '../base.ts'
import { plannedRow, withFailures } from '../planned.ts'
import { planOf, type ResourceSeed, type SeedTarget } from '../target.ts'
import { DEMO_VOLUMES, SECOND_TENANT_VOLUMES } from './demo.ts'
import { historyOf } from './history.ts'
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
    const snapshots = (planned.snapshots ?? []).map(({ name, ageDays }): VolumeSnapshotRow => {
      const now = { status: 'available', sinceHours: ageDays * 24 } as const
      return {
        ...plannedRow(base, organization, 'snap', { name, project: planned.project, ageDays, now }),
        region,
        volumeId: volume.id,
        volumeName: volume.name,
        volumeSizeGb: volume.sizeGb,
        sizeGb: tenths(volume.usedGb * (1 - ageDays / 300)),
      }
    })
    rows.volumes.push(volume)
    rows.volumeSnapshots.push(...snapshots)
    rows.activities.push(...historyOf(base, actors, volume, snapshots, vm, vms))
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
