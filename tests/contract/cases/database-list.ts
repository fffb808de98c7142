import assert from 'node:assert/strict'
import { bodyOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { databaseThatIs } from './support/databases.ts'

export const databaseListCases: readonly ContractCase[] = [
  reaches('listDatabases', '200', 'by name, none with a password', async (api) => {
    const response = await api.send('listDatabases', { query: { pageSize: 100 } })
    const { items, total } = bodyOf(response)
    assert.equal(items.length, total)
    for (const { endpoint, usage, connections, startedAt } of items) {
      assert.match(endpoint.connectionString, /:\*{8}@/)
      assert.equal(usage === null, startedAt === null)
      assert.ok(connections.used <= connections.max)
    }
    return response
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

  reaches('getDatabaseSummary', '200', 'matches the list', async (api) => {
    const { items, total } = bodyOf(await api.send('listDatabases', { query: { pageSize: 100 } }))
    const response = await api.send('getDatabaseSummary')
    const summary = bodyOf(response)
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
    return response
  }),

  reaches('getDatabaseCatalog', '200', 'says how many connections each engine takes', async (api) => {
    const response = await api.send('getDatabaseCatalog')
    const { engines, plans } = bodyOf(response)
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
    return response
  }),
]
