import type { VolumeSnapshot } from '#src/api/generated/types.gen.ts'
import { type CheckResult, denied } from '#src/domain/check-result.ts'
import { sumMoney } from '#src/domain/price.ts'
import { volumeLifeCycle, volumeSnapshotLifeCycle } from '#src/domain/volume.ts'
import { snapshotMonthlyPrice } from '#src/domain/volume-catalog.ts'
import type { Transaction, VolumeSnapshotRow } from '../../db/index.ts'
import type { HandlersFor, QueryOf } from '../../engine/types.ts'
import { iso } from '../../kernel/iso-time.ts'
import { beginCreation } from '../../world/life-cycles/begin.ts'
import { volumeSnapshotLife } from '../../world/life-cycles/volume.ts'
import { resourceDefinitions } from '../../world/resource-definitions.ts'
import { actionContextOf, assertAllowed } from '../shared/actions.ts'
import { equal, type ListRules, listPageWithTotals, oneOf, sumOfTenths } from '../shared/list.ts'
import { lookup } from '../shared/lookup.ts'
import { checkNames } from '../shared/names.ts'
import { recordDone } from '../shared/record.ts'
import { inOrganization, reference, resolve } from '../shared/references.ts'
import { searchText } from '../shared/search-text.ts'
import type { View } from '../shared/view.ts'
import { usedGbOf } from './to-volume.ts'

const totalsOf = (snapshots: readonly VolumeSnapshotRow[]) => ({
  sizeGb: sumOfTenths(snapshots, ({ sizeGb }) => sizeGb),
  monthlyCost: sumMoney(snapshots.map(({ sizeGb }) => snapshotMonthlyPrice(sizeGb))),
})

export const volumeSnapshotHandlers: HandlersFor<
  'listVolumeSnapshots' | 'createVolumeSnapshot' | 'deleteVolumeSnapshot'
> = {
  listVolumeSnapshots(ctx) {
    const snapshots = ctx.tx.volumeSnapshots.by('organizationId', ctx.identity.organization.id)
    const { items, ...page } = listPageWithTotals(snapshots, ctx.query, ctx, SNAPSHOT_LIST, totalsOf)
    return { status: 200, body: { items: items.map((snapshot) => toSnapshot(snapshot, ctx)), ...page } }
  },

  createVolumeSnapshot(ctx) {
    const { tx, now, identity, body, random } = ctx
    const { volume } = resolve({
      volume: reference(
        inOrganization(tx.volumes.get(body.volumeId), ctx),
        '/volumeId',
        'This volume doesn’t exist. Choose another one.',
      ),
    })
    assertAllowed(volumeLifeCycle.can('snapshot', volume.status))
    checkNames(resourceDefinitions.volume_snapshot, ctx, [{ name: body.name, pointer: '/name' }])
    const snapshot = beginCreation(volumeSnapshotLife, actionContextOf(ctx), 'create', {
      id: random('snapshot').id('snap'),
      organizationId: identity.organization.id,
      projectId: volume.projectId,
      name: body.name,
      region: volume.region,
      volumeId: volume.id,
      volumeName: volume.name,
      volumeSizeGb: volume.sizeGb,
      sizeGb: usedGbOf(volume, ctx),
      createdAt: now,
    })
    const summary = `Started the snapshot ${body.name} of ${volume.name}`
    recordDone(ctx, 'volume', volume, 'snapshot_started', summary)
    return { status: 202, body: toSnapshot(snapshot, ctx) }
  },

  deleteVolumeSnapshot(ctx) {
    const snapshot = lookup(resourceDefinitions.volume_snapshot, ctx, ctx.path.volumeSnapshotId)
    assertAllowed(canDeleteSnapshot(ctx.tx, snapshot))
    ctx.tx.volumeSnapshots.remove(snapshot.id)
    recordDone(ctx, 'volume_snapshot', snapshot, 'deleted', `Deleted ${snapshot.name}`)
    return { status: 204 }
  },
}

/** A snapshot is kept while a volume is being created from it. */
export function canDeleteSnapshot(tx: Transaction, snapshot: VolumeSnapshotRow): CheckResult {
  const check = volumeSnapshotLifeCycle.can('delete', snapshot.status)
  const isRead = tx.volumes
    .by('organizationId', snapshot.organizationId)
    .some((it) => it.sourceSnapshotId === snapshot.id && it.status === 'creating')
  return !check.allowed || !isRead
    ? check
    : denied('A volume is being created from the snapshot. Try again when that has finished.')
}

export const snapshotText = searchText<VolumeSnapshotRow>(({ name, id, volumeName }) => [
  name,
  id,
  volumeName,
])

const SNAPSHOT_LIST: ListRules<VolumeSnapshotRow, QueryOf<'listVolumeSnapshots'>> = {
  text: snapshotText,
  filters: {
    volumeId: equal((snapshot) => snapshot.volumeId),
    region: oneOf((snapshot) => snapshot.region),
    projectId: equal((snapshot) => snapshot.projectId),
  },
  sort: () => ({
    name: 'name',
    createdAt: 'createdAt',
    sizeGb: 'sizeGb',
    monthlyCost: ({ sizeGb }) => snapshotMonthlyPrice(sizeGb).amount,
  }),
}

function toSnapshot(snapshot: VolumeSnapshotRow, { now }: Pick<View, 'now'>): VolumeSnapshot {
  const { transition } = snapshot
  return {
    id: snapshot.id,
    name: snapshot.name,
    projectId: snapshot.projectId,
    volume: { id: snapshot.volumeId, name: snapshot.volumeName },
    region: snapshot.region,
    status: snapshot.status,
    statusReason: snapshot.statusReason,
    transition: transition && { to: 'available', dueAt: iso(transition.dueAt) },
    progressPercent: progressOf(snapshot, now),
    volumeSizeGb: snapshot.volumeSizeGb,
    sizeGb: snapshot.sizeGb,
    monthlyCost: snapshotMonthlyPrice(snapshot.sizeGb),
    createdAt: iso(snapshot.createdAt),
    updatedAt: iso(snapshot.updatedAt),
  }
}

/** Progress in percent: linear from start to deadline. */
function progressOf({ status, transition }: VolumeSnapshotRow, now: number): number {
  if (transition === null) return status === 'available' ? 100 : 0
  const { startedAt, dueAt } = transition
  return Math.min(100, Math.max(0, Math.floor((100 * (now - startedAt)) / Math.max(1, dueAt - startedAt))))
}
