import assert from 'node:assert/strict'
import { API_BASE, problemOf } from '../../contract/suite/api.ts'
import { contract } from '../../contract/suite/contract.ts'
import type { WireResponse } from '../../contract/suite/driver.ts'
import { apiCheck, type Check } from '../check.ts'

function assertProblem(response: WireResponse, status: number, code: string, what: string): void {
  assert.equal(response.status, status, what)
  assert.equal(response.headers.get('content-type')?.split(';')[0], 'application/problem+json', what)
  const body = JSON.parse(response.text)
  assert.deepEqual([body.status, body.code, body.type], [status, code, `/problems/${code}`], what)
  assert.equal(
    body.requestId,
    response.headers.get('x-request-id'),
    `${what}: problem and header name two requests`,
  )
}

/** Methods by path. */
const methods = Map.groupBy(contract, ({ path }) => path)

export const httpChecks: readonly Check[] = [
  apiCheck('http', 'answers an unknown path with a problem', async (context) => {
    for (const path of ['/nothing', '/vms/x/nothing', '/vms//start', '/'])
      assertProblem(
        await context.api.raw({
          method: 'GET',
          url: API_BASE + path,
          headers: context.authorization('owner'),
        }),
        404,
        'not_found',
        path,
      )
  }),
  apiCheck('http', 'answers a wrong method with the allowed ones', async (context) => {
    for (const path of ['/vms', '/me', '/session']) {
      const response = await context.api.raw({
        method: 'PUT',
        url: API_BASE + path,
        headers: context.authorization('owner'),
      })
      assertProblem(response, 405, 'method_not_allowed', path)
      const allowed = (response.headers.get('allow') ?? '').split(',').map((it) => it.trim())
      const documented = (methods.get(path) ?? []).map(({ method }) => method)
      for (const method of documented)
        assert.ok(allowed.includes(method), `${path} allows ${allowed.join(', ')}`)
    }
  }),
  apiCheck('http', 'gives all problems with a code the same title', async ({ api }) => {
    const titles = new Map<string, string>()
    for (const [operation, as, path] of [
      ['getMe', 'nobody', {}],
      ['listQuotas', 'nobody', {}],
      ['getProject', 'owner', { projectId: 'prj_0000000000zz' }],
      ['getRole', 'owner', { roleId: 'role_0000000000zz' }],
    ] as const) {
      const { code, title } = problemOf(await api.send(operation, { as, path }))
      const first = titles.get(code) ?? title
      titles.set(code, first)
      assert.equal(title, first, `the title of ${code}`)
    }
  }),
  apiCheck('http', 'reads a body as JSON only if its type says so', async ({ api }) => {
    const body = { defaultInbound: 'deny', defaultOutbound: 'allow', rules: [] }
    for (const type of ['text/plain', 'text/plain; charset=utf-8', 'application/x-www-form-urlencoded']) {
      const { outcome } = await api.send('checkFirewallRules', { headers: { 'content-type': type }, body })
      assert.equal(outcome, '400 malformed_body', type)
    }
  }),
  apiCheck('http', 'gives every request a unique id', async ({ api }) => {
    const ids = new Set<string | null>()
    for (let count = 0; count < 5; count += 1) ids.add((await api.send('getMe')).headers.get('x-request-id'))
    assert.equal(ids.size, 5)
  }),
  apiCheck('http', 'forbids caching of responses', async ({ api }) => {
    for (const as of ['owner', 'nobody'] as const) {
      const directives = (await api.send('getMe', { as })).headers.get('cache-control') ?? ''
      assert.match(directives, /(^|[ ,])no-store($|[ ,])/i)
    }
  }),
  apiCheck('http', 'denies a body over the limit', async ({ api }) => {
    const text = JSON.stringify({ defaultInbound: 'deny', defaultOutbound: 'allow', rules: [] })
    const response = await api.send('checkFirewallRules', { as: 'owner', text: text.padEnd(16_000_001) })
    assert.equal(response.outcome, '413 body_too_large')
  }),
  apiCheck('http', 'denies absurdly deep JSON', async ({ api }) => {
    const response = await api.send('checkFirewallRules', { as: 'owner', text: '['.repeat(1_000_000) })
    assert.equal(response.outcome, '400 malformed_body')
  }),
  apiCheck('http', 'reads a body whose type says its charset', async (context) => {
    const response = await context.api.send('checkFirewallRules', {
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: { defaultInbound: 'deny', defaultOutbound: 'allow', rules: [] },
    })
    assert.equal(response.status, 200, response.outcome)
  }),
]
