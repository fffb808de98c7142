import assert from 'node:assert/strict'
import { bodyOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import {
  deployedDistribution,
  distributionOfSeed,
  failedDistribution,
  NOW,
  pathTo,
  sum,
} from './support/cdn.ts'

export const cdnObserveCases: readonly ContractCase[] = [
  reaches('getCdnAnalytics', '200', 'its parts add up', async (api) => {
    const distribution = await distributionOfSeed(api)
    const response = await api.send('getCdnAnalytics', {
      ...pathTo(distribution),
      query: { from: '2026-02-20T00:00:00Z', to: NOW },
    })
    const { requests, byRegion, byStatusClass, topPaths, bandwidthGb } = bodyOf(response)
    assert.ok(requests > 0)
    assert.equal(sum(byRegion.map((it) => it.requests)), requests)
    assert.equal(sum(byStatusClass.map((it) => it.requests)), requests)
    assert.ok(Math.abs(sum(byRegion.map((it) => it.bandwidthGb)) - bandwidthGb) < 0.05)
    assert.deepEqual(byRegion.map((it) => it.region).sort(), [...distribution.regions].sort())
    const order = topPaths.map((it) => it.requests)
    assert.deepEqual(
      order,
      [...order].sort((a, b) => b - a),
    )
    return response
  }),

  behaves('getCdnAnalytics', 'this month matches the list', async (api) => {
    const { usage, ...distribution } = await distributionOfSeed(api)
    const query = { from: '2026-03-01T00:00:00Z', to: NOW }
    const analytics = bodyOf(await api.send('getCdnAnalytics', { ...pathTo(distribution), query }))
    const { requests, bandwidthGb, cacheHitPercent } = analytics
    assert.deepEqual({ requests, bandwidthGb, cacheHitPercent }, usage)
  }),

  behaves('getCdnAnalytics', 'paths with few requests have traffic too', async (api) => {
    const query = { from: '2026-03-02T08:55:00Z', to: NOW }
    const { topPaths, byRegion } = bodyOf(
      await api.send('getCdnAnalytics', { ...pathTo(await distributionOfSeed(api)), query }),
    )
    const asked = [...topPaths, ...byRegion].filter(({ requests }) => requests > 0)
    assert.ok(asked.length > 5)
    assert.deepEqual(
      asked.filter(({ bandwidthGb }) => bandwidthGb === 0),
      [],
    )
  }),

  behaves('getCdnAnalytics', 'is empty for a distribution that never served', async (api) => {
    const distribution = await failedDistribution(api)
    const { requests, cacheHitPercent, topPaths, byRegion } = bodyOf(
      await api.send('getCdnAnalytics', pathTo(distribution)),
    )
    assert.deepEqual([requests, cacheHitPercent, topPaths], [0, null, []])
    assert.equal(byRegion.length, 5)
  }),

  reaches('getCdnAnalytics', '400 invalid_range', 'a range that ends before it begins', async (api) => {
    const query = { from: NOW, to: '2026-03-01T00:00:00Z' }
    return api.send('getCdnAnalytics', { ...pathTo(await distributionOfSeed(api)), query })
  }),

  reaches('getCdnMetrics', '200', 'the last hour, as evenly spaced means', async (api) => {
    const response = await api.send('getCdnMetrics', pathTo(await distributionOfSeed(api)))
    const { from, to, stepSeconds, series } = bodyOf(response)
    assert.equal(Date.parse(to) - Date.parse(from), 3_600_000)
    assert.deepEqual(
      series.map(({ metric }) => metric),
      ['requests', 'network_out', 'cache_hits', 'errors', 'error_rate', 'latency'],
    )
    for (const { metric, values } of series) {
      assert.equal(values.length, Math.ceil(3600 / stepSeconds), metric)
      assert.ok(
        values.every((value) => value !== null && value >= 0),
        metric,
      )
    }
    return response
  }),

  behaves('getCdnMetrics', 'has no values before its deployment', async (api) => {
    const distribution = await deployedDistribution(api)
    const { series } = bodyOf(await api.send('getCdnMetrics', pathTo(distribution)))
    for (const { metric, values } of series) {
      assert.equal(values[0], null, metric)
      assert.notEqual(values.at(-1), null, metric)
    }
  }),

  reaches('getCdnMetrics', '400 invalid_range', 'a range that ends before it begins', async (api) => {
    const query = { from: NOW, to: '2026-03-01T00:00:00Z' }
    return api.send('getCdnMetrics', { ...pathTo(await distributionOfSeed(api)), query })
  }),

  reaches('listCdnActivity', '200', 'activities, newest first', async (api) => {
    const distribution = await deployedDistribution(api)
    await api.send('updateCdnDistribution', { ...pathTo(distribution), body: { compression: false } })
    const response = await api.send('listCdnActivity', pathTo(distribution))
    assert.deepEqual(
      bodyOf(response).items.map(({ summary, outcome }) => [summary, outcome]),
      [
        [`Changed the compression of ${distribution.domain}`, 'in_progress'],
        [`Created ${distribution.domain}`, 'succeeded'],
      ],
    )
    return response
  }),

  reaches('listCdnActivity', '400 invalid_cursor', 'an unknown cursor', async (api) => {
    const query = { cursor: 'bm90LWEtY3Vyc29y' }
    return api.send('listCdnActivity', { ...pathTo(await distributionOfSeed(api)), query })
  }),
]
