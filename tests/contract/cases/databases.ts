import assert from 'node:assert/strict'
import { bodyOf, problemOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import {
  DATABASE_SETTLED,
  databaseThatIs,
  getDatabase,
  orderDatabase,
  runningDatabase,
} from './support/databases.ts'

const MADE_UP_CURSOR = 'bm90LWEtY3Vyc29y'
const pointers = (answer: Parameters<typeof problemOf>[0]) =>
  problemOf(answer)
    .errors?.map((error) => error.pointer)
    .sort()

export const databaseCases: readonly ContractCase[] = [
  reaches('listDatabases', '200', 'by name, none with a password', async (api) => {
    const answer = await api.send('listDatabases', { query: { pageSize: 100 } })
    const { items, total } = bodyOf(answer)
    assert.equal(items.length, total)
    for (const { endpoint, usage, connections, startedAt } of items) {
      assert.match(endpoint.connectionString, /:\*{8}@/)
      assert.equal(usage === null, startedAt === null)
      assert.ok(connections.used <= connections.max)
    }
    return answer
  }),

  behaves('listDatabases', 'filters by engine, state, region and tag, and finds by the host', async (api) => {
    const { engine, region, tags, id, endpoint } = await databaseThatIs(api, 'running')
    const query = { engine: [engine], status: ['running', 'error'], region, tag: tags, q: endpoint.host }
    const { items } = bodyOf(await api.send('listDatabases', { query }))
    assert.deepEqual(
      items.map((it) => it.id),
      [id],
    )
  }),

  behaves('listDatabases', 'sorts by each of its fields, those that are off last', async (api) => {
    const fields = [
      'name',
      'engine',
      'status',
      'storage',
      'connections',
      'region',
      'createdAt',
      'monthlyCost',
    ]
    for (const field of fields) {
      const { items } = bodyOf(await api.send('listDatabases', { query: { sort: `-${field}` } }))
      assert.ok(items.length > 1, field)
    }
    for (const sort of ['cpu', '-cpu', 'memory', '-memory']) {
      const { items } = bodyOf(await api.send('listDatabases', { query: { sort } }))
      const off = items.map((it) => it.usage === null)
      assert.deepEqual(off, [...off].sort(), sort)
    }
  }),

  reaches('getDatabaseSummary', '200', 'agrees with the list', async (api) => {
    const { items, total } = bodyOf(await api.send('listDatabases', { query: { pageSize: 100 } }))
    const answer = await api.send('getDatabaseSummary')
    const summary = bodyOf(answer)
    const sum = (read: (it: (typeof items)[number]) => number) => items.reduce((all, it) => all + read(it), 0)
    assert.equal(summary.total, total)
    assert.equal(
      summary.monthlyCost.amount,
      sum((it) => it.monthlyCost.amount),
    )
    assert.deepEqual(summary.connections, {
      used: sum((it) => it.connections.used),
      max: sum((it) => it.connections.max),
    })
    assert.equal(
      summary.backups.databasesWithout,
      items.filter((it) => it.backupSchedule.frequency === 'off').length,
    )
    return answer
  }),

  reaches('getDatabaseCatalogue', '200', 'says how many connections each engine takes', async (api) => {
    const answer = await api.send('getDatabaseCatalogue')
    const { engines, plans } = bodyOf(answer)
    for (const { versions, connectionLimits } of engines) {
      assert.ok(versions.length > 0)
      assert.equal(connectionLimits.length, plans.length)
    }
    const limit = (engine: string, planId: string) =>
      engines.find((it) => it.engine === engine)?.connectionLimits.find((it) => it.planId === planId)
        ?.connections
    assert.deepEqual(
      [
        limit('postgresql', 'dbplan_production'),
        limit('mysql', 'dbplan_production'),
        limit('redis', 'dbplan_development'),
        limit('mongodb', 'dbplan_development'),
      ],
      [100, 200, 1000, 150],
    )
    return answer
  }),

  reaches('createDatabase', '202', 'running some minutes later, with one user', async (api) => {
    const answer = await orderDatabase(api)
    const created = bodyOf(answer)
    assert.deepEqual([created.status, created.transition?.to, created.usage], ['creating', 'running', null])
    assert.deepEqual(created.allowedNetworks, [])
    assert.deepEqual(created.backupSchedule, { frequency: 'daily', hour: 3, retentionDays: 7 })
    await api.mocks.advance(DATABASE_SETTLED)
    const running = await getDatabase(api, created.id)
    assert.equal(running.status, 'running')
    assert.ok(running.usage)
    assert.ok(running.nextBackupAt)
    const { items } = bodyOf(await api.send('listDatabaseUsers', { path: { databaseId: created.id } }))
    assert.deepEqual(
      items.map((it) => [it.name, it.isPrimary]),
      [[created.endpoint.user, true]],
    )
    return answer
  }),

  behaves('createDatabase', 'one whose name begins with fail- ends in error', async (api) => {
    const { id, status, statusReason } = await runningDatabase(api, { name: 'fail-now' })
    assert.equal(status, 'error')
    assert.ok(statusReason)
    bodyOf(await api.send('deleteDatabase', { path: { databaseId: id } }))
    await api.mocks.advance(DATABASE_SETTLED)
    assert.equal((await api.send('getDatabase', { path: { databaseId: id } })).outcome, '404 not_found')
  }),

  reaches('createDatabase', '409 name_taken', 'points at the name', async (api) => {
    const { name } = await databaseThatIs(api, 'running')
    const answer = await orderDatabase(api, { name })
    assert.deepEqual(pointers(answer), ['/name'])
    return answer
  }),

  reaches('createDatabase', '409 quota_exceeded', 'more than the organisation may have', async (api) => {
    const quotas = bodyOf(await api.send('listQuotas')).items
    const quota = quotas.find((it) => it.id === 'databases')
    assert.ok(quota)
    for (let left = quota.limit - quota.used; left > 0; left -= 1) {
      bodyOf(await orderDatabase(api, { name: `one-of-${left}`, planId: 'dbplan_development' }))
    }
    return orderDatabase(api, { name: 'one-more' })
  }),

  reaches('createDatabase', '409 idempotency_key_reused', 'one key for two orders', async (api) => {
    const headers = { 'idempotency-key': 'order-00001' }
    await orderDatabase(api, {}, headers)
    return orderDatabase(api, { name: 'another' }, headers)
  }),

  reaches('createDatabase', '422 validation_failed', 'names every wrong field', async (api) => {
    const backupSchedule = { frequency: 'daily', hour: 24, retentionDays: 7 } as const
    const answer = await orderDatabase(api, { name: 'Not OK', backupSchedule })
    assert.ok(pointers(answer)?.includes('/name'))
    assert.ok(pointers(answer)?.some((it) => it.startsWith('/backupSchedule')))
    return answer
  }),

  reaches('createDatabase', '422 unknown_reference', 'names everything that does not exist', async (api) => {
    const answer = await orderDatabase(api, { version: '8.2', planId: 'dbplan_none', projectId: 'prj_none' })
    assert.deepEqual(pointers(answer), ['/planId', '/projectId', '/version'])
    return answer
  }),

  reaches('createDatabase', '422 invalid_cidr', 'a range with bits beyond its prefix', async (api) => {
    const allowedNetworks = [
      { cidr: '10.0.0.0/8', description: '' },
      { cidr: '10.1.0.0/8', description: '' },
    ]
    const answer = await orderDatabase(api, { allowedNetworks })
    assert.deepEqual(pointers(answer), ['/allowedNetworks/1/cidr'])
    return answer
  }),

  reaches('createDatabase', '422 duplicate_entry', 'a range that is there twice', async (api) => {
    const allowedNetworks = [
      { cidr: '2001:db8::/32', description: 'short' },
      { cidr: '2001:0db8::/32', description: 'long' },
    ]
    const answer = await orderDatabase(api, { allowedNetworks })
    assert.deepEqual(pointers(answer), ['/allowedNetworks/1/cidr'])
    return answer
  }),

  reaches('getDatabase', '200', 'as the list shows it', async (api) => {
    const database = await databaseThatIs(api, 'stopped')
    const answer = await api.send('getDatabase', { path: { databaseId: database.id } })
    assert.deepEqual(answer.body, database)
    return answer
  }),

  reaches('updateDatabase', '200', 'everything at once, the host stays', async (api) => {
    const before = await databaseThatIs(api, 'running')
    const body = {
      name: 'renamed',
      tags: ['a'],
      allowedNetworks: [{ cidr: '198.51.100.0/24', description: 'Office' }],
      backupSchedule: { frequency: 'off' },
      maintenanceWindow: { weekday: 'friday', hour: 23 },
    } as const
    const answer = await api.send('updateDatabase', {
      path: { databaseId: before.id },
      body: { ...body, tags: [...body.tags], allowedNetworks: [...body.allowedNetworks] },
    })
    const after = bodyOf(answer)
    for (const [field, value] of Object.entries(body)) {
      assert.deepEqual(after[field as keyof typeof body], value, field)
    }
    assert.equal(after.endpoint.host, before.endpoint.host)
    assert.equal(after.nextBackupAt, null)
    assert.equal(new Date(after.nextMaintenanceAt ?? 0).getUTCDay(), 5)
    return answer
  }),

  reaches('updateDatabase', '409 name_taken', 'of another database', async (api) => {
    const { name } = await databaseThatIs(api, 'running')
    const { id } = await databaseThatIs(api, 'stopped')
    return api.send('updateDatabase', { path: { databaseId: id }, body: { name } })
  }),

  reaches('updateDatabase', '409 invalid_state', 'while it is being deleted', async (api) => {
    const { id } = await databaseThatIs(api, 'stopped')
    await api.send('deleteDatabase', { path: { databaseId: id } })
    return api.send('updateDatabase', { path: { databaseId: id }, body: { tags: [] } })
  }),

  reaches('updateDatabase', '422 invalid_cidr', 'no range at all', async (api) => {
    const { id } = await databaseThatIs(api, 'running')
    const allowedNetworks = [{ cidr: '300.0.0.0/8', description: '' }]
    return api.send('updateDatabase', { path: { databaseId: id }, body: { allowedNetworks } })
  }),

  reaches('updateDatabase', '422 duplicate_entry', 'a range twice', async (api) => {
    const { id } = await databaseThatIs(api, 'running')
    const network = { cidr: '10.0.0.0/8', description: '' }
    const body = { allowedNetworks: [network, network] }
    return api.send('updateDatabase', { path: { databaseId: id }, body })
  }),

  reaches('startDatabase', '202', 'running a little later', async (api) => {
    const { id } = await databaseThatIs(api, 'stopped')
    const answer = await api.send('startDatabase', { path: { databaseId: id } })
    assert.equal(bodyOf(answer).status, 'starting')
    await api.mocks.advance(DATABASE_SETTLED)
    assert.equal((await getDatabase(api, id)).status, 'running')
    return answer
  }),

  reaches('startDatabase', '409 invalid_state', 'one that runs', async (api) => {
    const { id } = await databaseThatIs(api, 'running')
    const answer = await api.send('startDatabase', { path: { databaseId: id } })
    assert.equal(problemOf(answer).detail, 'The database is already running.')
    return answer
  }),

  reaches('stopDatabase', '202', 'no connections, the same price', async (api) => {
    const { id, monthlyCost } = await databaseThatIs(api, 'running')
    const answer = await api.send('stopDatabase', { path: { databaseId: id } })
    assert.equal(bodyOf(answer).status, 'stopping')
    await api.mocks.advance(DATABASE_SETTLED)
    const stopped = await getDatabase(api, id)
    assert.deepEqual([stopped.status, stopped.connections.used, stopped.startedAt], ['stopped', 0, null])
    assert.deepEqual(stopped.monthlyCost, monthlyCost)
    return answer
  }),

  reaches('stopDatabase', '409 invalid_state', 'one that is stopped', async (api) => {
    const { id } = await databaseThatIs(api, 'stopped')
    return api.send('stopDatabase', { path: { databaseId: id } })
  }),

  reaches('resizeDatabase', '202', 'its new plan and price when it has settled', async (api) => {
    const before = await runningDatabase(api)
    const path = { databaseId: before.id }
    const answer = await api.send('resizeDatabase', { path, body: { planId: 'dbplan_enterprise' } })
    const { status, planId, monthlyCost } = bodyOf(answer)
    assert.deepEqual([status, planId, monthlyCost], ['resizing', before.planId, before.monthlyCost])
    await api.mocks.advance(DATABASE_SETTLED)
    const after = await getDatabase(api, before.id)
    assert.deepEqual(
      [after.status, after.planId, after.connections.max],
      ['running', 'dbplan_enterprise', 500],
    )
    return answer
  }),

  reaches('resizeDatabase', '409 invalid_state', 'one that has failed', async (api) => {
    const { id } = await databaseThatIs(api, 'error')
    return api.send('resizeDatabase', { path: { databaseId: id }, body: { planId: 'dbplan_enterprise' } })
  }),

  reaches('resizeDatabase', '409 plan_unchanged', 'the plan that it has', async (api) => {
    const { id, planId } = await databaseThatIs(api, 'running')
    return api.send('resizeDatabase', { path: { databaseId: id }, body: { planId } })
  }),

  reaches('resizeDatabase', '422 unknown_reference', 'a plan that there is not', async (api) => {
    const { id } = await databaseThatIs(api, 'running')
    return api.send('resizeDatabase', { path: { databaseId: id }, body: { planId: 'dbplan_none' } })
  }),

  reaches('resizeDatabase', '422 storage_too_small', 'a plan with less storage', async (api) => {
    const { id } = await runningDatabase(api)
    const body = { planId: 'dbplan_development' }
    const answer = await api.send('resizeDatabase', { path: { databaseId: id }, body })
    assert.deepEqual(pointers(answer), ['/planId'])
    return answer
  }),

  reaches('upgradeDatabase', '202', 'in maintenance, then of the new version', async (api) => {
    const { id } = await runningDatabase(api, { version: '16' })
    const answer = await api.send('upgradeDatabase', { path: { databaseId: id }, body: { version: '18' } })
    const { status, version, statusReason } = bodyOf(answer)
    assert.deepEqual([status, version, statusReason], ['maintenance', '16', 'Upgrade to PostgreSQL 18.'])
    await api.mocks.advance(DATABASE_SETTLED)
    const after = await getDatabase(api, id)
    assert.deepEqual([after.status, after.version, after.statusReason], ['running', '18', null])
    return answer
  }),

  reaches('upgradeDatabase', '409 invalid_state', 'one that is stopped', async (api) => {
    const { id } = await databaseThatIs(api, 'stopped')
    return api.send('upgradeDatabase', { path: { databaseId: id }, body: { version: '18' } })
  }),

  reaches('upgradeDatabase', '422 unknown_reference', 'a version of another engine', async (api) => {
    const { id } = await runningDatabase(api)
    return api.send('upgradeDatabase', { path: { databaseId: id }, body: { version: '9.4' } })
  }),

  reaches('upgradeDatabase', '422 version_not_newer', 'the version that it has', async (api) => {
    const { id } = await runningDatabase(api)
    const answer = await api.send('upgradeDatabase', { path: { databaseId: id }, body: { version: '17' } })
    assert.deepEqual(pointers(answer), ['/version'])
    return answer
  }),

  reaches('deleteDatabase', '202', 'gone a little later', async (api) => {
    const { id } = await databaseThatIs(api, 'running')
    const answer = await api.send('deleteDatabase', { path: { databaseId: id } })
    assert.equal(bodyOf(answer).transition?.to, 'deleted')
    await api.mocks.advance(DATABASE_SETTLED)
    assert.equal((await api.send('getDatabase', { path: { databaseId: id } })).status, 404)
    return answer
  }),

  reaches('deleteDatabase', '409 invalid_state', 'while it is being deleted', async (api) => {
    const { id } = await databaseThatIs(api, 'running')
    await api.send('deleteDatabase', { path: { databaseId: id } })
    return api.send('deleteDatabase', { path: { databaseId: id } })
  }),

  reaches('getDatabaseMetrics', '200', 'the last hour of one that runs', async (api) => {
    const { id, connections } = await databaseThatIs(api, 'running')
    const answer = await api.send('getDatabaseMetrics', { path: { databaseId: id } })
    const { series } = bodyOf(answer)
    assert.deepEqual(
      series.map((it) => it.metric),
      ['cpu', 'memory', 'storage', 'connections', 'queries', 'latency', 'network_in', 'network_out'],
    )
    const open = series.find((it) => it.metric === 'connections')?.values ?? []
    assert.ok(open.every((value) => value !== null && value <= connections.max))
    return answer
  }),

  reaches('getDatabaseMetrics', '400 invalid_range', 'a range that ends before it begins', async (api) => {
    const { id } = await databaseThatIs(api, 'running')
    const query = { from: '2026-03-02T09:00:00Z', to: '2026-03-01T09:00:00Z' }
    return api.send('getDatabaseMetrics', { path: { databaseId: id }, query })
  }),

  reaches('listDatabaseActivity', '200', 'what was done, newest first', async (api) => {
    const { id, name } = await databaseThatIs(api, 'running')
    await api.send('stopDatabase', { path: { databaseId: id } })
    const answer = await api.send('listDatabaseActivity', { path: { databaseId: id } })
    assert.equal(bodyOf(answer).items[0]?.summary, `Stopped ${name}`)
    return answer
  }),

  reaches('listDatabaseActivity', '400 invalid_cursor', 'a cursor of nobody', async (api) => {
    const { id } = await databaseThatIs(api, 'running')
    const query = { cursor: MADE_UP_CURSOR }
    return api.send('listDatabaseActivity', { path: { databaseId: id }, query })
  }),
]
