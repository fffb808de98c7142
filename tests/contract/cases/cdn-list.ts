import assert from 'node:assert/strict'
import { bodyOf, problemOf, type Request } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import {
  createDistribution,
  distributionOfSeed,
  everyDistribution,
  origin,
  pathTo,
  sum,
} from './support/cdn.ts'
import { signUpOf } from './support/sign-ups.ts'

export const cdnListCases: readonly ContractCase[] = [
  reaches('listCdnDistributions', '200', 'by domain, every one on exactly one page', async (api) => {
    await createDistribution(api)
    const response = await api.send('listCdnDistributions')
    const { items, total } = bodyOf(response)
    const domains = items.map(({ domain }) => domain)
    assert.deepEqual(domains, [...domains].sort(new Intl.Collator('en', { numeric: true }).compare))
    const all = await everyDistribution(api)
    assert.equal(new Set(all.map(({ id }) => id)).size, total)
    return response
  }),

  reaches('listCdnDistributions', '400 invalid_parameters', 'names every invalid parameter', async (api) => {
    const query = { page: 0, sort: 'name', status: ['deployed', 'asleep'] }
    const response = await api.send('listCdnDistributions', { query })
    assert.deepEqual(
      problemOf(response)
        .errors?.map(({ pointer }) => pointer)
        .sort(),
      ['/page', '/sort', '/status/1'],
    )
    return response
  }),

  behaves('listCdnDistributions', 'finds by domain, id, host of an origin and tag', async (api) => {
    const { id, domain } = bodyOf(
      await createDistribution(api, {
        origins: [{ ...origin, host: 'needle.origin.example' }],
        tags: ['hay:stack'],
      }),
    )
    for (const q of [domain.toUpperCase(), id, 'needle.origin', 'hay:stack']) {
      assert.deepEqual(
        (await everyDistribution(api, { q })).map((it) => it.id),
        [id],
        q,
      )
    }
    assert.deepEqual(await everyDistribution(api, { q: 'no-such-thing' }), [])
  }),

  behaves('listCdnDistributions', 'filters by state, plan, project and every tag', async (api) => {
    const mine = bodyOf(await createDistribution(api, { planId: 'cdnplan_enterprise', tags: ['a', 'b'] }))
    const ids = async (query: Request['query']) => (await everyDistribution(api, query)).map(({ id }) => id)
    assert.deepEqual(await ids({ status: 'deploying' }), [mine.id])
    assert.deepEqual(await ids({ planId: 'cdnplan_enterprise' }), [mine.id])
    assert.deepEqual(await ids({ tag: ['a', 'b'] }), [mine.id])
    assert.deepEqual(await ids({ tag: ['a', 'c'] }), [])
    assert.ok((await ids({ projectId: mine.projectId })).includes(mine.id))
  }),

  behaves(
    'listCdnDistributions',
    'every documented field sorts, and those without figures come last',
    async (api) => {
      const { id } = bodyOf(await createDistribution(api))
      const fields = [
        'domain',
        'status',
        'cacheHitPercent',
        'bandwidth',
        'requests',
        'createdAt',
        'monthlyCost',
      ]
      const { total } = bodyOf(await api.send('listCdnDistributions'))
      for (const field of fields) {
        for (const sort of [field, `-${field}`])
          assert.equal((await everyDistribution(api, { sort })).length, total, sort)
      }
      for (const sort of ['requests', '-requests']) {
        const unused = (await everyDistribution(api, { sort })).filter(({ usage }) => usage.requests === 0)
        assert.ok(unused.some((it) => it.id === id))
        assert.deepEqual((await everyDistribution(api, { sort })).slice(-unused.length), unused)
      }
    },
  ),

  reaches('getCdnSummary', '200', 'matches the list', async (api) => {
    const response = await api.send('getCdnSummary')
    const { total, byStatus, usage, monthlyCost } = bodyOf(response)
    const all = await everyDistribution(api)
    assert.equal(total, all.length)
    assert.equal(sum(Object.values(byStatus)), total)
    assert.equal(usage.requests, sum(all.map((it) => it.usage.requests)))
    assert.equal(monthlyCost.amount, sum(all.map((it) => it.monthlyCost.amount)))
    return response
  }),

  reaches('getCdnDistribution', '200', 'one of the list', async (api) => {
    const distribution = await distributionOfSeed(api)
    const response = await api.send('getCdnDistribution', pathTo(distribution))
    assert.deepEqual(response.body, distribution)
    return response
  }),

  reaches('getCdnCatalog', '200', 'plans by their price', async (api) => {
    const response = await api.send('getCdnCatalog')
    const prices = bodyOf(response).plans.map(({ monthlyPrice }) => monthlyPrice.amount)
    assert.deepEqual(prices, [2000, 10_000, 50_000])
    return response
  }),

  behaves('cdn', "another organization's distribution is not found by any operation", async (api) => {
    const distribution = await distributionOfSeed(api)
    await signUpOf(api)
    const as = 'session'
    const path = pathTo(distribution).path
    const responses = [
      await api.send('getCdnDistribution', { as, path }),
      await api.send('updateCdnDistribution', { as, path, body: { tags: [] } }),
      await api.send('deleteCdnDistribution', { as, path }),
      await api.send('purgeCdnCache', { as, path, body: { kind: 'all' } }),
      await api.send('listCdnPurges', { as, path }),
      await api.send('getCdnAnalytics', { as, path }),
      await api.send('getCdnMetrics', { as, path }),
      await api.send('listCdnActivity', { as, path }),
    ]
    for (const response of responses) assert.equal(response.outcome, '404 not_found', response.operation)
    assert.equal(bodyOf(await api.send('listCdnDistributions', { as })).total, 0)
    assert.equal(bodyOf(await api.send('getCdnSummary', { as })).total, 0)
  }),
]
