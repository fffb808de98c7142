import assert from 'node:assert/strict'
import type { Vm } from '#src/api/generated/types.gen.ts'
import { type Api, type ApiResponse, bodyOf, problemOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { createVm, getVm, runningVm, stoppedVm, VM_STABLE_AFTER } from './support/vms.ts'

const pathTo = ({ id }: Vm) => ({ path: { vmId: id } })

/** VM after its transition. */
async function waitUntilStable(api: Api, vm: Vm): Promise<Vm> {
  await api.mocks.advance(VM_STABLE_AFTER)
  return getVm(api, vm.id)
}

const resize = (api: Api, vm: Vm, sizeId: string): Promise<ApiResponse<'resizeVm'>> =>
  api.send('resizeVm', { ...pathTo(vm), body: { sizeId } })

export const vmLifeCycleCases: readonly ContractCase[] = [
  reaches('stopVm', '202', 'stopping, then stopped, at the same price', async (api) => {
    const vm = await runningVm(api)
    const response = await api.send('stopVm', pathTo(vm))
    assert.deepEqual([bodyOf(response).status, bodyOf(response).transition?.to], ['stopping', 'stopped'])
    const stopped = await waitUntilStable(api, vm)
    assert.deepEqual(
      [stopped.status, stopped.startedAt, stopped.metrics, stopped.monthlyCost],
      ['stopped', null, null, vm.monthlyCost],
    )
    return response
  }),

  reaches('stopVm', '409 invalid_state', 'one that is stopped', async (api) => {
    return api.send('stopVm', pathTo(await stoppedVm(api)))
  }),

  reaches('startVm', '202', 'starting, then running', async (api) => {
    const vm = await stoppedVm(api)
    const response = await api.send('startVm', pathTo(vm))
    assert.deepEqual([bodyOf(response).status, bodyOf(response).transition?.to], ['starting', 'running'])
    assert.equal((await waitUntilStable(api, vm)).status, 'running')
    return response
  }),

  reaches('startVm', '409 invalid_state', 'gives the reason', async (api) => {
    const response = await api.send('startVm', pathTo(await runningVm(api)))
    assert.equal(problemOf(response).detail, 'The VM is already running.')
    return response
  }),

  reaches('restartVm', '202', 'restarting, then running with a new uptime', async (api) => {
    const vm = await runningVm(api)
    await api.mocks.advance('PT1H')
    const response = await api.send('restartVm', pathTo(vm))
    assert.deepEqual([bodyOf(response).status, bodyOf(response).transition?.to], ['restarting', 'running'])
    const restarted = await waitUntilStable(api, vm)
    assert.equal(restarted.status, 'running')
    assert.ok(Date.parse(restarted.startedAt ?? '') > Date.parse(vm.startedAt ?? ''))
    return response
  }),

  reaches('restartVm', '409 invalid_state', 'one that is stopped', async (api) => {
    return api.send('restartVm', pathTo(await stoppedVm(api)))
  }),

  behaves('restartVm', 'recovers from an error', async (api) => {
    const [vm] = bodyOf(await createVm(api, { names: ['fail-once'] })).items
    assert.ok(vm)
    await api.send('updateVm', { ...pathTo(vm), body: { name: 'mended' } })
    assert.equal((await waitUntilStable(api, vm)).status, 'error')
    assert.equal((await api.send('startVm', pathTo(vm))).outcome, '409 invalid_state')
    assert.equal((await api.send('restartVm', pathTo(vm))).status, 202)
    const restarted = await waitUntilStable(api, vm)
    assert.deepEqual([restarted.status, restarted.statusReason], ['running', null])
  }),

  reaches('resizeVm', '202', 'a running one restarts into its new size', async (api) => {
    const vm = await runningVm(api)
    const response = await resize(api, vm, 'size_premium')
    assert.deepEqual([bodyOf(response).status, bodyOf(response).sizeId], ['resizing', vm.sizeId])
    const resized = await waitUntilStable(api, vm)
    assert.deepEqual(
      [resized.status, resized.sizeId, resized.vcpus, resized.monthlyCost.amount],
      ['running', 'size_premium', 4, 4000],
    )
    return response
  }),

  behaves('resizeVm', 'a stopped one stays stopped', async (api) => {
    const vm = await stoppedVm(api)
    await resize(api, vm, 'size_premium')
    const resized = await waitUntilStable(api, vm)
    assert.deepEqual([resized.status, resized.sizeId], ['stopped', 'size_premium'])
  }),

  reaches('resizeVm', '409 invalid_state', 'one that is starting', async (api) => {
    const [vm] = bodyOf(await createVm(api)).items
    assert.ok(vm)
    return resize(api, vm, 'size_premium')
  }),

  reaches('resizeVm', '409 size_unchanged', 'the current size', async (api) => {
    const vm = await runningVm(api)
    return resize(api, vm, vm.sizeId)
  }),

  reaches('resizeVm', '409 quota_exceeded', 'beyond the vCPU quota', async (api) => {
    const vm = await runningVm(api)
    for (let index = 0; ; index += 1) {
      const { outcome } = await createVm(api, { names: [`filler-${index}`], sizeId: 'size_cpu96' })
      if (outcome === '409 quota_exceeded') return resize(api, vm, 'size_cpu96')
    }
  }),

  reaches('resizeVm', '422 unknown_reference', 'to a size that does not exist', async (api) => {
    return resize(api, await runningVm(api), 'size_none')
  }),

  reaches('resizeVm', '422 size_not_offered', 'to a size that the region does not have', async (api) => {
    return resize(api, await runningVm(api, { region: 'ap-south' }), 'size_gpu1xH200')
  }),

  reaches('resizeVm', '422 disk_too_small', 'a disk never shrinks', async (api) => {
    return resize(api, await runningVm(api), 'size_basic')
  }),

  reaches('deleteVm', '202', 'deleting, then deleted', async (api) => {
    const vm = await runningVm(api)
    const response = await api.send('deleteVm', pathTo(vm))
    assert.deepEqual([bodyOf(response).status, bodyOf(response).transition?.to], ['deleting', 'deleted'])
    await api.mocks.advance(VM_STABLE_AFTER)
    assert.equal((await api.send('getVm', pathTo(vm))).outcome, '404 not_found')
    assert.equal(bodyOf(await api.send('listVms', { query: { q: vm.name } })).total, 0)
    return response
  }),

  reaches('deleteVm', '409 invalid_state', 'one that is being deleted', async (api) => {
    const vm = await runningVm(api)
    await api.send('deleteVm', pathTo(vm))
    return api.send('deleteVm', pathTo(vm))
  }),

  reaches('deleteVm', '409 deletion_protected', 'until its protection is turned off', async (api) => {
    const vm = await runningVm(api, { deletionProtection: true })
    const response = await api.send('deleteVm', pathTo(vm))
    assert.equal(bodyOf(await api.send('getVm', pathTo(vm))).status, 'running')
    await api.send('updateVm', { ...pathTo(vm), body: { deletionProtection: false } })
    assert.equal((await api.send('deleteVm', pathTo(vm))).status, 202)
    return response
  }),

  behaves('updateVm', 'turns deletion protection on and off, and records it once', async (api) => {
    const vm = await runningVm(api)
    assert.equal(vm.deletionProtection, false)
    for (const deletionProtection of [true, true, false]) {
      const { body } = await api.send('updateVm', { ...pathTo(vm), body: { deletionProtection } })
      assert.equal((body as typeof vm).deletionProtection, deletionProtection)
    }
    const { items } = bodyOf(await api.send('listVmActivity', pathTo(vm)))
    assert.deepEqual(
      items
        .map(({ action }) => action)
        .filter((action) => action.endsWith('protected'))
        .sort(),
      ['vm.protected', 'vm.unprotected'],
    )
  }),

  behaves('deleteVm', 'frees the name and the quota', async (api) => {
    const before = (await api.send('listQuotas')).body
    const vm = await runningVm(api)
    await api.send('deleteVm', pathTo(vm))
    await api.mocks.advance(VM_STABLE_AFTER)
    assert.deepEqual((await api.send('listQuotas')).body, before)
    assert.equal((await createVm(api, { names: [vm.name] })).status, 202)
  }),

  behaves('deleteVm', 'deletes VMs in error too', async (api) => {
    const [vm] = bodyOf(await createVm(api, { names: ['fail-delete'] })).items
    assert.ok(vm)
    assert.equal((await waitUntilStable(api, vm)).status, 'error')
    assert.equal((await api.send('deleteVm', pathTo(vm))).status, 202)
  }),

  reaches('updateVm', '200', 'renames and tags at once', async (api) => {
    const vm = await runningVm(api)
    await api.mocks.advance('PT1M')
    const response = await api.send('updateVm', {
      ...pathTo(vm),
      body: { name: 'renamed', tags: ['a', 'b'] },
    })
    const { name, tags, updatedAt, status } = bodyOf(response)
    assert.deepEqual({ name, tags, status }, { name: 'renamed', tags: ['a', 'b'], status: 'running' })
    assert.ok(updatedAt > vm.updatedAt)
    assert.deepEqual(await getVm(api, vm.id), response.body)
    return response
  }),

  behaves('updateVm', 'accepts its own name', async (api) => {
    const vm = await runningVm(api)
    assert.equal((await api.send('updateVm', { ...pathTo(vm), body: { name: vm.name } })).status, 200)
  }),

  reaches('updateVm', '409 name_taken', 'a taken name', async (api) => {
    const vm = await runningVm(api)
    await createVm(api, { names: ['other'] })
    const response = await api.send('updateVm', { ...pathTo(vm), body: { name: 'other' } })
    assert.equal(problemOf(response).errors?.[0]?.pointer, '/name')
    return response
  }),

  reaches('updateVm', '409 invalid_state', 'one that is being deleted', async (api) => {
    const vm = await runningVm(api)
    await api.send('deleteVm', pathTo(vm))
    return api.send('updateVm', { ...pathTo(vm), body: { name: 'too-late' } })
  }),
]
