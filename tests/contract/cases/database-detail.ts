import assert from 'node:assert/strict'
import { bodyOf } from '../suite/api.ts'
import { type ContractCase, reaches } from '../suite/case.ts'
import { databaseThatIs } from './support/databases.ts'

const MADE_UP_CURSOR = 'bm90LWEtY3Vyc29y'

export const databaseDetailCases: readonly ContractCase[] = [
  reaches('getDatabase', '200', 'matches the list', async (api) => {
    const database = await databaseThatIs(api, 'stopped')
    const response = await api.send('getDatabase', { path: { databaseId: database.id } })
    assert.deepEqual(response.body, database)
    return response
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
    const response = await api.send('updateDatabase', {
      path: { databaseId: before.id },
      body: { ...body, tags: [...body.tags], allowedNetworks: [...body.allowedNetworks] },
    })
    const after = bodyOf(response)
    for (const [field, value] of Object.entries(body)) {
      assert.deepEqual(after[field as keyof typeof body], value, field)
    }
    assert.equal(after.endpoint.host, before.endpoint.host)
    assert.equal(after.nextBackupAt, null)
    assert.equal(new Date(after.nextMaintenanceAt ?? 0).getUTCDay(), 5)
    return response
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

  reaches('getDatabaseMetrics', '200', 'the last hour of one that runs', async (api) => {
    const { id, connections } = await databaseThatIs(api, 'running')
    const response = await api.send('getDatabaseMetrics', { path: { databaseId: id } })
    const { series } = bodyOf(response)
    assert.deepEqual(
      series.map((it) => it.metric),
      [
        'cpu',
        'memory',
        'storage',
        'storage_free',
        'connections',
        'queries',
        'latency',
        'network_in',
        'network_out',
      ],
    )
    const open = series.find((it) => it.metric === 'connections')?.values ?? []
    assert.ok(open.every((value) => value !== null && value <= connections.max))
    return response
  }),

  reaches('getDatabaseMetrics', '400 invalid_range', 'a range that ends before it begins', async (api) => {
    const { id } = await databaseThatIs(api, 'running')
    const query = { from: '2026-03-02T09:00:00Z', to: '2026-03-01T09:00:00Z' }
    return api.send('getDatabaseMetrics', { path: { databaseId: id }, query })
  }),

  reaches('listDatabaseActivity', '200', 'activities, newest first', async (api) => {
    const { id, name } = await databaseThatIs(api, 'running')
    await api.send('stopDatabase', { path: { databaseId: id } })
    const response = await api.send('listDatabaseActivity', { path: { databaseId: id } })
    assert.equal(bodyOf(response).items[0]?.summary, `Stopped ${name}`)
    return response
  }),

  reaches('listDatabaseActivity', '400 invalid_cursor', 'an unknown cursor', async (api) => {
    const { id } = await databaseThatIs(api, 'running')
    const query = { cursor: MADE_UP_CURSOR }
    return api.send('listDatabaseActivity', { path: { databaseId: id }, query })
  }),
]
