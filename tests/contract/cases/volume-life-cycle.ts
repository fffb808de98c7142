import assert from 'node:assert/strict'
import { bodyOf, problemOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { pointersOf } from './support/pointers.ts'
import { runningVm, stoppedVm, VM_STABLE_AFTER, vmThatIs } from './support/vms.ts'
import { attach, availableVolume, createVolume, getVolume, volumeThatIs } from './support/volumes.ts'

export const volumeLifeCycleCases: readonly ContractCase[] = [
  reaches('attachVolume', '202', 'to a running VM of its region, with a unique device', async (api) => {
    const vm = await runningVm(api)
    const [first, second] = [
      await availableVolume(api, { name: 'one' }),
      await availableVolume(api, { name: 'two' }),
    ]
    assert.equal((await attach(api, first.id, vm.id)).attachment?.device, '/dev/vdb')
    const response = await api.send('attachVolume', {
      path: { volumeId: second.id },
      body: { vmId: vm.id },
    })
    const { status, attachment, transition, usage } = bodyOf(response)
    assert.deepEqual([status, transition?.to, usage], ['attaching', 'attached', null])
    assert.equal(attachment?.device, '/dev/vdc')
    await api.mocks.advance(VM_STABLE_AFTER)
    const attached = await getVolume(api, second.id)
    assert.equal(attached.status, 'attached')
    assert.equal(attached.attachment?.attachedAt, transition?.dueAt)
    assert.ok(attached.usage)
    return response
  }),

  behaves('attachVolume', 'is unused while its VM is off, and available when it is deleted', async (api) => {
    const vm = await runningVm(api)
    const volume = await attach(api, (await availableVolume(api)).id, vm.id)
    await api.send('stopVm', { path: { vmId: vm.id } })
    await api.mocks.advance(VM_STABLE_AFTER)
    const { status, usage } = await getVolume(api, volume.id)
    assert.deepEqual([status, usage], ['attached', null])
    const { items } = bodyOf(await api.send('listDependents', { path: { resourceId: vm.id } }))
    assert.deepEqual(
      items.map(({ id, effect }) => [id, effect]),
      [[volume.id, 'detaches']],
    )
    await api.send('deleteVm', { path: { vmId: vm.id } })
    await api.mocks.advance(VM_STABLE_AFTER)
    const freed = await getVolume(api, volume.id)
    assert.deepEqual([freed.status, freed.attachment], ['available', null])
  }),

  reaches('attachVolume', '409 invalid_state', 'one that is attached already', async (api) => {
    const { id } = await volumeThatIs(api, 'attached')
    const vm = await vmThatIs(api, 'running')
    const response = await api.send('attachVolume', { path: { volumeId: id }, body: { vmId: vm.id } })
    assert.equal(problemOf(response).detail, 'The volume is already attached. Detach it first.')
    return response
  }),

  reaches('attachVolume', '409 vm_not_running', 'a VM that is stopped', async (api) => {
    const vm = await stoppedVm(api)
    const { id } = await availableVolume(api)
    const response = await api.send('attachVolume', { path: { volumeId: id }, body: { vmId: vm.id } })
    assert.match(problemOf(response).detail, /is stopped/)
    return response
  }),

  reaches('attachVolume', '409 attachment_limit_reached', 'beyond 16 volumes per VM', async (api) => {
    await api.mocks.scenario({ lifecycle: { durationFactor: 0 } })
    const vm = await runningVm(api)
    for (let number = 1; number <= 16; number += 1) {
      const { id } = bodyOf(await createVolume(api, { name: `number-${number}`, sizeGb: 10 }))
      bodyOf(await api.send('attachVolume', { path: { volumeId: id }, body: { vmId: vm.id } }))
    }
    const { id } = bodyOf(await createVolume(api, { name: 'number-17', sizeGb: 10 }))
    return api.send('attachVolume', { path: { volumeId: id }, body: { vmId: vm.id } })
  }),

  reaches('attachVolume', '422 unknown_reference', 'an unknown VM', async (api) => {
    const { id } = await volumeThatIs(api, 'available')
    return api.send('attachVolume', { path: { volumeId: id }, body: { vmId: 'vm_none' } })
  }),

  reaches('attachVolume', '422 region_mismatch', 'a VM of another region', async (api) => {
    const vm = await runningVm(api, { region: 'eu-west' })
    const { id } = await availableVolume(api)
    const response = await api.send('attachVolume', { path: { volumeId: id }, body: { vmId: vm.id } })
    assert.deepEqual(pointersOf(response), ['/vmId'])
    return response
  }),

  reaches('detachVolume', '202', 'available a little later, with its data', async (api) => {
    const { id, usedGb } = await volumeThatIs(api, 'attached')
    const response = await api.send('detachVolume', { path: { volumeId: id } })
    assert.equal(bodyOf(response).status, 'detaching')
    assert.ok(bodyOf(response).attachment)
    await api.mocks.advance('P1D')
    const { status, attachment, ...after } = await getVolume(api, id)
    assert.deepEqual([status, attachment], ['available', null])
    await api.mocks.advance('P9D')
    assert.equal((await getVolume(api, id)).usedGb, after.usedGb, 'nothing writes to it')
    assert.ok(Math.abs(after.usedGb - usedGb) < 1)
    return response
  }),

  reaches('detachVolume', '409 invalid_state', 'one that is not attached', async (api) => {
    const { id } = await volumeThatIs(api, 'available')
    return api.send('detachVolume', { path: { volumeId: id } })
  }),

  reaches('growVolume', '202', 'larger and more expensive after the transition', async (api) => {
    const before = await volumeThatIs(api, 'attached')
    const sizeGb = before.sizeGb * 2
    const response = await api.send('growVolume', { path: { volumeId: before.id }, body: { sizeGb } })
    const growing = bodyOf(response)
    assert.deepEqual([growing.status, growing.sizeGb], ['resizing', before.sizeGb])
    await api.mocks.advance(VM_STABLE_AFTER)
    const after = await getVolume(api, before.id)
    assert.deepEqual(
      [after.status, after.sizeGb, after.monthlyCost.amount],
      ['attached', sizeGb, 2 * before.monthlyCost.amount],
    )
    assert.ok(Math.abs(after.usedGb - before.usedGb) < 1, 'what is on it does not grow with it')
    return response
  }),

  reaches('growVolume', '409 invalid_state', 'one that has failed', async (api) => {
    const { id } = await volumeThatIs(api, 'error')
    return api.send('growVolume', { path: { volumeId: id }, body: { sizeGb: 1000 } })
  }),

  reaches('growVolume', '409 quota_exceeded', 'beyond the quota', async (api) => {
    await createVolume(api, { sizeGb: 16_384 })
    const { id } = await volumeThatIs(api, 'attached')
    const response = await api.send('growVolume', { path: { volumeId: id }, body: { sizeGb: 16_384 } })
    assert.deepEqual(pointersOf(response), ['/sizeGb'])
    return response
  }),

  reaches('growVolume', '422 size_too_small', 'the current size', async (api) => {
    const { id, sizeGb } = await volumeThatIs(api, 'available')
    return api.send('growVolume', { path: { volumeId: id }, body: { sizeGb } })
  }),

  reaches('deleteVolume', '202', 'deleted a little later', async (api) => {
    const { id } = await volumeThatIs(api, 'available')
    const response = await api.send('deleteVolume', { path: { volumeId: id } })
    assert.equal(bodyOf(response).transition?.to, 'deleted')
    await api.mocks.advance(VM_STABLE_AFTER)
    assert.equal((await api.send('getVolume', { path: { volumeId: id } })).status, 404)
    return response
  }),

  reaches('deleteVolume', '409 deletion_protected', 'until its protection is turned off', async (api) => {
    const { id } = await availableVolume(api, { deletionProtection: true })
    const path = { volumeId: id }
    const response = await api.send('deleteVolume', { path })
    const body = { deletionProtection: false }
    assert.equal(bodyOf(await api.send('updateVolume', { path, body })).deletionProtection, false)
    assert.equal((await api.send('deleteVolume', { path })).status, 202)
    return response
  }),

  reaches('deleteVolume', '409 invalid_state', 'one that is attached', async (api) => {
    const { id } = await volumeThatIs(api, 'attached')
    const response = await api.send('deleteVolume', { path: { volumeId: id } })
    assert.equal(problemOf(response).detail, 'The volume is attached. Detach it first.')
    return response
  }),
]
