import assert from 'node:assert/strict'
import { API_BASE } from '../suite/api.ts'
import { behaves, type ContractCase } from '../suite/case.ts'
import { createVm, VM_STABLE_AFTER, vmRequest } from './support/vms.ts'

/** Group of its own: scripts of a page can't set these headers, so it can't run through the service worker. */
export const OTHER_SITES = 'pages of other sites'

/** Headers that browsers send for pages of other sites. */
export const FOREIGN: readonly Readonly<Record<string, string>>[] = [
  { 'sec-fetch-site': 'cross-site', origin: 'https://other.example' },
  { 'sec-fetch-site': 'same-site', origin: 'https://other.example' },
  { 'sec-fetch-site': 'cross-site', origin: 'null' },
  { origin: 'https://other.example' },
  { origin: 'null' },
]

/** Rules of the API as a whole. */
export const wholeApiCases: readonly ContractCase[] = [
  behaves('the API as a whole', 'an unknown path is a problem 404', async (api) => {
    for (const url of ['/nothing', '/vms/x/nothing', '/vms//start', '/vms/%E0%A4%A/start', '/']) {
      const response = await api.raw({ method: 'GET', url: API_BASE + url })
      assert.equal(response.status, 404, url)
      assert.equal(response.headers.get('content-type'), 'application/problem+json', url)
      assert.equal(JSON.parse(response.text).code, 'not_found', url)
    }
  }),

  behaves('the API as a whole', 'a wrong method is a problem 405 that names the right ones', async (api) => {
    const response = await api.raw({ method: 'PUT', url: `${API_BASE}/vms` })
    assert.equal(response.status, 405)
    assert.equal(JSON.parse(response.text).code, 'method_not_allowed')
    assert.equal(response.headers.get('allow'), 'GET, POST')
  }),

  behaves('the API as a whole', 'every request has a unique id', async (api) => {
    const ids = new Set<string | null>()
    for (let count = 0; count < 5; count += 1) ids.add((await api.send('getMe')).headers.get('x-request-id'))
    assert.equal(ids.size, 5)
  }),

  behaves('the API as a whole', 'responses must not be cached', async (api) => {
    assert.equal((await api.send('getMe')).headers.get('cache-control'), 'no-store')
    assert.equal((await api.send('getMe', { as: 'nobody' })).headers.get('cache-control'), 'no-store')
  }),

  behaves('the API as a whole', 'checks run in their documented order', async (api) => {
    const wrong = { query: { nonsense: 1 }, text: '{' }
    assert.equal((await api.send('createVm', { ...wrong, as: 'nobody' })).status, 401)
    assert.equal((await api.send('createVm', { ...wrong, as: 'viewer' })).status, 403)
    assert.equal((await api.send('createVm', wrong)).outcome, '400 invalid_parameters')
    assert.equal((await api.send('createVm', { text: '{' })).outcome, '400 malformed_body')
  }),

  behaves('the API as a whole', 'a body over the limit is a problem 413', async (api) => {
    const response = await api.send('checkFirewallRules', { text: ' '.repeat(16_000_001) })
    assert.equal(response.outcome, '413 body_too_large')
  }),

  behaves('the API as a whole', 'absurdly deep JSON is a problem 400', async (api) => {
    const response = await api.send('checkFirewallRules', { text: '['.repeat(1_000_000) })
    assert.equal(response.outcome, '400 malformed_body')
  }),

  behaves(OTHER_SITES, 'a request with cookies is denied and changes nothing', async (api) => {
    await api.logIn()
    for (const headers of FOREIGN)
      assert.equal((await api.send('logOut', { as: 'session', headers })).outcome, '403 cross_site_request')
    assert.equal((await api.send('getMe', { as: 'session' })).status, 200)
    const headers = { 'sec-fetch-site': 'same-origin' }
    assert.equal((await api.send('logOut', { as: 'session', headers })).status, 204)
  }),

  behaves(OTHER_SITES, 'nobody is signed in to an account of theirs', async (api) => {
    const body = { email: 'admin@nimbus.example', password: 'Nimbus-Demo-1!' }
    for (const headers of FOREIGN)
      assert.equal((await api.send('logIn', { body, headers })).outcome, '403 cross_site_request')
    assert.equal(await api.sessionCookie(), null)
  }),

  behaves(OTHER_SITES, 'an API key is accepted', async (api) => {
    const body = { defaultInbound: 'deny', defaultOutbound: 'allow', rules: [] }
    for (const headers of FOREIGN)
      assert.equal((await api.send('checkFirewallRules', { as: 'owner', body, headers })).status, 200)
  }),

  behaves('scenarios', 'a reset restores the initial state', async (api) => {
    const before = (await api.send('listVms')).body
    await createVm(api)
    await api.mocks.advance(VM_STABLE_AFTER)
    assert.notDeepEqual((await api.send('listVms')).body, before)
    await api.begin()
    assert.deepEqual((await api.send('listVms')).body, before)
  }),

  behaves('scenarios', 'a rule can break the connection', async (api) => {
    await api.mocks.scenario({ rules: [{ operation: 'createVm', then: { fault: 'connection-reset' } }] })
    await assert.rejects(api.raw(api.wire('createVm', { body: await vmRequest(api) })))
    assert.equal((await api.send('listVms', { query: { q: 'contract-test' } })).status, 200)
  }),

  behaves('scenarios', 'a rule can cut JSON short', async (api) => {
    await api.mocks.scenario({ rules: [{ operation: 'getMe', then: { fault: 'malformed-json' } }] })
    const response = await api.raw(api.wire('getMe'))
    assert.equal(response.status, 200)
    assert.throws(() => JSON.parse(response.text), SyntaxError)
  }),

  behaves('scenarios', 'a rule for the second call does not affect the first and third', async (api) => {
    const respond = { status: 503, code: 'unavailable' } as const
    await api.mocks.scenario({ rules: [{ operation: 'getMe', when: { call: 2 }, then: { respond } }] })
    const statuses: number[] = []
    for (let call = 0; call < 3; call += 1) statuses.push((await api.send('getMe')).status)
    assert.deepEqual(statuses, [200, 503, 200])
  }),

  behaves('scenarios', 'a forced problem changes nothing', async (api) => {
    const before = (await api.send('listVms')).body
    await api.mocks.force('createVm', 500, 'internal_error')
    assert.equal((await createVm(api)).status, 500)
    assert.deepEqual((await api.send('listVms')).body, before)
  }),
]
