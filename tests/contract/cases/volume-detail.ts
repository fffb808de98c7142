import assert from 'node:assert/strict'
import { bodyOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { volumeThatIs } from './support/volumes.ts'

const MADE_UP_CURSOR = 'bm90LWEtY3Vyc29y'

export const volumeDetailCases: readonly ContractCase[] = [
  reaches('getVolume', '200', 'matches the list', async (api) => {
    const volume = await volumeThatIs(api, 'attached')
    const response = await api.send('getVolume', { path: { volumeId: volume.id } })
    assert.deepEqual(response.body, volume)
    return response
  }),

  reaches('updateVolume', '200', 'renames and tags, also in its snapshots', async (api) => {
    const { items } = bodyOf(await api.send('listVolumeSnapshots'))
    const [snapshot] = items
    assert.ok(snapshot)
    const body = { name: 'renamed', tags: ['a'] }
    const response = await api.send('updateVolume', { path: { volumeId: snapshot.volume.id }, body })
    const { name, tags } = bodyOf(response)
    assert.deepEqual({ name, tags }, body)
    const { items: after } = bodyOf(await api.send('listVolumeSnapshots', { query: { q: 'renamed' } }))
    assert.ok(after.some((it) => it.id === snapshot.id))
    return response
  }),

  reaches('updateVolume', '409 name_taken', 'of another volume', async (api) => {
    const { name } = await volumeThatIs(api, 'attached')
    const { id } = await volumeThatIs(api, 'available')
    return api.send('updateVolume', { path: { volumeId: id }, body: { name } })
  }),

  reaches('updateVolume', '409 invalid_state', 'while it is being deleted', async (api) => {
    const { id } = await volumeThatIs(api, 'available')
    await api.send('deleteVolume', { path: { volumeId: id } })
    return api.send('updateVolume', { path: { volumeId: id }, body: { tags: [] } })
  }),

  reaches('getVolumeMetrics', '200', 'the last hour of one in use', async (api) => {
    const { items } = bodyOf(await api.send('listVolumes', { query: { status: 'attached' } }))
    const volume = items.find((it) => it.usage !== null)
    assert.ok(volume)
    const response = await api.send('getVolumeMetrics', { path: { volumeId: volume.id } })
    const { series } = bodyOf(response)
    assert.deepEqual(
      series.map((it) => it.metric),
      [
        'storage',
        'storage_free',
        'read_operations',
        'write_operations',
        'disk_read',
        'disk_write',
        'latency',
      ],
    )
    for (const { metric, values } of series)
      assert.ok(
        values.every((value) => value !== null),
        metric,
      )
    return response
  }),

  behaves('getVolumeMetrics', 'is null while no running VM uses it', async (api) => {
    const { items } = bodyOf(await api.send('listVolumes'))
    const unused = items.filter((it) => it.usage === null)
    assert.ok(unused.length > 0, 'every volume is in use')
    for (const { id } of unused) {
      const { series } = bodyOf(await api.send('getVolumeMetrics', { path: { volumeId: id } }))
      // A VM that failed within the hour used it until then.
      assert.equal(series[0]?.values.at(-1), null)
    }
  }),

  reaches('getVolumeMetrics', '400 invalid_range', 'a range that ends before it begins', async (api) => {
    const { id } = await volumeThatIs(api, 'attached')
    const query = { from: '2026-03-02T09:00:00Z', to: '2026-03-01T09:00:00Z' }
    return api.send('getVolumeMetrics', { path: { volumeId: id }, query })
  }),

  reaches('listVolumeActivity', '200', 'activities, newest first', async (api) => {
    const { id, name } = await volumeThatIs(api, 'attached')
    await api.send('detachVolume', { path: { volumeId: id } })
    const response = await api.send('listVolumeActivity', { path: { volumeId: id } })
    const [last] = bodyOf(response).items
    assert.ok(last?.summary.startsWith(`Detached ${name} from `))
    return response
  }),

  reaches('listVolumeActivity', '400 invalid_cursor', 'an unknown cursor', async (api) => {
    const { id } = await volumeThatIs(api, 'attached')
    return api.send('listVolumeActivity', { path: { volumeId: id }, query: { cursor: MADE_UP_CURSOR } })
  }),
]
