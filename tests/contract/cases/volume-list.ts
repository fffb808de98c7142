import assert from 'node:assert/strict'
import type { Volume } from '#src/api/generated/types.gen.ts'
import { bodyOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { volumeThatIs } from './support/volumes.ts'

export const volumeListCases: readonly ContractCase[] = [
  reaches('listVolumes', '200', 'by name, with attachments', async (api) => {
    const response = await api.send('listVolumes', { query: { pageSize: 100 } })
    const { items, total } = bodyOf(response)
    assert.equal(items.length, total)
    for (const { status, attachment, usage } of items) {
      assert.equal(attachment !== null, status === 'attached')
      if (usage !== null) assert.equal(status, 'attached')
    }
    return response
  }),

  behaves('listVolumes', 'filters by state, type, VM, region and tag, and finds by the VM', async (api) => {
    const { attachment, typeId, region, tags, id } = await volumeThatIs(api, 'attached')
    assert.ok(attachment)
    const query = { status: ['attached', 'error'], typeId, vmId: attachment.vm.id, region, tag: tags }
    const { items } = bodyOf(await api.send('listVolumes', { query }))
    assert.ok(items.some((it) => it.id === id))
    assert.ok(items.every((it) => it.attachment?.vm.id === attachment.vm.id && it.typeId === typeId))
    const byVm = bodyOf(await api.send('listVolumes', { query: { q: attachment.vm.name } }))
    assert.ok(byVm.items.some((it) => it.id === id))
  }),

  behaves('listVolumes', 'sorts by each of its fields', async (api) => {
    for (const field of [
      'name',
      'status',
      'type',
      'sizeGb',
      'usedGb',
      'usedPercent',
      'iops',
      'region',
      'createdAt',
      'monthlyCost',
    ]) {
      const ids = async (sort: string) =>
        bodyOf(await api.send('listVolumes', { query: { sort, pageSize: 100 } })).items.map((it) => it.id)
      assert.deepEqual((await ids(field)).toSorted(), (await ids(`-${field}`)).toSorted())
    }
    const shares = {
      '-usedGb': ({ usedGb }: Volume) => usedGb,
      '-usedPercent': ({ usedGb, sizeGb }: Volume) => usedGb / sizeGb,
    }
    for (const [sort, share] of Object.entries(shares)) {
      const { items } = bodyOf(await api.send('listVolumes', { query: { sort, pageSize: 100 } }))
      const used = items.map(share)
      assert.deepEqual(
        used,
        used.toSorted((a, b) => b - a),
      )
    }
  }),

  reaches('getVolumeSummary', '200', 'matches the lists', async (api) => {
    const response = await api.send('getVolumeSummary')
    const summary = bodyOf(response)
    const { items } = bodyOf(await api.send('listVolumes', { query: { pageSize: 100 } }))
    const snapshots = bodyOf(await api.send('listVolumeSnapshots', { query: { pageSize: 100 } })).items
    assert.equal(summary.total, items.length)
    assert.equal(
      summary.sizeGb,
      items.reduce((sum, it) => sum + it.sizeGb, 0),
    )
    assert.equal(summary.snapshots, snapshots.length)
    assert.equal(
      summary.monthlyCost.amount,
      [...items, ...snapshots].reduce((sum, it) => sum + it.monthlyCost.amount, 0),
    )
    assert.equal(
      Object.values(summary.byStatus).reduce((sum, count) => sum + count, 0),
      items.length,
    )
    return response
  }),

  reaches('getVolumeCatalog', '200', 'types, faster ones more expensive', async (api) => {
    const response = await api.send('getVolumeCatalog')
    const { types } = bodyOf(response)
    const prices = types.map((it) => it.monthlyPricePerGb.amount)
    assert.deepEqual(
      prices,
      prices.toSorted((a, b) => a - b),
    )
    return response
  }),
]
