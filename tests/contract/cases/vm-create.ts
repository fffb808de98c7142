import assert from 'node:assert/strict'
import { bodyOf, problemOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { createVm, getVm, VM_STABLE_AFTER, vmRequest } from './support/vms.ts'

export const vmCreateCases: readonly ContractCase[] = [
  reaches('createVm', '202', 'VMs that are starting, and running a little later', async (api) => {
    const response = await createVm(api, { names: ['first-one', 'second-one'] })
    const { items } = bodyOf(response)
    assert.deepEqual(
      items.map(({ name, status, transition }) => [name, status, transition?.to]),
      [
        ['first-one', 'starting', 'running'],
        ['second-one', 'starting', 'running'],
      ],
    )
    assert.equal(new Set(items.flatMap((vm) => [vm.id, vm.privateIp])).size, 4)
    await api.mocks.advance(VM_STABLE_AFTER)
    for (const { id, transition } of items) {
      const vm = await getVm(api, id)
      assert.equal(vm.status, 'running')
      assert.equal(vm.startedAt, transition?.dueAt, 'it came up when it said it would')
      assert.ok(vm.publicIp)
      assert.ok(vm.metrics)
    }
    return response
  }),

  behaves('createVm', 'is starting exactly until its deadline', async (api) => {
    const [vm] = bodyOf(await createVm(api)).items
    assert.ok(vm?.transition)
    const seconds = (Date.parse(vm.transition.dueAt) - Date.parse(vm.createdAt)) / 1000
    await api.mocks.advance(`PT${seconds - 0.001}S`)
    assert.equal((await getVm(api, vm.id)).status, 'starting')
    await api.mocks.advance('PT0.001S')
    assert.equal((await getVm(api, vm.id)).status, 'running')
  }),

  behaves('createVm', 'a name starting with fail- is accepted and ends in error', async (api) => {
    const [vm] = bodyOf(await createVm(api, { names: ['fail-now'] })).items
    assert.equal(vm?.status, 'starting')
    await api.mocks.advance(VM_STABLE_AFTER)
    const failed = await getVm(api, vm.id)
    assert.equal(failed.status, 'error')
    assert.ok(failed.statusReason)
    assert.equal(failed.metrics, null)
  }),

  behaves('createVm', 'a scenario can make every start fail', async (api) => {
    await api.mocks.scenario({ lifecycle: { failureRate: 1 } })
    const [vm] = bodyOf(await createVm(api)).items
    await api.mocks.advance(VM_STABLE_AFTER)
    assert.equal((await getVm(api, vm?.id ?? '')).status, 'error')
  }),

  behaves('createVm', 'a scenario can make it instant', async (api) => {
    await api.mocks.scenario({ lifecycle: { durationFactor: 0 } })
    const [vm] = bodyOf(await createVm(api)).items
    assert.equal((await getVm(api, vm?.id ?? '')).status, 'running')
  }),

  behaves('createVm', 'accepts the longest name and the maximum count', async (api) => {
    const names = Array.from(
      { length: 20 },
      (_, index) => `${'n'.repeat(60)}-${String(index).padStart(2, '0')}`,
    )
    assert.deepEqual(
      bodyOf(await createVm(api, { names, sizeId: 'size_basic' })).items.map((vm) => vm.name),
      names,
    )
    assert.equal((await createVm(api, { names: [...names, 'one-more'] })).outcome, '422 validation_failed')
  }),

  reaches('createVm', '409 name_taken', 'names each taken name', async (api) => {
    await createVm(api, { names: ['taken'] })
    const response = await createVm(api, { names: ['spare', 'taken'] })
    assert.deepEqual(
      problemOf(response).errors?.map((error) => error.pointer),
      ['/names/1'],
    )
    assert.equal(bodyOf(await api.send('listVms', { query: { q: 'spare' } })).total, 0, 'all or nothing')
    return response
  }),

  reaches('createVm', '409 quota_exceeded', 'beyond the GPU quota', async (api) => {
    const names = Array.from({ length: 17 }, (_, index) => `gpu-${index}`)
    const response = await createVm(api, { names, sizeId: 'size_gpu1xH200', imageId: 'img_cuda' })
    assert.match(problemOf(response).detail, /GPU/)
    return response
  }),

  reaches(
    'createVm',
    '409 idempotency_key_reused',
    'an idempotency key used for another body',
    async (api) => {
      const headers = { 'idempotency-key': 'request-00001' }
      await createVm(api, { names: ['one'] }, headers)
      return createVm(api, { names: ['two'] }, headers)
    },
  ),

  behaves('createVm', 'a repeated request with one idempotency key runs once', async (api) => {
    const headers = { 'idempotency-key': 'request-00001' }
    const first = await createVm(api, { names: ['once'] }, headers)
    assert.equal(first.headers.get('idempotency-replayed'), null)
    await api.mocks.advance(VM_STABLE_AFTER)
    const again = await createVm(api, { names: ['once'] }, headers)
    assert.equal(again.headers.get('idempotency-replayed'), 'true')
    assert.deepEqual(again.body, first.body, 'the first response, although the VM runs by now')
    assert.equal(bodyOf(await api.send('listVms', { query: { q: 'once' } })).total, 1)
  }),

  behaves('createVm', 'an idempotency key is valid for one person for 24 hours', async (api) => {
    const headers = { 'idempotency-key': 'request-00001' }
    await createVm(api, { names: ['mine'] }, headers)
    const body = await vmRequest(api, { names: ['yours'] })
    assert.equal((await api.send('createVm', { as: 'admin', body, headers })).status, 202)
    await api.mocks.advance('PT25H')
    assert.equal((await createVm(api, { names: ['tomorrow'] }, headers)).status, 202)
  }),

  behaves('createVm', 'a rejected request can be corrected under the same key', async (api) => {
    const headers = { 'idempotency-key': 'request-00001' }
    assert.equal((await createVm(api, { sizeId: 'size_none' }, headers)).outcome, '422 unknown_reference')
    assert.equal((await createVm(api, {}, headers)).status, 202)
  }),

  reaches('createVm', '422 validation_failed', 'names every invalid field with its pointer', async (api) => {
    const request = await vmRequest(api)
    const body = { ...request, names: ['ok', 'Not OK', '-no'], region: 'moon', sshKeyIds: 'all', tags: ['A'] }
    const response = await api.send('createVm', { body: { ...body, imageId: undefined } })
    assert.deepEqual(
      problemOf(response)
        .errors?.map(({ pointer, code }) => `${pointer} ${code}`)
        .sort(),
      [
        '/imageId required',
        '/names/1 wrong_format',
        '/names/2 wrong_format',
        '/region not_allowed',
        '/sshKeyIds wrong_type',
        '/tags/0 wrong_format',
      ],
    )
    return response
  }),

  reaches('createVm', '422 unknown_reference', 'names every unknown reference', async (api) => {
    const response = await createVm(api, {
      imageId: 'img_none',
      sizeId: 'size_none',
      networkId: 'net_none',
      sshKeyIds: ['key_none'],
      projectId: 'prj_none',
    })
    assert.deepEqual(
      problemOf(response)
        .errors?.map((error) => error.pointer)
        .sort(),
      ['/imageId', '/networkId', '/projectId', '/sizeId', '/sshKeyIds/0'],
    )
    return response
  }),

  behaves('createVm', 'a network of another region does not count', async (api) => {
    const { networkId } = await vmRequest(api, { region: 'eu-west' })
    const response = await createVm(api, { region: 'us-east', networkId })
    assert.equal(response.outcome, '422 unknown_reference')
    assert.deepEqual(
      problemOf(response).errors?.map((error) => error.pointer),
      ['/networkId'],
    )
  }),

  reaches('createVm', '422 size_not_offered', 'a size that the region does not have', async (api) => {
    const response = await createVm(api, { region: 'ap-east', sizeId: 'size_gpu8xH200', imageId: 'img_cuda' })
    assert.equal(problemOf(response).errors?.[0]?.pointer, '/sizeId')
    return response
  }),

  reaches('createVm', '422 disk_too_small', 'an image that does not fit', async (api) => {
    const response = await createVm(api, { imageId: 'img_pytorch', sizeId: 'size_basic' })
    assert.equal(problemOf(response).errors?.[0]?.pointer, '/sizeId')
    return response
  }),

  behaves('createVm', 'requires JSON', async (api) => {
    const text = 'names=web-01'
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const form = await api.send('createVm', { text, headers })
    assert.equal(form.outcome, '400 malformed_body')
    assert.match(problemOf(form).detail, /application\/json/)
    assert.equal((await api.send('createVm')).outcome, '400 malformed_body')
    assert.equal((await api.send('createVm', { text: '[]' })).outcome, '422 validation_failed')
    assert.equal((await api.send('createVm', { text: 'null' })).outcome, '422 validation_failed')
  }),
]
