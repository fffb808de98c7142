import assert from 'node:assert/strict'
import { bodyOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { pointersOf } from './support/pointers.ts'
import { VM_STABLE_AFTER } from './support/vms.ts'
import { availableVolume, createVolume, getVolume, volumeThatIs } from './support/volumes.ts'

export const volumeCreateCases: readonly ContractCase[] = [
  reaches('createVolume', '202', 'an empty volume, available a little later', async (api) => {
    const response = await createVolume(api, { sizeGb: 50, tags: ['env:test'] })
    const { id, status, transition, usedGb, monthlyCost } = bodyOf(response)
    assert.deepEqual([status, transition?.to, usedGb, monthlyCost.amount], ['creating', 'available', 0, 500])
    await api.mocks.advance(VM_STABLE_AFTER)
    assert.equal((await getVolume(api, id)).status, 'available')
    return response
  }),

  behaves('createVolume', 'a name starting with fail- ends in error, and can be deleted', async (api) => {
    const { id, status, statusReason } = await availableVolume(api, { name: 'fail-now' })
    assert.equal(status, 'error')
    assert.ok(statusReason)
    bodyOf(await api.send('deleteVolume', { path: { volumeId: id } }))
    await api.mocks.advance(VM_STABLE_AFTER)
    assert.equal((await api.send('getVolume', { path: { volumeId: id } })).outcome, '404 not_found')
  }),

  reaches('createVolume', '409 name_taken', 'names the name field', async (api) => {
    const { name } = await volumeThatIs(api, 'attached')
    const response = await createVolume(api, { name })
    assert.deepEqual(pointersOf(response), ['/name'])
    return response
  }),

  reaches('createVolume', '409 quota_exceeded', 'beyond the storage quota', async (api) => {
    await createVolume(api, { sizeGb: 16_384 })
    const response = await createVolume(api, { name: 'one-more', sizeGb: 16_384 })
    assert.deepEqual(pointersOf(response), ['/sizeGb'])
    return response
  }),

  reaches(
    'createVolume',
    '409 idempotency_key_reused',
    'an idempotency key used for another body',
    async (api) => {
      const headers = { 'idempotency-key': 'request-00001' }
      await createVolume(api, {}, headers)
      return createVolume(api, { name: 'another' }, headers)
    },
  ),

  reaches('createVolume', '422 validation_failed', 'names every invalid field', async (api) => {
    const response = await createVolume(api, { name: 'Not OK', sizeGb: 9 })
    assert.deepEqual(pointersOf(response), ['/name', '/sizeGb'])
    return response
  }),

  reaches('createVolume', '422 unknown_reference', 'names every unknown reference', async (api) => {
    const response = await createVolume(api, {
      typeId: 'voltype_none',
      snapshotId: 'snap_none',
      projectId: 'prj_none',
    })
    assert.deepEqual(pointersOf(response), ['/projectId', '/snapshotId', '/typeId'])
    return response
  }),
]
