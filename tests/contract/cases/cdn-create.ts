import assert from 'node:assert/strict'
import { bodyOf, problemOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import {
  CDN_DEPLOYED_AFTER,
  createDistribution,
  distributionOfSeed,
  distributionRequest,
  failedDistribution,
  getDistribution,
  origin,
  pointers,
} from './support/cdn.ts'

export const cdnCreateCases: readonly ContractCase[] = [
  reaches('createCdnDistribution', '202', 'deploying, then deployed some minutes later', async (api) => {
    const response = await createDistribution(api)
    const made = bodyOf(response)
    assert.deepEqual(
      [made.status, made.transition?.to, made.usage, made.defaultTtlSeconds, made.cacheRules],
      ['deploying', 'deployed', { cacheHitPercent: null, bandwidthGb: 0, requests: 0 }, 86_400, []],
    )
    assert.equal(made.regions.length, 5)
    await api.mocks.advance('PT1M')
    assert.equal((await getDistribution(api, made)).status, 'deploying')
    await api.mocks.advance(CDN_DEPLOYED_AFTER)
    const { status, usage, edgeDomain } = await getDistribution(api, made)
    assert.equal(status, 'deployed')
    assert.ok(usage.requests > 0)
    assert.equal(edgeDomain, made.edgeDomain)
    return response
  }),

  behaves('createCdnDistribution', 'a name starting with fail- ends in error', async (api) => {
    const { status, statusReason, usage } = await failedDistribution(api)
    assert.equal(status, 'error')
    assert.ok(statusReason)
    assert.equal(usage.requests, 0)
  }),

  behaves('createCdnDistribution', 'a repeated request with one idempotency key runs once', async (api) => {
    const headers = { 'idempotency-key': 'cdn-once' }
    const first = bodyOf(await createDistribution(api, {}, headers))
    const again = await createDistribution(api, {}, headers)
    assert.deepEqual([again.headers.get('idempotency-replayed'), bodyOf(again).id], ['true', first.id])
  }),

  reaches(
    'createCdnDistribution',
    '409 idempotency_key_reused',
    'an idempotency key used for another body',
    async (api) => {
      const headers = { 'idempotency-key': 'cdn-reused' }
      await createDistribution(api, {}, headers)
      return createDistribution(api, { domain: 'other.contract-test.example' }, headers)
    },
  ),

  reaches('createCdnDistribution', '409 name_taken', 'a taken domain', async (api) => {
    const { domain } = await distributionOfSeed(api)
    const response = await createDistribution(api, { domain })
    assert.deepEqual(pointers(response), ['/domain'])
    return response
  }),

  reaches('createCdnDistribution', '409 quota_exceeded', 'more than the quota', async (api) => {
    for (let index = 0; ; index += 1) {
      const response = await createDistribution(api, { domain: `n${index}.contract-test.example` })
      if (response.status !== 202) return response
    }
  }),

  reaches('createCdnDistribution', '422 unknown_reference', 'names every unknown reference', async (api) => {
    const response = await createDistribution(api, { planId: 'cdnplan_none', projectId: 'prj_none' })
    assert.deepEqual(pointers(response), ['/planId', '/projectId'])
    return response
  }),

  reaches(
    'createCdnDistribution',
    '422 duplicate_entry',
    'names every rule that shadows another',
    async (api) => {
      const rule = { pathPattern: '/img/*', ttlSeconds: 60, queryString: 'ignore' as const }
      const response = await createDistribution(api, {
        origins: [origin, { ...origin, host: 'b.example' }],
        cacheRules: [rule, { ...rule, ttlSeconds: 0 }],
      })
      assert.deepEqual(pointers(response), ['/origins/1/name', '/cacheRules/1/pathPattern'])
      return response
    },
  ),

  reaches('createCdnDistribution', '422 origin_loop', 'its own domain as an origin', async (api) => {
    const { domain } = distributionRequest()
    const response = await createDistribution(api, {
      origins: [origin, { ...origin, name: 'self', host: domain }],
    })
    assert.deepEqual(pointers(response), ['/origins/1/host'])
    return response
  }),

  behaves('createCdnDistribution', 'not for a domain that is an origin of another one', async (api) => {
    bodyOf(await createDistribution(api, { origins: [{ ...origin, host: 'behind.example' }] }))
    const response = await createDistribution(api, { domain: 'behind.example' })
    assert.equal(problemOf(response).code, 'origin_loop')
    assert.deepEqual(pointers(response), ['/domain'])
  }),
]
