import assert from 'node:assert/strict'
import type { CdnResponseHeader } from '#src/api/generated/types.gen.ts'
import { type Api, bodyOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import {
  CDN_DEPLOYED_AFTER,
  createDistribution,
  deployedDistribution,
  getDistribution,
  pathTo,
  pointers,
} from './support/cdn.ts'

const set = (name: string, value = '1'): CdnResponseHeader => ({ action: 'set', name, value })

async function change(api: Api, responseHeaders: readonly unknown[]) {
  const distribution = await deployedDistribution(api)
  return api.send('updateCdnDistribution', { ...pathTo(distribution), body: { responseHeaders } })
}

export const cdnHeaderCases: readonly ContractCase[] = [
  behaves('updateCdnDistribution', 'response headers are deployed, with an activity', async (api) => {
    const distribution = await deployedDistribution(api)
    assert.deepEqual(distribution.responseHeaders, [])
    const responseHeaders = [
      set('Content-Security-Policy', "default-src 'self'"),
      { action: 'add', name: 'Link', value: '</a.css>; rel=preload' },
      { action: 'add', name: 'link', value: '</b.css>; rel=preload' },
      { action: 'remove', name: 'X-Powered-By' },
    ]
    const response = await api.send('updateCdnDistribution', {
      ...pathTo(distribution),
      body: { responseHeaders },
    })
    assert.deepEqual([response.status, bodyOf(response).status], [202, 'deploying'])
    await api.mocks.advance(CDN_DEPLOYED_AFTER)
    assert.deepEqual((await getDistribution(api, distribution)).responseHeaders, responseHeaders)
    const [activity] = bodyOf(await api.send('listCdnActivity', pathTo(distribution))).items
    assert.equal(activity?.summary, `Changed the response headers of ${distribution.domain}`)
  }),

  reaches('updateCdnDistribution', '422 header_not_allowed', 'headers of the connection', async (api) => {
    const response = await change(api, [set('Server'), set('content-length'), set('Upgrade')])
    assert.deepEqual(pointers(response), ['/responseHeaders/1/name', '/responseHeaders/2/name'])
    return response
  }),

  reaches('createCdnDistribution', '422 header_not_allowed', 'a header of the edge', async (api) =>
    createDistribution(api, { responseHeaders: [{ action: 'remove', name: 'Via' }] }),
  ),

  behaves('updateCdnDistribution', 'one change for each header name', async (api) => {
    const response = await change(api, [set('Server'), { action: 'remove', name: 'server' }])
    assert.equal(response.outcome, '422 duplicate_entry')
    assert.deepEqual(pointers(response), ['/responseHeaders/1/name'])
  }),

  behaves('updateCdnDistribution', 'names and values of headers have a form', async (api) => {
    const response = await change(api, [
      set('X Frame'),
      set('X-Injected', 'one\r\nSet-Cookie: two'),
      { action: 'set', name: 'X-Empty' },
    ])
    assert.equal(response.outcome, '422 validation_failed')
    assert.deepEqual(pointers(response), [
      '/responseHeaders/0/name',
      '/responseHeaders/1/value',
      '/responseHeaders/2/value',
    ])
  }),
]
