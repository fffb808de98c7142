import assert from 'node:assert/strict'
import { bodyOf, problemOf } from '../suite/api.ts'
import { type ContractCase, reaches } from '../suite/case.ts'
import { DATABASE_STABLE_AFTER, databaseThatIs, getDatabase, runningDatabase } from './support/databases.ts'
import { pointersOf } from './support/pointers.ts'

export const databaseLifeCycleCases: readonly ContractCase[] = [
  reaches('startDatabase', '202', 'running a little later', async (api) => {
    const { id } = await databaseThatIs(api, 'stopped')
    const response = await api.send('startDatabase', { path: { databaseId: id } })
    assert.equal(bodyOf(response).status, 'starting')
    await api.mocks.advance(DATABASE_STABLE_AFTER)
    assert.equal((await getDatabase(api, id)).status, 'running')
    return response
  }),

  reaches('startDatabase', '409 invalid_state', 'one that runs', async (api) => {
    const { id } = await databaseThatIs(api, 'running')
    const response = await api.send('startDatabase', { path: { databaseId: id } })
    assert.equal(problemOf(response).detail, 'The database is already running.')
    return response
  }),

  reaches('stopDatabase', '202', 'no connections, the same price', async (api) => {
    const { id, monthlyCost } = await databaseThatIs(api, 'running')
    const response = await api.send('stopDatabase', { path: { databaseId: id } })
    assert.equal(bodyOf(response).status, 'stopping')
    await api.mocks.advance(DATABASE_STABLE_AFTER)
    const stopped = await getDatabase(api, id)
    assert.deepEqual([stopped.status, stopped.connections.used, stopped.startedAt], ['stopped', 0, null])
    assert.deepEqual(stopped.monthlyCost, monthlyCost)
    return response
  }),

  reaches('stopDatabase', '409 invalid_state', 'one that is stopped', async (api) => {
    const { id } = await databaseThatIs(api, 'stopped')
    return api.send('stopDatabase', { path: { databaseId: id } })
  }),

  reaches('resizeDatabase', '202', 'the new plan and price after the transition', async (api) => {
    const before = await runningDatabase(api)
    const path = { databaseId: before.id }
    const response = await api.send('resizeDatabase', { path, body: { planId: 'dbplan_enterprise' } })
    const { status, planId, monthlyCost } = bodyOf(response)
    assert.deepEqual([status, planId, monthlyCost], ['resizing', before.planId, before.monthlyCost])
    await api.mocks.advance(DATABASE_STABLE_AFTER)
    const after = await getDatabase(api, before.id)
    assert.deepEqual(
      [after.status, after.planId, after.connections.max],
      ['running', 'dbplan_enterprise', 500],
    )
    return response
  }),

  reaches('resizeDatabase', '409 invalid_state', 'one that has failed', async (api) => {
    const { id } = await databaseThatIs(api, 'error')
    return api.send('resizeDatabase', { path: { databaseId: id }, body: { planId: 'dbplan_enterprise' } })
  }),

  reaches('resizeDatabase', '409 plan_unchanged', 'the current plan', async (api) => {
    const { id, planId } = await databaseThatIs(api, 'running')
    return api.send('resizeDatabase', { path: { databaseId: id }, body: { planId } })
  }),

  reaches('resizeDatabase', '422 unknown_reference', 'an unknown plan', async (api) => {
    const { id } = await databaseThatIs(api, 'running')
    return api.send('resizeDatabase', { path: { databaseId: id }, body: { planId: 'dbplan_none' } })
  }),

  reaches('resizeDatabase', '422 storage_too_small', 'a plan with less storage', async (api) => {
    const { id } = await runningDatabase(api)
    const body = { planId: 'dbplan_development' }
    const response = await api.send('resizeDatabase', { path: { databaseId: id }, body })
    assert.deepEqual(pointersOf(response), ['/planId'])
    return response
  }),

  reaches('upgradeDatabase', '202', 'in maintenance, then of the new version', async (api) => {
    const { id } = await runningDatabase(api, { version: '16' })
    const response = await api.send('upgradeDatabase', { path: { databaseId: id }, body: { version: '18' } })
    const { status, version, statusReason } = bodyOf(response)
    assert.deepEqual([status, version, statusReason], ['maintenance', '16', 'Upgrading to PostgreSQL 18.'])
    await api.mocks.advance(DATABASE_STABLE_AFTER)
    const after = await getDatabase(api, id)
    assert.deepEqual([after.status, after.version, after.statusReason], ['running', '18', null])
    return response
  }),

  reaches('upgradeDatabase', '409 invalid_state', 'one that is stopped', async (api) => {
    const { id } = await databaseThatIs(api, 'stopped')
    return api.send('upgradeDatabase', { path: { databaseId: id }, body: { version: '18' } })
  }),

  reaches('upgradeDatabase', '422 unknown_reference', 'a version of another engine', async (api) => {
    const { id } = await runningDatabase(api)
    return api.send('upgradeDatabase', { path: { databaseId: id }, body: { version: '9.4' } })
  }),

  reaches('upgradeDatabase', '422 version_not_newer', 'the current version', async (api) => {
    const { id } = await runningDatabase(api)
    const response = await api.send('upgradeDatabase', { path: { databaseId: id }, body: { version: '17' } })
    assert.deepEqual(pointersOf(response), ['/version'])
    return response
  }),

  reaches('deleteDatabase', '202', 'deleted a little later', async (api) => {
    const { id } = await databaseThatIs(api, 'running')
    const response = await api.send('deleteDatabase', { path: { databaseId: id } })
    assert.equal(bodyOf(response).transition?.to, 'deleted')
    await api.mocks.advance(DATABASE_STABLE_AFTER)
    assert.equal((await api.send('getDatabase', { path: { databaseId: id } })).status, 404)
    return response
  }),

  reaches('deleteDatabase', '409 deletion_protected', 'until its protection is turned off', async (api) => {
    const { id } = await runningDatabase(api, { deletionProtection: true })
    const path = { databaseId: id }
    const response = await api.send('deleteDatabase', { path })
    const body = { deletionProtection: false }
    assert.equal(bodyOf(await api.send('updateDatabase', { path, body })).deletionProtection, false)
    assert.equal((await api.send('deleteDatabase', { path })).status, 202)
    return response
  }),

  reaches('deleteDatabase', '409 invalid_state', 'while it is being deleted', async (api) => {
    const { id } = await databaseThatIs(api, 'running')
    await api.send('deleteDatabase', { path: { databaseId: id } })
    return api.send('deleteDatabase', { path: { databaseId: id } })
  }),
]
