import type { Volume } from '#src/api/generated/types.gen.ts'
import { volumeMonthlyPrice } from '#src/domain/volume-catalog.ts'
import type { VmRow, VolumeRow } from '../../db/index.ts'
import { mutableCopy } from '../../kernel/freeze.ts'
import { iso } from '../../kernel/iso-time.ts'
import { lastReport } from '../../world/metrics.ts'
import { typeOf, volumeUsageAt } from '../../world/volume-metrics.ts'
import { attachedSince, inUseSince, usedGbAt } from '../../world/volume-use.ts'
import { memoizeSerializer } from '../shared/memoized-serializer.ts'
import type { View } from '../shared/view.ts'

export function vmOf({ vmId }: VolumeRow, { tx }: Pick<View, 'tx'>): Readonly<VmRow> | undefined {
  return vmId === null ? undefined : tx.vms.get(vmId)
}

/** Used GB as of the VM's last report, or of the detachment. */
export function usedGbOf(volume: VolumeRow, { seed, now }: Pick<View, 'seed' | 'now'>): number {
  const at = lastReport(attachedSince(volume), now)
  return at === null ? volume.usedGb : usedGbAt(seed, volume, at)
}

export function monthlyCostOf(volume: VolumeRow) {
  return volumeMonthlyPrice(typeOf(volume), volume.sizeGb)
}

function versionOf(volume: VolumeRow, view: View) {
  const vm = vmOf(volume, view)
  const snapshots = view.tx.volumeSnapshots.by('volumeId', volume.id).length
  const reported = lastReport(attachedSince(volume), view.now)
  return [reported, inUseSince(volume, vm), `${snapshots} ${vm?.name}`] as const
}

/** Serializes a row as the contract's `Volume`. */
export const toVolume = memoizeSerializer<VolumeRow, Volume>(versionOf, (volume, view) => {
  const { media, iops, throughputMbPerSecond } = typeOf(volume)
  const vm = vmOf(volume, view)
  const { device, attachedAt } = volume
  return {
    id: volume.id,
    name: volume.name,
    projectId: volume.projectId,
    tags: mutableCopy(volume.tags),
    deletionProtection: volume.deletionProtection,
    region: volume.region,
    typeId: volume.typeId,
    media,
    status: volume.status,
    statusReason: volume.statusReason,
    transition: volume.transition && { to: volume.transition.to, dueAt: iso(volume.transition.dueAt) },
    sizeGb: volume.sizeGb,
    usedGb: usedGbOf(volume, view),
    iops,
    throughputMbPerSecond,
    attachment:
      vm === undefined || device === null || attachedAt === null
        ? null
        : { vm: { id: vm.id, name: vm.name }, device, attachedAt: iso(attachedAt) },
    usage: volumeUsageAt(view.seed, volume, vm, view.now),
    snapshotCount: view.tx.volumeSnapshots.by('volumeId', volume.id).length,
    sourceSnapshotId: volume.sourceSnapshotId,
    monthlyCost: monthlyCostOf(volume),
    createdAt: iso(volume.createdAt),
    updatedAt: iso(volume.updatedAt),
  }
})
