import assert from 'node:assert/strict'
import { bodyOf, problemOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import {
  CDN_DEPLOYED_AFTER,
  createDistribution,
  deployedDistribution,
  failedDistribution,
  getDistribution,
  origin,
  pathTo,
  pointers,
} from './support/cdn.ts'

export const cdnChangeCases: readonly ContractCase[] = [
  reaches('updateCdnDistribution', '200', 'tags and plan apply immediately', async (api) => {
    const distribution = await deployedDistribution(api)
    const response = await api.send('updateCdnDistribution', {
      ...pathTo(distribution),
      body: { tags: ['new'], planId: 'cdnplan_professional' },
    })
    const { status, tags, monthlyCost } = bodyOf(response)
    assert.deepEqual([status, tags, monthlyCost.amount], ['deployed', ['new'], 10_000])
    const { items } = bodyOf(
      await api.send('listCdnActivity', { ...pathTo(distribution), query: { limit: 2 } }),
    )
    assert.deepEqual(items.map(({ action }) => action).sort(), [
      'cdn_distribution.plan_changed',
      'cdn_distribution.tagged',
    ])
    return response
  }),

  reaches('updateCdnDistribution', '202', 'other changes are deployed', async (api) => {
    const distribution = await deployedDistribution(api)
    const cacheRules = [{ pathPattern: '/img/*', ttlSeconds: 60, queryString: 'ignore' }]
    const response = await api.send('updateCdnDistribution', {
      ...pathTo(distribution),
      body: { cacheRules },
    })
    const { status, transition } = bodyOf(response)
    assert.deepEqual([status, transition?.to], ['deploying', 'deployed'])
    await api.mocks.advance(CDN_DEPLOYED_AFTER)
    const after = await getDistribution(api, distribution)
    assert.deepEqual([after.status, after.cacheRules], ['deployed', cacheRules])
    return response
  }),

  behaves('updateCdnDistribution', 'unchanged settings are not deployed', async (api) => {
    const distribution = await deployedDistribution(api)
    const { origins, regions, compression } = distribution
    const response = await api.send('updateCdnDistribution', {
      ...pathTo(distribution),
      body: { origins, regions, compression },
    })
    assert.deepEqual([response.status, response.body], [200, distribution])
  }),

  behaves('updateCdnDistribution', 'recovers from an error, also with the same settings', async (api) => {
    const { origins, ...distribution } = await failedDistribution(api)
    // The name makes it fail (a test input); the request is accepted nevertheless.
    const response = await api.send('updateCdnDistribution', { ...pathTo(distribution), body: { origins } })
    assert.deepEqual([response.status, bodyOf(response).status], [202, 'deploying'])
  }),

  reaches(
    'updateCdnDistribution',
    '409 invalid_state',
    'while a change is deployed, but for labels',
    async (api) => {
      const distribution = bodyOf(await createDistribution(api))
      const tagging = await api.send('updateCdnDistribution', {
        ...pathTo(distribution),
        body: { tags: ['x'] },
      })
      assert.equal(tagging.status, 200)
      return api.send('updateCdnDistribution', { ...pathTo(distribution), body: { compression: false } })
    },
  ),

  reaches('updateCdnDistribution', '422 unknown_reference', 'an unknown plan', async (api) => {
    const distribution = await deployedDistribution(api)
    return api.send('updateCdnDistribution', { ...pathTo(distribution), body: { planId: 'cdnplan_none' } })
  }),

  reaches('updateCdnDistribution', '422 duplicate_entry', 'two origins of a name', async (api) => {
    const distribution = await deployedDistribution(api)
    return api.send('updateCdnDistribution', { ...pathTo(distribution), body: { origins: [origin, origin] } })
  }),

  reaches('updateCdnDistribution', '422 origin_loop', 'its own domain as an origin', async (api) => {
    const distribution = await deployedDistribution(api)
    const origins = [{ ...origin, host: distribution.domain }]
    const response = await api.send('updateCdnDistribution', { ...pathTo(distribution), body: { origins } })
    assert.deepEqual(pointers(response), ['/origins/0/host'])
    return response
  }),

  behaves('updateCdnDistribution', 'no distribution is an origin, by domain or edge domain', async (api) => {
    const distribution = await deployedDistribution(api)
    const { items } = bodyOf(await api.send('listCdnDistributions'))
    const other = items.find(({ id }) => id !== distribution.id)
    assert.ok(other)
    const hosts = [origin.host, other.domain, other.edgeDomain, distribution.edgeDomain]
    const origins = hosts.map((host, index) => ({ ...origin, name: `origin-${index}`, host }))
    const response = await api.send('updateCdnDistribution', { ...pathTo(distribution), body: { origins } })
    assert.equal(problemOf(response).code, 'origin_loop')
    assert.deepEqual(pointers(response), ['/origins/1/host', '/origins/2/host', '/origins/3/host'])
  }),

  reaches('deleteCdnDistribution', '202', 'deleting, then deleted, and the domain is free', async (api) => {
    const distribution = await deployedDistribution(api)
    await api.send('purgeCdnCache', { ...pathTo(distribution), body: { kind: 'all' } })
    const response = await api.send('deleteCdnDistribution', pathTo(distribution))
    assert.deepEqual([bodyOf(response).status, bodyOf(response).transition?.to], ['deleting', 'deleted'])
    await api.mocks.advance(CDN_DEPLOYED_AFTER)
    assert.equal((await api.send('getCdnDistribution', pathTo(distribution))).outcome, '404 not_found')
    assert.equal((await createDistribution(api)).status, 202)
    return response
  }),

  reaches('deleteCdnDistribution', '409 invalid_state', 'one that is being deleted', async (api) => {
    const distribution = await deployedDistribution(api)
    await api.send('deleteCdnDistribution', pathTo(distribution))
    return api.send('deleteCdnDistribution', pathTo(distribution))
  }),
]
