import assert from 'node:assert/strict'
import { bodyOf, problemOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { createDistribution, deployedDistribution, distributionOfSeed, pathTo } from './support/cdn.ts'
import { followPages } from './support/pages.ts'

export const cdnPurgeCases: readonly ContractCase[] = [
  reaches('purgeCdnCache', '202', 'reports progress until completed', async (api) => {
    const distribution = await deployedDistribution(api)
    const response = await api.send('purgeCdnCache', {
      ...pathTo(distribution),
      body: { kind: 'prefix', prefixes: ['/img/'] },
    })
    const started = bodyOf(response)
    assert.deepEqual([started.status, started.progressPercent, started.finishedAt], ['running', 0, null])
    const progress = async () => {
      const [purge] = bodyOf(await api.send('listCdnPurges', pathTo(distribution))).items
      assert.equal(purge?.id, started.id)
      return purge
    }
    await api.mocks.advance('PT4S')
    const half = await progress()
    assert.equal(half?.status, 'running')
    assert.ok(half.progressPercent > 0 && half.progressPercent < 100)
    await api.mocks.advance('PT1M')
    const done = await progress()
    assert.deepEqual([done?.status, done?.progressPercent, done?.targets], ['completed', 100, ['/img/']])
    assert.ok(done?.finishedAt)
    const { items } = bodyOf(
      await api.send('listCdnActivity', { ...pathTo(distribution), query: { limit: 1 } }),
    )
    assert.deepEqual(
      items.map(({ summary, outcome }) => [summary, outcome]),
      [[`Purged /img/ from ${distribution.domain}`, 'succeeded']],
    )
    return response
  }),

  behaves('purgeCdnCache', 'empties the cache, which refills', async (api) => {
    const distribution = await distributionOfSeed(api)
    const hits = async () =>
      bodyOf(await api.send('getCdnAnalytics', pathTo(distribution))).cacheHitPercent ?? 0
    const before = await hits()
    await api.send('purgeCdnCache', { ...pathTo(distribution), body: { kind: 'all' } })
    await api.mocks.advance('PT10M')
    const after = await hits()
    assert.ok(after < before, `${after} < ${before}`)
    await api.mocks.advance('P1D')
    assert.ok((await hits()) > after)
  }),

  behaves('purgeCdnCache', 'accepts URLs of its own domain only, HTTP and HTTPS', async (api) => {
    const distribution = await deployedDistribution(api)
    const { domain } = distribution
    const response = await api.send('purgeCdnCache', {
      ...pathTo(distribution),
      body: { kind: 'url', urls: [`https://${domain}/a.js?v=1`, `http://${domain}`] },
    })
    assert.equal(response.status, 202)
    const foreign = await api.send('purgeCdnCache', {
      ...pathTo(distribution),
      body: {
        kind: 'url',
        urls: [`https://${domain}/`, `https://${domain}.evil.example/`, `https://x@y.example/${domain}`],
      },
    })
    assert.deepEqual(
      problemOf(foreign).errors?.map(({ pointer }) => pointer),
      ['/urls/1', '/urls/2'],
    )
  }),

  reaches('purgeCdnCache', '422 foreign_url', 'of another site', async (api) => {
    const distribution = await deployedDistribution(api)
    const body = { kind: 'url', urls: ['https://elsewhere.example/'] }
    return api.send('purgeCdnCache', { ...pathTo(distribution), body })
  }),

  reaches('purgeCdnCache', '409 invalid_state', 'one that was never deployed', async (api) => {
    const distribution = bodyOf(await createDistribution(api))
    return api.send('purgeCdnCache', { ...pathTo(distribution), body: { kind: 'all' } })
  }),

  reaches(
    'purgeCdnCache',
    '409 idempotency_key_reused',
    'an idempotency key used for another body',
    async (api) => {
      const distribution = await deployedDistribution(api)
      const headers = { 'idempotency-key': 'purge-once' }
      await api.send('purgeCdnCache', { ...pathTo(distribution), headers, body: { kind: 'all' } })
      return api.send('purgeCdnCache', {
        ...pathTo(distribution),
        headers,
        body: { kind: 'prefix', prefixes: ['/'] },
      })
    },
  ),

  reaches('listCdnPurges', '200', 'newest first, paged', async (api) => {
    const distribution = await deployedDistribution(api)
    for (const kind of ['all', 'all', 'all']) {
      await api.send('purgeCdnCache', { ...pathTo(distribution), body: { kind } })
      await api.mocks.advance('PT1S')
    }
    const purges = await followPages(async (query) =>
      bodyOf(await api.send('listCdnPurges', { ...pathTo(distribution), query: { ...query, limit: 2 } })),
    )
    assert.equal(purges.length, 3)
    const times = purges.map(({ startedAt }) => startedAt)
    assert.deepEqual(times, [...times].sort().reverse())
    return api.send('listCdnPurges', pathTo(distribution))
  }),

  reaches('listCdnPurges', '400 invalid_cursor', 'an unknown cursor', async (api) => {
    return api.send('listCdnPurges', {
      ...pathTo(await distributionOfSeed(api)),
      query: { cursor: 'bm90LWEtY3Vyc29y' },
    })
  }),
]
