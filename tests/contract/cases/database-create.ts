import assert from 'node:assert/strict'
import { bodyOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import {
  createDatabase,
  DATABASE_STABLE_AFTER,
  databaseThatIs,
  getDatabase,
  runningDatabase,
} from './support/databases.ts'
import { pointersOf } from './support/pointers.ts'

export const databaseCreateCases: readonly ContractCase[] = [
  reaches('createDatabase', '202', 'running some minutes later, with one user', async (api) => {
    const response = await createDatabase(api)
    const created = bodyOf(response)
    assert.deepEqual([created.status, created.transition?.to, created.usage], ['creating', 'running', null])
    assert.deepEqual(created.allowedNetworks, [])
    assert.deepEqual(created.backupSchedule, { frequency: 'daily', hour: 3, retentionDays: 7 })
    await api.mocks.advance(DATABASE_STABLE_AFTER)
    const running = await getDatabase(api, created.id)
    assert.equal(running.status, 'running')
    assert.ok(running.usage)
    assert.ok(running.nextBackupAt)
    const { items } = bodyOf(await api.send('listDatabaseUsers', { path: { databaseId: created.id } }))
    assert.deepEqual(
      items.map((it) => [it.name, it.isPrimary]),
      [[created.endpoint.user, true]],
    )
    return response
  }),

  behaves('createDatabase', 'a name starting with fail- ends in error', async (api) => {
    const { id, status, statusReason } = await runningDatabase(api, { name: 'fail-now' })
    assert.equal(status, 'error')
    assert.ok(statusReason)
    bodyOf(await api.send('deleteDatabase', { path: { databaseId: id } }))
    await api.mocks.advance(DATABASE_STABLE_AFTER)
    assert.equal((await api.send('getDatabase', { path: { databaseId: id } })).outcome, '404 not_found')
  }),

  reaches('createDatabase', '409 name_taken', 'names the name field', async (api) => {
    const { name } = await databaseThatIs(api, 'running')
    const response = await createDatabase(api, { name })
    assert.deepEqual(pointersOf(response), ['/name'])
    return response
  }),

  reaches('createDatabase', '409 quota_exceeded', 'beyond the quota', async (api) => {
    const quotas = bodyOf(await api.send('listQuotas')).items
    const quota = quotas.find((it) => it.id === 'databases')
    assert.ok(quota)
    for (let left = quota.limit - quota.used; left > 0; left -= 1) {
      bodyOf(await createDatabase(api, { name: `one-of-${left}`, planId: 'dbplan_development' }))
    }
    return createDatabase(api, { name: 'one-more' })
  }),

  reaches(
    'createDatabase',
    '409 idempotency_key_reused',
    'an idempotency key used for another body',
    async (api) => {
      const headers = { 'idempotency-key': 'request-00001' }
      await createDatabase(api, {}, headers)
      return createDatabase(api, { name: 'another' }, headers)
    },
  ),

  reaches('createDatabase', '422 validation_failed', 'names every invalid field', async (api) => {
    const backupSchedule = { frequency: 'daily', hour: 24, retentionDays: 7 } as const
    const response = await createDatabase(api, { name: 'Not OK', backupSchedule })
    assert.ok(pointersOf(response)?.includes('/name'))
    assert.ok(pointersOf(response)?.some((it) => it.startsWith('/backupSchedule')))
    return response
  }),

  reaches('createDatabase', '422 unknown_reference', 'names every unknown reference', async (api) => {
    const response = await createDatabase(api, {
      version: '8.2',
      planId: 'dbplan_none',
      projectId: 'prj_none',
    })
    assert.deepEqual(pointersOf(response), ['/planId', '/projectId', '/version'])
    return response
  }),

  reaches('createDatabase', '422 invalid_cidr', 'a range with host bits set', async (api) => {
    const allowedNetworks = [
      { cidr: '10.0.0.0/8', description: '' },
      { cidr: '10.1.0.0/8', description: '' },
    ]
    const response = await createDatabase(api, { allowedNetworks })
    assert.deepEqual(pointersOf(response), ['/allowedNetworks/1/cidr'])
    return response
  }),

  reaches('createDatabase', '422 duplicate_entry', 'a duplicate range', async (api) => {
    const allowedNetworks = [
      { cidr: '2001:db8::/32', description: 'short' },
      { cidr: '2001:0db8::/32', description: 'long' },
    ]
    const response = await createDatabase(api, { allowedNetworks })
    assert.deepEqual(pointersOf(response), ['/allowedNetworks/1/cidr'])
    return response
  }),
]
