import assert from 'node:assert/strict'
import type { DatabaseUserCreate } from '#src/api/generated/types.gen.ts'
import { type Api, bodyOf, problemOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { databaseThatIs } from './support/databases.ts'

const REPORTING: DatabaseUserCreate = { name: 'contract_test', role: 'read_only' }

const addUser = (
  api: Api,
  databaseId: string,
  headers: Readonly<Record<string, string>> = {},
  body = REPORTING,
) => api.send('createDatabaseUser', { path: { databaseId }, body, headers })

async function firstUserOf(api: Api, databaseId: string) {
  const [user] = bodyOf(await api.send('listDatabaseUsers', { path: { databaseId } })).items
  assert.ok(user?.isPrimary)
  return user
}

export const databaseUserCases: readonly ContractCase[] = [
  reaches('listDatabaseUsers', '200', 'the primary user first, without passwords', async (api) => {
    const { id: databaseId } = await databaseThatIs(api, 'running')
    const { password } = bodyOf(await addUser(api, databaseId))
    const response = await api.send('listDatabaseUsers', { path: { databaseId } })
    const { items } = bodyOf(response)
    assert.ok(items[0]?.isPrimary)
    assert.ok(items.some((it) => it.name === REPORTING.name))
    assert.ok(!JSON.stringify(items).includes(password))
    return response
  }),

  reaches('createDatabaseUser', '201', 'with a password, returned once', async (api) => {
    const { id } = await databaseThatIs(api, 'running')
    const response = await addUser(api, id)
    const { user, password, connectionString } = bodyOf(response)
    assert.deepEqual([user.name, user.role, user.isPrimary], [REPORTING.name, 'read_only', false])
    assert.ok(connectionString.includes(`${user.name}:${password}@`))
    return response
  }),

  reaches('createDatabaseUser', '409 name_taken', 'a taken name', async (api) => {
    const { id } = await databaseThatIs(api, 'running')
    await addUser(api, id)
    const response = await addUser(api, id)
    assert.deepEqual(
      problemOf(response).errors?.map((it) => it.pointer),
      ['/name'],
    )
    return response
  }),

  reaches('createDatabaseUser', '409 invalid_state', 'of one that is stopped', async (api) => {
    const { id } = await databaseThatIs(api, 'stopped')
    return addUser(api, id)
  }),

  reaches(
    'createDatabaseUser',
    '409 idempotency_key_reused',
    'an idempotency key used for another body',
    async (api) => {
      const { id } = await databaseThatIs(api, 'running')
      const headers = { 'idempotency-key': 'user-00001' }
      await addUser(api, id, headers)
      return addUser(api, id, headers, { name: 'another', role: 'admin' })
    },
  ),

  reaches('createDatabaseUser', '422 validation_failed', 'a name with a hyphen', async (api) => {
    const { id } = await databaseThatIs(api, 'running')
    return addUser(api, id, {}, { name: 'not-ok', role: 'admin' })
  }),

  reaches('deleteDatabaseUser', '204', 'it is deleted', async (api) => {
    const { id: databaseId } = await databaseThatIs(api, 'running')
    const { user } = bodyOf(await addUser(api, databaseId))
    const path = { databaseId, databaseUserId: user.id }
    const response = await api.send('deleteDatabaseUser', { path })
    assert.equal((await api.send('revealDatabaseUserPassword', { path })).outcome, '404 not_found')
    return response
  }),

  reaches('deleteDatabaseUser', '409 primary_user', 'the primary user', async (api) => {
    const { id: databaseId } = await databaseThatIs(api, 'running')
    const { id: databaseUserId } = await firstUserOf(api, databaseId)
    return api.send('deleteDatabaseUser', { path: { databaseId, databaseUserId } })
  }),

  reaches('deleteDatabaseUser', '409 invalid_state', 'while the engine is off', async (api) => {
    const { id: databaseId } = await databaseThatIs(api, 'stopped')
    const { id: databaseUserId } = await firstUserOf(api, databaseId)
    return api.send('deleteDatabaseUser', { path: { databaseId, databaseUserId } })
  }),

  reaches('revealDatabaseUserPassword', '200', 'and records who has seen it', async (api) => {
    const { id: databaseId, name, endpoint } = await databaseThatIs(api, 'running')
    const { id: databaseUserId } = await firstUserOf(api, databaseId)
    const response = await api.send('revealDatabaseUserPassword', { path: { databaseId, databaseUserId } })
    const { user, password, connectionString } = bodyOf(response)
    assert.equal(connectionString.replace(password, '********'), endpoint.connectionString)
    const [activity] = bodyOf(await api.send('listDatabaseActivity', { path: { databaseId } })).items
    assert.equal(activity?.summary, `Revealed the password of ${user.name} on ${name}`)
    return response
  }),

  reaches('rotateDatabaseUserPassword', '200', 'a new password from now on', async (api) => {
    const { id: databaseId } = await databaseThatIs(api, 'running')
    const { id: databaseUserId } = await firstUserOf(api, databaseId)
    const path = { databaseId, databaseUserId }
    const before = bodyOf(await api.send('revealDatabaseUserPassword', { path }))
    await api.mocks.advance('PT1M')
    const response = await api.send('rotateDatabaseUserPassword', { path })
    assert.notEqual(bodyOf(response).password, before.password)
    assert.ok(bodyOf(response).user.passwordChangedAt > before.user.passwordChangedAt)
    const revealed = bodyOf(await api.send('revealDatabaseUserPassword', { path }))
    assert.equal(revealed.password, bodyOf(response).password)
    return response
  }),

  behaves(
    'rotateDatabaseUserPassword',
    'the old password works until the end of the overlap',
    async (api) => {
      const { id: databaseId } = await databaseThatIs(api, 'running')
      const { items } = bodyOf(await api.send('listDatabaseUsers', { path: { databaseId } }))
      const path = { databaseId, databaseUserId: items[0]?.id ?? '' }
      const { user } = bodyOf(
        await api.send('rotateDatabaseUserPassword', { path, query: { overlapMinutes: 60 } }),
      )
      assert.equal(
        Date.parse(user.oldPasswordUntil ?? '') - Date.parse(user.passwordChangedAt),
        60 * 60 * 1000,
      )
      const untilNow = async () => {
        const { items: users } = bodyOf(await api.send('listDatabaseUsers', { path: { databaseId } }))
        return users.find(({ id }) => id === user.id)?.oldPasswordUntil
      }
      assert.equal(await untilNow(), user.oldPasswordUntil)
      await api.mocks.advance('PT61M')
      assert.equal(await untilNow(), null)
      await api.send('rotateDatabaseUserPassword', { path, query: { overlapMinutes: 60 } })
      await api.send('rotateDatabaseUserPassword', { path })
      assert.equal(await untilNow(), null)
    },
  ),

  reaches(
    'rotateDatabaseUserPassword',
    '400 invalid_parameters',
    'an overlap of more than a week',
    async (api) => {
      const { id: databaseId } = await databaseThatIs(api, 'running')
      const { items } = bodyOf(await api.send('listDatabaseUsers', { path: { databaseId } }))
      const path = { databaseId, databaseUserId: items[0]?.id ?? '' }
      return api.send('rotateDatabaseUserPassword', { path, query: { overlapMinutes: 10_081 } })
    },
  ),

  reaches('rotateDatabaseUserPassword', '409 invalid_state', 'while the engine is off', async (api) => {
    const { id: databaseId } = await databaseThatIs(api, 'stopped')
    const { id: databaseUserId } = await firstUserOf(api, databaseId)
    return api.send('rotateDatabaseUserPassword', { path: { databaseId, databaseUserId } })
  }),

  behaves('revealDatabaseUserPassword', 'requires manage_resources', async (api) => {
    const { id: databaseId } = await databaseThatIs(api, 'running')
    const { id: databaseUserId } = await firstUserOf(api, databaseId)
    const path = { databaseId, databaseUserId }
    for (const as of ['developer', 'viewer'] as const) {
      for (const operation of ['revealDatabaseUserPassword', 'rotateDatabaseUserPassword'] as const) {
        assert.equal((await api.send(operation, { as, path })).status, 403)
      }
    }
  }),
]
