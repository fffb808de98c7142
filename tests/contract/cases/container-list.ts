import assert from 'node:assert/strict'
import type { Container } from '#src/api/generated/types.gen.ts'
import { bodyOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { runningContainer } from './support/containers.ts'

export const containerListCases: readonly ContractCase[] = [
  reaches('listContainers', '200', 'names are unique per namespace', async (api) => {
    const response = await api.send('listContainers', { query: { q: 'checkout-api', sort: 'namespace' } })
    assert.deepEqual(
      bodyOf(response).items.map(({ namespace }) => namespace),
      ['production', 'staging'],
    )
    return response
  }),

  behaves('listContainers', 'filters and sorts by its fields', async (api) => {
    const { items } = bodyOf(
      await api.send('listContainers', {
        query: { namespace: ['production', 'staging'], status: ['running', 'error'], sort: '-restarts' },
      }),
    )
    assert.ok(items.length > 3)
    assert.ok(items.every((it) => it.namespace !== 'development' && ['running', 'error'].includes(it.status)))
    const restarts = items.map((it) => it.restarts)
    assert.deepEqual(
      restarts,
      restarts.toSorted((a, b) => b - a),
    )
    const byCpu = bodyOf(await api.send('listContainers', { query: { sort: '-cpu', pageSize: 100 } })).items
    const usage = byCpu.map((it) => it.usage?.cpuPercent ?? Number.NEGATIVE_INFINITY)
    assert.deepEqual(
      usage,
      usage.toSorted((a, b) => b - a),
    )
  }),

  reaches('getContainerSummary', '200', 'matches the list', async (api) => {
    const response = await api.send('getContainerSummary')
    const summary = bodyOf(response)
    const { items, total } = bodyOf(await api.send('listContainers', { query: { pageSize: 100 } }))
    const sum = (of: (it: Container) => number) => items.reduce((all, it) => all + of(it), 0)
    assert.equal(summary.total, total)
    assert.equal(
      summary.restarts,
      sum((it) => it.restarts),
    )
    assert.equal(
      summary.replicas.ready,
      sum((it) => it.replicas.ready),
    )
    assert.equal(
      summary.monthlyCost.amount,
      sum((it) => it.monthlyCost.amount),
    )
    assert.equal(summary.byStatus.error, items.filter((it) => it.status === 'error').length)
    assert.equal(summary.byNamespace.staging, items.filter((it) => it.namespace === 'staging').length)
    return response
  }),

  reaches('getContainer', '200', 'omits secret values', async (api) => {
    const { id } = await runningContainer(api, {
      env: [
        { name: 'KEY', value: 'value', secret: true },
        { name: 'PLAIN', value: 'shown' },
      ],
    })
    const response = await api.send('getContainer', { path: { containerId: id } })
    assert.deepEqual(bodyOf(response).env, [
      { name: 'KEY', value: null, secret: true },
      { name: 'PLAIN', value: 'shown', secret: false },
    ])
    return response
  }),

  reaches('getContainerCatalog', '200', 'the product page’s tiers', async (api) => {
    const response = await api.send('getContainerCatalog')
    assert.deepEqual(
      bodyOf(response).plans.map(({ name, monthlyPrice }) => [name, monthlyPrice.amount]),
      [
        ['Starter', 1000],
        ['Professional', 4000],
        ['Enterprise', 16_000],
      ],
    )
    return response
  }),
]
