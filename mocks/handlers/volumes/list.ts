import { sumMoney } from '#src/domain/price.ts'
import { foldCase } from '#src/domain/text-match.ts'
import { volumeLifeCycle } from '#src/domain/volume.ts'
import { snapshotMonthlyPrice } from '#src/domain/volume-catalog.ts'
import type { VolumeRow } from '../../db/index.ts'
import type { HandlersFor, QueryOf } from '../../engine/types.ts'
import { resourceDefinitions } from '../../world/resource-definitions.ts'
import { typeOf } from '../../world/volume-metrics.ts'
import {
  allOf,
  countsBy,
  equal,
  type ListRules,
  listPageWithTotals,
  oneOf,
  sumOfTenths,
} from '../shared/list.ts'
import { lookup } from '../shared/lookup.ts'
import { regionNameOf } from '../shared/region-name.ts'
import { searchText } from '../shared/search-text.ts'
import { monthlyCostOf, toVolume, usedGbOf, vmOf } from './to-volume.ts'

export const volumeListHandlers: HandlersFor<'listVolumes' | 'getVolumeSummary' | 'getVolume'> = {
  listVolumes(ctx) {
    const volumes = ctx.tx.volumes.by('organizationId', ctx.identity.organization.id)
    const { items, ...page } = listPageWithTotals(volumes, ctx.query, ctx, VOLUME_LIST, totalsOf)
    return { status: 200, body: { items: items.map((volume) => toVolume(volume, ctx)), ...page } }
  },

  getVolumeSummary(ctx) {
    const { tx, identity } = ctx
    const volumes = tx.volumes.by('organizationId', identity.organization.id)
    const snapshots = tx.volumeSnapshots.by('organizationId', identity.organization.id)
    return {
      status: 200,
      body: {
        total: volumes.length,
        byStatus: countsBy(volumes, volumeLifeCycle.statuses, (volume) => volume.status),
        sizeGb: totalsOf(volumes).sizeGb,
        usedGb: sumOfTenths(volumes, (volume) => usedGbOf(volume, ctx)),
        snapshots: snapshots.length,
        snapshotSizeGb: sumOfTenths(snapshots, (snapshot) => snapshot.sizeGb),
        monthlyCost: sumMoney([
          ...volumes.map(monthlyCostOf),
          ...snapshots.map((snapshot) => snapshotMonthlyPrice(snapshot.sizeGb)),
        ]),
      },
    }
  },

  getVolume(ctx) {
    return { status: 200, body: toVolume(lookup(resourceDefinitions.volume, ctx, ctx.path.volumeId), ctx) }
  },
}

const totalsOf = (volumes: readonly VolumeRow[]) => ({
  sizeGb: sumOfTenths(volumes, (volume) => volume.sizeGb),
  monthlyCost: sumMoney(volumes.map(monthlyCostOf)),
})

/** Searchable text of the volume itself. */
export const volumeText = searchText<VolumeRow>((volume) => [
  volume.name,
  volume.id,
  typeOf(volume).name,
  ...volume.tags,
])

export const VOLUME_LIST: ListRules<VolumeRow, QueryOf<'listVolumes'>> = {
  text: (volume, view) => {
    // Not part of the volume's cached text, since the VM may be renamed.
    const vm = vmOf(volume, view)
    return vm === undefined ? volumeText(volume) : `${volumeText(volume)}\n${foldCase(vm.name)}`
  },
  filters: {
    status: oneOf((volume) => volume.status),
    typeId: equal((volume) => volume.typeId),
    vmId: equal((volume) => volume.vmId),
    region: oneOf((volume) => volume.region),
    projectId: equal((volume) => volume.projectId),
    tag: allOf((volume) => volume.tags),
  },
  sort: (view) => ({
    name: 'name',
    status: 'status',
    type: (volume) => typeOf(volume).name,
    sizeGb: 'sizeGb',
    usedGb: (volume) => usedGbOf(volume, view),
    usedPercent: (volume) => usedGbOf(volume, view) / volume.sizeGb,
    iops: (volume) => typeOf(volume).iops,
    region: regionNameOf,
    createdAt: 'createdAt',
    monthlyCost: (volume) => monthlyCostOf(volume).amount,
  }),
}
