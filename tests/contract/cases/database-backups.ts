import assert from 'node:assert/strict'
import type { DatabaseUserCreate } from '#src/api/generated/types.gen.ts'
import { type Api, bodyOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import {
  backupOf,
  createDatabase,
  DATABASE_STABLE_AFTER,
  databaseThatIs,
  getDatabase,
  runningDatabase,
} from './support/databases.ts'
import { TENANCY } from './support/groups.ts'
import { signUpOf } from './support/sign-ups.ts'

const REPORTING: DatabaseUserCreate = { name: 'contract_test', role: 'read_only' }

const OWN = {
  name: 'mine',
  engine: 'redis',
  version: '8.2',
  planId: 'dbplan_development',
  region: 'us-east',
} as const

async function firstUserOf(api: Api, databaseId: string) {
  const [user] = bodyOf(await api.send('listDatabaseUsers', { path: { databaseId } })).items
  assert.ok(user?.isPrimary)
  return user
}

/** Database with a running backup. */
async function runningBackup(api: Api) {
  const { id: databaseId } = await databaseThatIs(api, 'running')
  const body = { label: 'contract test' }
  const backup = bodyOf(await api.send('createDatabaseBackup', { path: { databaseId }, body }))
  return { databaseId, backup, path: { databaseId, databaseBackupId: backup.id } }
}

/** Database with a completed backup. */
async function finishedBackup(api: Api) {
  const { id: databaseId } = await databaseThatIs(api, 'running')
  const backup = await backupOf(api, databaseId)
  return { databaseId, backup, path: { databaseId, databaseBackupId: backup.id } }
}

export const databaseBackupCases: readonly ContractCase[] = [
  reaches('listDatabaseBackups', '200', 'newest first, successful ones with a size', async (api) => {
    const { id: databaseId } = await databaseThatIs(api, 'running')
    const response = await api.send('listDatabaseBackups', { path: { databaseId } })
    const { items, total } = bodyOf(response)
    assert.ok(total > 0)
    const startTimes = items.map((it) => it.startedAt)
    assert.deepEqual(startTimes, [...startTimes].sort().reverse())
    for (const { status, sizeGb } of items) assert.equal(sizeGb !== null, status === 'succeeded')
    const query = { status: ['failed' as const], sort: '-size' }
    const failed = bodyOf(await api.send('listDatabaseBackups', { path: { databaseId }, query }))
    assert.ok(failed.items.every((it) => it.status === 'failed' && it.statusReason !== null))
    return response
  }),

  reaches('createDatabaseBackup', '202', 'reports progress and succeeds', async (api) => {
    const { id: databaseId } = await databaseThatIs(api, 'running')
    const body = { label: 'contract test' }
    const response = await api.send('createDatabaseBackup', { path: { databaseId }, body })
    const { id, status, progressPercent, sizeGb, expiresAt } = bodyOf(response)
    assert.deepEqual([status, progressPercent, sizeGb, expiresAt], ['running', 0, null, null])
    const look = async () =>
      bodyOf(await api.send('listDatabaseBackups', { path: { databaseId } })).items.find((it) => it.id === id)
    await api.mocks.advance('PT5S')
    const during = (await look())?.progressPercent ?? 0
    assert.ok(during > 0 && during < 100)
    await api.mocks.advance(DATABASE_STABLE_AFTER)
    const after = await look()
    assert.deepEqual([after?.status, after?.progressPercent], ['succeeded', 100])
    assert.equal((await getDatabase(api, databaseId)).lastBackupAt, after?.startedAt)
    return response
  }),

  reaches('createDatabaseBackup', '409 backup_in_progress', 'one at a time', async (api) => {
    const { databaseId } = await runningBackup(api)
    return api.send('createDatabaseBackup', { path: { databaseId }, body: {} })
  }),

  reaches('createDatabaseBackup', '409 invalid_state', 'of one that has failed', async (api) => {
    const { id } = await databaseThatIs(api, 'error')
    return api.send('createDatabaseBackup', { path: { databaseId: id }, body: {} })
  }),

  reaches(
    'createDatabaseBackup',
    '409 idempotency_key_reused',
    'an idempotency key used for another body',
    async (api) => {
      const { id: databaseId } = await databaseThatIs(api, 'running')
      const headers = { 'idempotency-key': 'backup-00001' }
      await api.send('createDatabaseBackup', { path: { databaseId }, body: {}, headers })
      return api.send('createDatabaseBackup', { path: { databaseId }, body: { label: 'other' }, headers })
    },
  ),

  behaves('createDatabaseBackup', 'one idempotency key is for one database', async (api) => {
    const running = bodyOf(await api.send('listDatabases', { query: { status: ['running'] } })).items
    const [one, other] = running.map(({ id }) => ({ databaseId: id }))
    assert.ok(one && other, 'needs two running databases')
    const request = { body: {}, headers: { 'idempotency-key': 'backup-00002' } }
    const first = await api.send('createDatabaseBackup', { ...request, path: one })
    const again = await api.send('createDatabaseBackup', { ...request, path: one })
    assert.equal(again.headers.get('idempotency-replayed'), 'true')
    assert.notEqual(again.headers.get('x-request-id'), first.headers.get('x-request-id'))
    const elsewhere = await api.send('createDatabaseBackup', { ...request, path: other })
    assert.equal(elsewhere.outcome, '409 idempotency_key_reused')
  }),

  reaches('createDatabaseBackup', '422 validation_failed', 'a label that is too long', async (api) => {
    const { id } = await databaseThatIs(api, 'running')
    const body = { label: 'x'.repeat(121) }
    return api.send('createDatabaseBackup', { path: { databaseId: id }, body })
  }),

  reaches('deleteDatabaseBackup', '204', 'it is deleted', async (api) => {
    const { path } = await finishedBackup(api)
    const response = await api.send('deleteDatabaseBackup', { path })
    assert.equal((await api.send('deleteDatabaseBackup', { path })).outcome, '404 not_found')
    return response
  }),

  reaches('deleteDatabaseBackup', '409 invalid_state', 'while it runs', async (api) => {
    const { path } = await runningBackup(api)
    return api.send('deleteDatabaseBackup', { path })
  }),

  behaves('deleteDatabaseBackup', 'not while a database is being restored from it', async (api) => {
    const { path } = await finishedBackup(api)
    bodyOf(await api.send('restoreDatabaseBackup', { path, body: { name: 'copy' } }))
    assert.equal((await api.send('deleteDatabaseBackup', { path })).outcome, '409 invalid_state')
    await api.mocks.advance(DATABASE_STABLE_AFTER)
    assert.equal((await api.send('deleteDatabaseBackup', { path })).status, 204)
  }),

  reaches('restoreDatabaseBackup', '202', 'a new database with the same data', async (api) => {
    const { path, backup, databaseId } = await finishedBackup(api)
    const source = await getDatabase(api, databaseId)
    const response = await api.send('restoreDatabaseBackup', {
      path,
      body: { name: 'copy', region: 'eu-west' },
    })
    const copy = bodyOf(response)
    assert.deepEqual([copy.status, copy.region], ['restoring', 'eu-west'])
    assert.deepEqual([copy.engine, copy.version, copy.planId], [backup.engine, backup.version, source.planId])
    await api.mocks.advance(DATABASE_STABLE_AFTER)
    const restored = await getDatabase(api, copy.id)
    assert.equal(restored.status, 'running')
    assert.ok(Math.abs(restored.storage.usedGb - source.storage.usedGb) < 1)
    return response
  }),

  reaches('restoreDatabaseBackup', '409 name_taken', 'a taken name', async (api) => {
    const { path } = await finishedBackup(api)
    const { name } = await databaseThatIs(api, 'stopped')
    return api.send('restoreDatabaseBackup', { path, body: { name } })
  }),

  reaches('restoreDatabaseBackup', '409 quota_exceeded', 'beyond the quota', async (api) => {
    const { path } = await finishedBackup(api)
    const quota = bodyOf(await api.send('listQuotas')).items.find((it) => it.id === 'databases')
    assert.ok(quota)
    for (let left = quota.limit - quota.used; left > 0; left -= 1) {
      bodyOf(await createDatabase(api, { name: `one-of-${left}` }))
    }
    return api.send('restoreDatabaseBackup', { path, body: { name: 'one-more' } })
  }),

  reaches('restoreDatabaseBackup', '409 invalid_state', 'from one that still runs', async (api) => {
    const { path } = await runningBackup(api)
    return api.send('restoreDatabaseBackup', { path, body: { name: 'copy' } })
  }),

  reaches(
    'restoreDatabaseBackup',
    '409 idempotency_key_reused',
    'an idempotency key used for another body',
    async (api) => {
      const { path } = await finishedBackup(api)
      const headers = { 'idempotency-key': 'restore-00001' }
      await api.send('restoreDatabaseBackup', { path, body: { name: 'copy' }, headers })
      return api.send('restoreDatabaseBackup', { path, body: { name: 'another' }, headers })
    },
  ),

  reaches('restoreDatabaseBackup', '422 validation_failed', 'an invalid name', async (api) => {
    const { path } = await finishedBackup(api)
    return api.send('restoreDatabaseBackup', { path, body: { name: 'Not OK' } })
  }),

  reaches('restoreDatabaseBackup', '422 unknown_reference', 'an unknown plan', async (api) => {
    const { path } = await finishedBackup(api)
    return api.send('restoreDatabaseBackup', { path, body: { name: 'copy', planId: 'dbplan_none' } })
  }),

  reaches('restoreDatabaseBackup', '422 storage_too_small', 'a plan too small for the data', async (api) => {
    const { items } = bodyOf(await api.send('listDatabases', { query: { sort: '-storage' } }))
    const [fullest] = items
    assert.ok(fullest && fullest.storage.usedGb > 10)
    const backup = await backupOf(api, fullest.id)
    const path = { databaseId: fullest.id, databaseBackupId: backup.id }
    const body = { name: 'copy', planId: 'dbplan_development' }
    return api.send('restoreDatabaseBackup', { path, body })
  }),

  behaves('restoreDatabaseBackup', 'not while the original database is being deleted', async (api) => {
    const { path, databaseId } = await finishedBackup(api)
    assert.equal((await api.send('deleteDatabase', { path: { databaseId } })).status, 202)
    const restored = await api.send('restoreDatabaseBackup', { path, body: { name: 'copy' } })
    assert.equal(restored.outcome, '409 invalid_state')
    assert.equal((await api.send('deleteDatabaseBackup', { path })).outcome, '409 invalid_state')
  }),

  behaves('restoreDatabaseBackup', 'needs the original database only until it finishes', async (api) => {
    const source = await runningDatabase(api)
    const backup = await backupOf(api, source.id)
    const path = { databaseId: source.id, databaseBackupId: backup.id }
    const copy = bodyOf(await api.send('restoreDatabaseBackup', { path, body: { name: 'copy' } }))
    const origin = { backupId: backup.id, backedUpAt: backup.startedAt }
    const database = { id: source.id, name: source.name }
    assert.deepEqual(copy.restoredFrom, { ...origin, database })
    const remove = () => api.send('deleteDatabase', { path: { databaseId: source.id } })
    assert.equal((await remove()).outcome, '409 invalid_state')
    const dependents = await api.send('listDependents', { path: { resourceId: source.id } })
    assert.deepEqual(
      bodyOf(dependents).items.map(({ name, effect }) => [name, effect]),
      [['copy', 'prevents']],
    )
    await api.mocks.advance(DATABASE_STABLE_AFTER)
    assert.equal((await remove()).status, 202)
    await api.mocks.advance(DATABASE_STABLE_AFTER)
    const { items } = bodyOf(await api.send('listDatabases', { query: { q: 'copy' } }))
    assert.deepEqual([items[0]?.status, items[0]?.restoredFrom], ['running', { ...origin, database: null }])
  }),

  behaves(TENANCY, "another organization's database, users and backups are not found", async (api) => {
    const { id: databaseId } = await databaseThatIs(api, 'running')
    const { id: databaseUserId } = await firstUserOf(api, databaseId)
    const { id: databaseBackupId } = await backupOf(api, databaseId)
    const path = { databaseId }
    const user = { databaseId, databaseUserId }
    const backup = { databaseId, databaseBackupId }
    await signUpOf(api)
    const as = 'session'
    const responses = [
      await api.send('getDatabase', { as, path }),
      await api.send('updateDatabase', { as, path, body: { name: 'mine' } }),
      await api.send('stopDatabase', { as, path }),
      await api.send('deleteDatabase', { as, path }),
      await api.send('listDatabaseUsers', { as, path }),
      await api.send('createDatabaseUser', { as, path, body: REPORTING }),
      await api.send('revealDatabaseUserPassword', { as, path: user }),
      await api.send('rotateDatabaseUserPassword', { as, path: user }),
      await api.send('listDatabaseBackups', { as, path }),
      await api.send('restoreDatabaseBackup', { as, path: backup, body: { name: 'mine' } }),
      await api.send('getDatabaseMetrics', { as, path }),
    ]
    for (const response of responses) assert.equal(response.outcome, '404 not_found', response.operation)
    // Also with the caller's own database in the path.
    const { id: own } = bodyOf(await api.send('createDatabase', { as, body: OWN }))
    await api.mocks.advance(DATABASE_STABLE_AFTER)
    for (const operation of ['revealDatabaseUserPassword', 'rotateDatabaseUserPassword'] as const) {
      const response = await api.send(operation, { as, path: { databaseId: own, databaseUserId } })
      assert.equal(response.outcome, '404 not_found')
    }
  }),
]
