import assert from 'node:assert/strict'
import { bodyOf, problemOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { runningVm, stoppedVm, UNTIL_SETTLED, vmThatIs } from './support/vms.ts'
import { attach, availableVolume, getVolume, orderVolume, volumeThatIs } from './support/volumes.ts'

const MADE_UP_CURSOR = 'bm90LWEtY3Vyc29y'
const pointers = (answer: Parameters<typeof problemOf>[0]) =>
  problemOf(answer)
    .errors?.map((error) => error.pointer)
    .sort()

export const volumeCases: readonly ContractCase[] = [
  reaches('listVolumes', '200', 'by name, with what is attached to what', async (api) => {
    const answer = await api.send('listVolumes', { query: { pageSize: 100 } })
    const { items, total } = bodyOf(answer)
    assert.equal(items.length, total)
    for (const { status, attachment, usage } of items) {
      assert.equal(attachment !== null, status === 'attached')
      if (usage !== null) assert.equal(status, 'attached')
    }
    return answer
  }),

  behaves(
    'listVolumes',
    'filters by state, type, machine, region and tag, and finds by the machine',
    async (api) => {
      const { attachment, typeId, region, tags, id } = await volumeThatIs(api, 'attached')
      assert.ok(attachment)
      const query = { status: ['attached', 'error'], typeId, vmId: attachment.vm.id, region, tag: tags }
      const { items } = bodyOf(await api.send('listVolumes', { query }))
      assert.ok(items.some((it) => it.id === id))
      assert.ok(items.every((it) => it.attachment?.vm.id === attachment.vm.id && it.typeId === typeId))
      const byMachine = bodyOf(await api.send('listVolumes', { query: { q: attachment.vm.name } }))
      assert.ok(byMachine.items.some((it) => it.id === id))
    },
  ),

  behaves('listVolumes', 'sorts by each of its fields', async (api) => {
    for (const field of [
      'name',
      'status',
      'type',
      'sizeGb',
      'usedGb',
      'iops',
      'region',
      'createdAt',
      'monthlyCost',
    ]) {
      const ids = async (sort: string) =>
        bodyOf(await api.send('listVolumes', { query: { sort, pageSize: 100 } })).items.map((it) => it.id)
      assert.deepEqual((await ids(field)).toSorted(), (await ids(`-${field}`)).toSorted())
    }
    const { items } = bodyOf(await api.send('listVolumes', { query: { sort: '-usedGb', pageSize: 100 } }))
    const used = items.map((it) => it.usedGb)
    assert.deepEqual(
      used,
      used.toSorted((a, b) => b - a),
    )
  }),

  reaches('getVolumeSummary', '200', 'sums up what the lists show', async (api) => {
    const answer = await api.send('getVolumeSummary')
    const summary = bodyOf(answer)
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
    return answer
  }),

  reaches('getVolumeCatalogue', '200', 'types, faster ones dearer', async (api) => {
    const answer = await api.send('getVolumeCatalogue')
    const { types } = bodyOf(answer)
    const prices = types.map((it) => it.monthlyPricePerGb.amount)
    assert.deepEqual(
      prices,
      prices.toSorted((a, b) => a - b),
    )
    return answer
  }),

  reaches('createVolume', '202', 'an empty volume, available a little later', async (api) => {
    const answer = await orderVolume(api, { sizeGb: 50, tags: ['env:test'] })
    const { id, status, transition, usedGb, monthlyCost } = bodyOf(answer)
    assert.deepEqual([status, transition?.to, usedGb, monthlyCost.amount], ['creating', 'available', 0, 500])
    await api.mocks.advance(UNTIL_SETTLED)
    assert.equal((await getVolume(api, id)).status, 'available')
    return answer
  }),

  behaves('createVolume', 'a name that begins with fail- ends in error, and can be deleted', async (api) => {
    const { id, status, statusReason } = await availableVolume(api, { name: 'fail-now' })
    assert.equal(status, 'error')
    assert.ok(statusReason)
    bodyOf(await api.send('deleteVolume', { path: { volumeId: id } }))
    await api.mocks.advance(UNTIL_SETTLED)
    assert.equal((await api.send('getVolume', { path: { volumeId: id } })).outcome, '404 not_found')
  }),

  reaches('createVolume', '409 name_taken', 'points at the name', async (api) => {
    const { name } = await volumeThatIs(api, 'attached')
    const answer = await orderVolume(api, { name })
    assert.deepEqual(pointers(answer), ['/name'])
    return answer
  }),

  reaches('createVolume', '409 quota_exceeded', 'more storage than is left', async (api) => {
    await orderVolume(api, { sizeGb: 16_384 })
    const answer = await orderVolume(api, { name: 'one-more', sizeGb: 16_384 })
    assert.deepEqual(pointers(answer), ['/sizeGb'])
    return answer
  }),

  reaches('createVolume', '409 idempotency_key_reused', 'one key for two orders', async (api) => {
    const headers = { 'idempotency-key': 'order-00001' }
    await orderVolume(api, {}, headers)
    return orderVolume(api, { name: 'another' }, headers)
  }),

  reaches('createVolume', '422 validation_failed', 'names every wrong field', async (api) => {
    const answer = await orderVolume(api, { name: 'Not OK', sizeGb: 9 })
    assert.deepEqual(pointers(answer), ['/name', '/sizeGb'])
    return answer
  }),

  reaches('createVolume', '422 unknown_reference', 'names everything that does not exist', async (api) => {
    const answer = await orderVolume(api, {
      typeId: 'voltype_none',
      snapshotId: 'snap_none',
      projectId: 'prj_none',
    })
    assert.deepEqual(pointers(answer), ['/projectId', '/snapshotId', '/typeId'])
    return answer
  }),

  reaches('getVolume', '200', 'as the list shows it', async (api) => {
    const volume = await volumeThatIs(api, 'attached')
    const answer = await api.send('getVolume', { path: { volumeId: volume.id } })
    assert.deepEqual(answer.body, volume)
    return answer
  }),

  reaches(
    'updateVolume',
    '200',
    'renames and tags, and its snapshots know it by the new name',
    async (api) => {
      const { items } = bodyOf(await api.send('listVolumeSnapshots'))
      const [snapshot] = items
      assert.ok(snapshot)
      const body = { name: 'renamed', tags: ['a'] }
      const answer = await api.send('updateVolume', { path: { volumeId: snapshot.volume.id }, body })
      const { name, tags } = bodyOf(answer)
      assert.deepEqual({ name, tags }, body)
      const { items: after } = bodyOf(await api.send('listVolumeSnapshots', { query: { q: 'renamed' } }))
      assert.ok(after.some((it) => it.id === snapshot.id))
      return answer
    },
  ),

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

  reaches(
    'attachVolume',
    '202',
    'to a running machine of its region, under a device of its own',
    async (api) => {
      const vm = await runningVm(api)
      const [first, second] = [
        await availableVolume(api, { name: 'one' }),
        await availableVolume(api, { name: 'two' }),
      ]
      assert.equal((await attach(api, first.id, vm.id)).attachment?.device, '/dev/vdb')
      const answer = await api.send('attachVolume', { path: { volumeId: second.id }, body: { vmId: vm.id } })
      const { status, attachment, transition, usage } = bodyOf(answer)
      assert.deepEqual([status, transition?.to, usage], ['attaching', 'attached', null])
      assert.equal(attachment?.device, '/dev/vdc')
      await api.mocks.advance(UNTIL_SETTLED)
      const attached = await getVolume(api, second.id)
      assert.equal(attached.status, 'attached')
      assert.equal(attached.attachment?.attachedAt, transition?.dueAt)
      assert.ok(attached.usage)
      return answer
    },
  ),

  behaves(
    'attachVolume',
    'is of no use while its machine is off, and free when the machine is gone',
    async (api) => {
      const vm = await runningVm(api)
      const volume = await attach(api, (await availableVolume(api)).id, vm.id)
      await api.send('stopVm', { path: { vmId: vm.id } })
      await api.mocks.advance(UNTIL_SETTLED)
      const { status, usage } = await getVolume(api, volume.id)
      assert.deepEqual([status, usage], ['attached', null])
      const { items } = bodyOf(await api.send('listDependents', { path: { resourceId: vm.id } }))
      assert.deepEqual(
        items.map(({ id, effect }) => [id, effect]),
        [[volume.id, 'detaches']],
      )
      await api.send('deleteVm', { path: { vmId: vm.id } })
      await api.mocks.advance(UNTIL_SETTLED)
      const freed = await getVolume(api, volume.id)
      assert.deepEqual([freed.status, freed.attachment], ['available', null])
    },
  ),

  reaches('attachVolume', '409 invalid_state', 'one that is attached already', async (api) => {
    const { id } = await volumeThatIs(api, 'attached')
    const vm = await vmThatIs(api, 'running')
    const answer = await api.send('attachVolume', { path: { volumeId: id }, body: { vmId: vm.id } })
    assert.equal(problemOf(answer).detail, 'The volume is attached already. Detach it first.')
    return answer
  }),

  reaches('attachVolume', '409 vm_not_running', 'a machine that is stopped', async (api) => {
    const vm = await stoppedVm(api)
    const { id } = await availableVolume(api)
    const answer = await api.send('attachVolume', { path: { volumeId: id }, body: { vmId: vm.id } })
    assert.match(problemOf(answer).detail, /is stopped/)
    return answer
  }),

  reaches('attachVolume', '409 attachment_limit_reached', 'a machine that has sixteen', async (api) => {
    await api.mocks.scenario({ lifecycle: { durationFactor: 0 } })
    const vm = await runningVm(api)
    for (let number = 1; number <= 16; number += 1) {
      const { id } = bodyOf(await orderVolume(api, { name: `number-${number}`, sizeGb: 10 }))
      bodyOf(await api.send('attachVolume', { path: { volumeId: id }, body: { vmId: vm.id } }))
    }
    const { id } = bodyOf(await orderVolume(api, { name: 'number-17', sizeGb: 10 }))
    return api.send('attachVolume', { path: { volumeId: id }, body: { vmId: vm.id } })
  }),

  reaches('attachVolume', '422 unknown_reference', 'a machine that there is not', async (api) => {
    const { id } = await volumeThatIs(api, 'available')
    return api.send('attachVolume', { path: { volumeId: id }, body: { vmId: 'vm_none' } })
  }),

  reaches('attachVolume', '422 region_mismatch', 'a machine of another region', async (api) => {
    const vm = await runningVm(api, { region: 'eu-west' })
    const { id } = await availableVolume(api)
    const answer = await api.send('attachVolume', { path: { volumeId: id }, body: { vmId: vm.id } })
    assert.deepEqual(pointers(answer), ['/vmId'])
    return answer
  }),

  reaches('detachVolume', '202', 'available a little later, with what is on it', async (api) => {
    const { id, usedGb } = await volumeThatIs(api, 'attached')
    const answer = await api.send('detachVolume', { path: { volumeId: id } })
    assert.equal(bodyOf(answer).status, 'detaching')
    assert.ok(bodyOf(answer).attachment)
    await api.mocks.advance('P1D')
    const { status, attachment, ...after } = await getVolume(api, id)
    assert.deepEqual([status, attachment], ['available', null])
    await api.mocks.advance('P9D')
    assert.equal((await getVolume(api, id)).usedGb, after.usedGb, 'nothing writes to it')
    assert.ok(Math.abs(after.usedGb - usedGb) < 1)
    return answer
  }),

  reaches('detachVolume', '409 invalid_state', 'one that is not attached', async (api) => {
    const { id } = await volumeThatIs(api, 'available')
    return api.send('detachVolume', { path: { volumeId: id } })
  }),

  reaches('growVolume', '202', 'larger and dearer when it has settled', async (api) => {
    const before = await volumeThatIs(api, 'attached')
    const sizeGb = before.sizeGb * 2
    const answer = await api.send('growVolume', { path: { volumeId: before.id }, body: { sizeGb } })
    const growing = bodyOf(answer)
    assert.deepEqual([growing.status, growing.sizeGb], ['resizing', before.sizeGb])
    await api.mocks.advance(UNTIL_SETTLED)
    const after = await getVolume(api, before.id)
    assert.deepEqual(
      [after.status, after.sizeGb, after.monthlyCost.amount],
      ['attached', sizeGb, 2 * before.monthlyCost.amount],
    )
    assert.ok(Math.abs(after.usedGb - before.usedGb) < 1, 'what is on it does not grow with it')
    return answer
  }),

  reaches('growVolume', '409 invalid_state', 'one that has failed', async (api) => {
    const { id } = await volumeThatIs(api, 'error')
    return api.send('growVolume', { path: { volumeId: id }, body: { sizeGb: 1000 } })
  }),

  reaches('growVolume', '409 quota_exceeded', 'beyond the quota', async (api) => {
    await orderVolume(api, { sizeGb: 16_384 })
    const { id } = await volumeThatIs(api, 'attached')
    const answer = await api.send('growVolume', { path: { volumeId: id }, body: { sizeGb: 16_384 } })
    assert.deepEqual(pointers(answer), ['/sizeGb'])
    return answer
  }),

  reaches('growVolume', '422 size_too_small', 'the same size is no growth', async (api) => {
    const { id, sizeGb } = await volumeThatIs(api, 'available')
    return api.send('growVolume', { path: { volumeId: id }, body: { sizeGb } })
  }),

  reaches('deleteVolume', '202', 'gone a little later', async (api) => {
    const { id } = await volumeThatIs(api, 'available')
    const answer = await api.send('deleteVolume', { path: { volumeId: id } })
    assert.equal(bodyOf(answer).transition?.to, 'deleted')
    await api.mocks.advance(UNTIL_SETTLED)
    assert.equal((await api.send('getVolume', { path: { volumeId: id } })).status, 404)
    return answer
  }),

  reaches('deleteVolume', '409 invalid_state', 'one that is attached', async (api) => {
    const { id } = await volumeThatIs(api, 'attached')
    const answer = await api.send('deleteVolume', { path: { volumeId: id } })
    assert.equal(problemOf(answer).detail, 'The volume is attached. Detach it first.')
    return answer
  }),

  reaches('getVolumeMetrics', '200', 'the last hour of one in use', async (api) => {
    const { items } = bodyOf(await api.send('listVolumes', { query: { status: 'attached' } }))
    const volume = items.find((it) => it.usage !== null)
    assert.ok(volume)
    const answer = await api.send('getVolumeMetrics', { path: { volumeId: volume.id } })
    const { series } = bodyOf(answer)
    assert.deepEqual(
      series.map((it) => it.metric),
      ['storage', 'read_operations', 'write_operations', 'disk_read', 'disk_write', 'latency'],
    )
    for (const { metric, values } of series)
      assert.ok(
        values.every((value) => value !== null),
        metric,
      )
    return answer
  }),

  behaves('getVolumeMetrics', 'has none while the volume is attached to nothing that runs', async (api) => {
    const { items } = bodyOf(await api.send('listVolumes'))
    for (const { id } of items.filter((it) => it.usage === null)) {
      const { series } = bodyOf(await api.send('getVolumeMetrics', { path: { volumeId: id } }))
      // One that failed within the hour was in use until then.
      assert.equal(series[0]?.values.at(-1), null)
    }
  }),

  reaches('getVolumeMetrics', '400 invalid_range', 'a range that ends before it begins', async (api) => {
    const { id } = await volumeThatIs(api, 'attached')
    const query = { from: '2026-03-02T09:00:00Z', to: '2026-03-01T09:00:00Z' }
    return api.send('getVolumeMetrics', { path: { volumeId: id }, query })
  }),

  reaches('listVolumeActivity', '200', 'what was done, newest first', async (api) => {
    const { id, name } = await volumeThatIs(api, 'attached')
    await api.send('detachVolume', { path: { volumeId: id } })
    const answer = await api.send('listVolumeActivity', { path: { volumeId: id } })
    const [last] = bodyOf(answer).items
    assert.ok(last?.summary.startsWith(`Detached ${name} from `))
    return answer
  }),

  reaches('listVolumeActivity', '400 invalid_cursor', 'a cursor of nobody', async (api) => {
    const { id } = await volumeThatIs(api, 'attached')
    return api.send('listVolumeActivity', { path: { volumeId: id }, query: { cursor: MADE_UP_CURSOR } })
  }),
]
