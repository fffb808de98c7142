import assert from 'node:assert/strict'
import { bodyOf, problemOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { VM_STABLE_AFTER } from './support/vms.ts'
import {
  availableVolume,
  createVolume,
  findSnapshot,
  getVolume,
  takeSnapshot,
  volumeThatIs,
} from './support/volumes.ts'

export const volumeSnapshotCases: readonly ContractCase[] = [
  reaches('listVolumeSnapshots', '200', 'newest first, and of one volume', async (api) => {
    const response = await api.send('listVolumeSnapshots')
    const { items } = bodyOf(response)
    const times = items.map((it) => it.createdAt)
    assert.deepEqual(times, times.toSorted().reverse())
    const volumeId = items[0]?.volume.id ?? ''
    const own = bodyOf(await api.send('listVolumeSnapshots', { query: { volumeId } }))
    assert.equal(own.total, items.filter((it) => it.volume.id === volumeId).length)
    assert.equal((await getVolume(api, volumeId)).snapshotCount, own.total)
    return response
  }),

  reaches('createVolumeSnapshot', '202', 'is created while the volume stays in use', async (api) => {
    const { id, name, usedGb } = await volumeThatIs(api, 'attached')
    const response = await takeSnapshot(api, id)
    const { status, progressPercent, sizeGb, volume } = bodyOf(response)
    assert.deepEqual([status, progressPercent, sizeGb, volume], ['creating', 0, usedGb, { id, name }])
    await api.mocks.advance('PT5S')
    const half = await findSnapshot(api, 'a-copy')
    assert.ok(half && half.progressPercent > 0 && half.progressPercent < 100)
    assert.equal((await getVolume(api, id)).status, 'attached')
    await api.mocks.advance(VM_STABLE_AFTER)
    const done = await findSnapshot(api, 'a-copy')
    assert.deepEqual([done?.status, done?.progressPercent], ['available', 100])
    return response
  }),

  behaves('createVolumeSnapshot', 'a failed one stores and costs nothing', async (api) => {
    const { id } = await volumeThatIs(api, 'attached')
    await takeSnapshot(api, id, 'fail-copy')
    await api.mocks.advance(VM_STABLE_AFTER)
    const failed = await findSnapshot(api, 'fail-copy')
    assert.deepEqual([failed?.status, failed?.sizeGb, failed?.monthlyCost.amount], ['error', 0, 0])
  }),

  behaves('createVolumeSnapshot', 'remains after its volume is deleted', async (api) => {
    const { id, name } = await availableVolume(api)
    await takeSnapshot(api, id)
    await api.send('deleteVolume', { path: { volumeId: id } })
    await api.mocks.advance(VM_STABLE_AFTER)
    const snapshot = await findSnapshot(api, 'a-copy')
    assert.deepEqual([snapshot?.status, snapshot?.volume.name], ['available', name])
  }),

  behaves('createVolumeSnapshot', 'creates a volume with its data', async (api) => {
    const { id, region, sizeGb } = await volumeThatIs(api, 'attached')
    const { id: snapshotId, sizeGb: usedGb } = bodyOf(await takeSnapshot(api, id))
    const request = { region, sizeGb, snapshotId }
    assert.equal((await createVolume(api, request)).outcome, '422 unknown_reference', 'not finished yet')
    await api.mocks.advance(VM_STABLE_AFTER)
    const { id: volumeId } = bodyOf(await createVolume(api, request))
    const deleteSnapshot = () => api.send('deleteVolumeSnapshot', { path: { volumeSnapshotId: snapshotId } })
    assert.equal((await deleteSnapshot()).outcome, '409 invalid_state', 'not copied yet')
    await api.mocks.advance(VM_STABLE_AFTER)
    const volume = await getVolume(api, volumeId)
    assert.deepEqual(
      [volume.status, volume.usedGb, volume.sourceSnapshotId],
      ['available', usedGb, snapshotId],
    )
    assert.equal((await deleteSnapshot()).status, 204)
    assert.equal((await getVolume(api, volume.id)).sourceSnapshotId, snapshotId)
  }),

  reaches('createVolume', '422 region_mismatch', 'a snapshot of another region', async (api) => {
    const [snapshot] = bodyOf(await api.send('listVolumeSnapshots')).items
    assert.ok(snapshot)
    const region = snapshot.region === 'eu-west' ? 'us-east' : 'eu-west'
    return createVolume(api, { region, snapshotId: snapshot.id, sizeGb: snapshot.volumeSizeGb })
  }),

  reaches('createVolume', '422 size_too_small', 'smaller than the snapshot', async (api) => {
    const [snapshot] = bodyOf(await api.send('listVolumeSnapshots')).items
    assert.ok(snapshot)
    const response = await createVolume(api, { region: snapshot.region, snapshotId: snapshot.id, sizeGb: 10 })
    assert.equal(problemOf(response).errors?.[0]?.pointer, '/sizeGb')
    return response
  }),

  reaches('createVolumeSnapshot', '409 name_taken', 'of another snapshot', async (api) => {
    const [snapshot] = bodyOf(await api.send('listVolumeSnapshots')).items
    assert.ok(snapshot)
    return takeSnapshot(api, snapshot.volume.id, snapshot.name)
  }),

  reaches('createVolumeSnapshot', '409 invalid_state', 'of a volume that has failed', async (api) =>
    takeSnapshot(api, (await volumeThatIs(api, 'error')).id),
  ),

  reaches(
    'createVolumeSnapshot',
    '409 idempotency_key_reused',
    'an idempotency key used for another body',
    async (api) => {
      const { id } = await volumeThatIs(api, 'attached')
      const headers = { 'idempotency-key': 'request-00001' }
      await api.send('createVolumeSnapshot', { body: { volumeId: id, name: 'one' }, headers })
      return api.send('createVolumeSnapshot', { body: { volumeId: id, name: 'two' }, headers })
    },
  ),

  reaches('createVolumeSnapshot', '422 unknown_reference', 'an unknown volume', (api) =>
    takeSnapshot(api, 'vol_none'),
  ),

  reaches('deleteVolumeSnapshot', '204', 'deleted immediately', async (api) => {
    const [snapshot] = bodyOf(await api.send('listVolumeSnapshots')).items
    assert.ok(snapshot)
    const response = await api.send('deleteVolumeSnapshot', { path: { volumeSnapshotId: snapshot.id } })
    assert.equal(await findSnapshot(api, snapshot.name), undefined)
    return response
  }),

  reaches('deleteVolumeSnapshot', '409 invalid_state', 'while it is being created', async (api) => {
    const { id } = bodyOf(await takeSnapshot(api, (await volumeThatIs(api, 'attached')).id))
    return api.send('deleteVolumeSnapshot', { path: { volumeSnapshotId: id } })
  }),
]
