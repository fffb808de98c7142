import { afterEach, describe, expect, test } from 'vitest'

import { json, logOf, OWNER, SIGN_IN, start, startBackend, stopAll, use, vms } from './testing.ts'

afterEach(stopAll)

describe('going live', () => {
  const LIVE = { credentials: 'include', headers: { 'x-key': 'secret' } }
  const getVm = { operation: 'getVm', then: { live: true } }

  test('another server answers one operation, and the log says so', async () => {
    const far = await start({ scenario: 'test,{"seed":7}' })
    const near = await start()
    const { items } = await json(await fetch(`${far.url}/api/v1/vms`, { headers: OWNER }))
    const [{ id }] = items as unknown as [{ id: string }]
    expect((await fetch(`${near.url}/api/v1/vms/${id}`, { headers: OWNER })).status).toBe(404)
    await use(near, ['test', { live: { ...LIVE, url: `${far.url}/api/v1` }, rules: [getVm] }])
    const response = await fetch(`${near.url}/api/v1/vms/${id}`, { headers: OWNER })
    expect(response.status).toBe(200)
    expect(await json(response)).toMatchObject({ id })
    expect((await logOf(near)).at(-1)).toMatchObject({
      operationId: 'getVm',
      source: 'live',
      liveUrl: `${far.url}/api/v1/vms/${id}`,
      liveRequestId: response.headers.get('x-request-id'),
      status: 200,
      rule: 'rules[0]',
      violation: null,
    })
    expect(await vms(near)).not.toEqual([])
    expect((await logOf(near)).at(-1)).toMatchObject({
      operationId: 'listVms',
      source: 'mock',
      liveUrl: null,
    })
    expect([...far.output, ...near.output]).toEqual([])
  })

  test.each([
    ['a body that does not fit', 200, 'application/json', '{"id":7}', 'getVm 200 /'],
    ['a status that is not documented', 418, 'application/json', '{}', 'This status is not documented.'],
    ['a page instead of JSON', 200, 'text/html', '<h1>Hello</h1>', 'The media type is text/html'],
    ['half of JSON', 200, 'application/json; charset=utf-8', '{"id"', 'The body is not JSON'],
    [
      'a problem of another operation',
      404,
      'application/problem+json',
      JSON.stringify({
        ...{ type: '/problems/name_taken', title: 'No', status: 404, detail: 'No.' },
        ...{ code: 'name_taken', requestId: 'r' },
      }),
      'getVm 404 /code',
    ],
  ])('%s passes through and is reported', async (_, status, type, body, complaint) => {
    const far = await startBackend(status, type, body)
    const near = await start({ live: { targets: ['getVm'], url: far.url, credentials: 'omit' } })
    const headers = { ...OWNER, cookie: 'nimbus_session=mine', accept: 'application/json' }
    const response = await fetch(`${near.url}/api/v1/vms/vm_1?x=1`, { headers })
    expect(response.status).toBe(status)
    expect(await response.text()).toBe(body)
    expect(far.requests).toMatchObject([{ url: '/base/vms/vm_1?x=1', ...OWNER, accept: 'application/json' }])
    expect(far.requests[0]).not.toHaveProperty('cookie')
    expect((await logOf(near)).at(-1)).toMatchObject({
      source: 'live',
      rule: 'live getVm',
      violation: expect.stringContaining(complaint),
    })
    expect(near.output).toEqual([expect.stringContaining('the live backend’s getVm')])
  })

  test("forwards cookies and keys where allowed; a scenario's rule wins over the command line", async () => {
    const far = await startBackend(200, 'application/json', '{}')
    const near = await start({
      live: { targets: ['tag:virtual-machines'], url: far.url, credentials: 'include' },
    })
    await use(near, [
      'test',
      {
        live: { headers: { 'x-key': 'secret' } },
        rules: [{ operation: 'listVms', then: { respond: { status: 503, code: 'unavailable' } } }],
      },
    ])
    expect((await fetch(`${near.url}/api/v1/vms`, { headers: OWNER })).status).toBe(503)
    expect(await logOf(near)).toMatchObject([{ source: 'mock', rule: 'rules[0]' }])
    await fetch(`${near.url}/api/v1/vms/vm_1`, { headers: { cookie: 'nimbus_session=mine' } })
    expect(far.requests).toMatchObject([{ cookie: 'nimbus_session=mine', 'x-key': 'secret' }])
  })

  test("a person signed in at the live backend is, for mocked operations, the scenario's user", async () => {
    const far = await start()
    const near = await start({
      scenario: 'test,viewer',
      live: { targets: ['tag:session'], url: `${far.url}/api/v1`, credentials: 'include' },
    })
    const signedIn = await fetch(`${near.url}/api/v1/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: SIGN_IN,
    })
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
    const session = await json(await fetch(`${near.url}/api/v1/session`, { headers: { cookie } }))
    expect(session).toMatchObject({ signedIn: true, user: { email: 'admin@nimbus.example' } })
    const me = await fetch(`${near.url}/api/v1/me`, { headers: { cookie } })
    expect(await json(me)).toMatchObject({ email: 'viewer@nimbus.example' })
    expect((await logOf(near)).map(({ source }) => source)).toEqual(['live', 'live', 'mock'])
  })

  test("this user stays signed in: unnamed, in a new world, and beyond a session's lifetime", async () => {
    const far = await start()
    const near = await start({
      live: { targets: ['tag:session'], url: `${far.url}/api/v1`, credentials: 'include' },
    })
    const me = async () => {
      const response = await fetch(`${near.url}/api/v1/me`, { headers: { cookie: 'nimbus_session=theirs' } })
      return json(response)
    }
    expect(await me()).toMatchObject({ email: 'owner@nimbus.example' })
    await fetch(`${near.url}/__mocks/reset`, { method: 'POST' })
    expect(await me()).toMatchObject({ email: 'owner@nimbus.example' })
    await fetch(`${near.url}/__mocks/clock`, { method: 'POST', body: '{"advance":"P40D"}' })
    expect(await me()).toMatchObject({ email: 'owner@nimbus.example' })
    // Neither signs out at the live backend: a 401 would send the console back and forth between sign-in and dashboard.
    await use(near, ['test', 'signed-out'])
    expect(await me()).toMatchObject({ email: 'owner@nimbus.example' })
    await use(near, ['test', 'session-expired'])
    expect(await me()).toMatchObject({ email: 'admin@nimbus.example' })
  })

  test("an API key that only the live backend knows is, for mocked operations, the scenario's user", async () => {
    const far = await startBackend(200, 'application/json', '{}')
    const near = await start({ live: { targets: ['getVm'], url: far.url, credentials: 'omit' } })
    const me = async (authorization: string) =>
      json(await fetch(`${near.url}/api/v1/me`, { headers: { authorization } }))
    const theirs = { authorization: 'Bearer key_of_the_backend' }
    await fetch(`${near.url}/api/v1/vms/vm_1`, { headers: theirs })
    expect(far.requests).toMatchObject([theirs])
    expect(await me(theirs.authorization)).toMatchObject({ email: 'owner@nimbus.example' })
    await use(near, ['test', 'viewer'])
    expect(await me(theirs.authorization)).toMatchObject({ email: 'viewer@nimbus.example' })
    // Keys of the mock keep their meaning.
    expect(await me('Bearer nimbus_demo_developer')).toMatchObject({ email: 'developer@nimbus.example' })
    expect(await me('Bearer nimbus_demo_expired')).toMatchObject({ code: 'invalid_api_key' })
    expect(await me('Basic b3duZXI6')).toMatchObject({ code: 'invalid_api_key' })
    // Sign-in is not live, so nobody is signed in without a key.
    expect(await json(await fetch(`${near.url}/api/v1/me`))).toMatchObject({ code: 'not_authenticated' })
    await use(near, ['test', 'signed-out'])
    expect(await me(theirs.authorization)).toMatchObject({ code: 'invalid_api_key' })
  })

  test('the state names the backend and its operations', async () => {
    const near = await start({
      live: { targets: ['tag:ssh-keys', 'logIn'], url: 'http://far.test/api/v1', credentials: 'omit' },
    })
    const live = async () => (await json(await fetch(`${near.url}/__mocks/state`))).live
    const sshKeys = ['createSshKey', 'deleteSshKey', 'listSshKeys']
    expect(await live()).toEqual({ url: 'http://far.test/api/v1', operations: [...sshKeys, 'logIn'] })
    await use(near, [
      { rules: [{ operation: 'logIn', then: { mock: true } }] },
      { rules: [{ operation: 'listSshKeys', when: { times: 1 }, then: { mock: true } }] },
    ])
    expect(await live()).toMatchObject({ operations: sshKeys })
  })

  test('reports a backend that rejects sessions of the mock', async () => {
    const far = await start()
    const near = await start({
      live: { targets: ['listVms'], url: `${far.url}/api/v1`, credentials: 'include' },
    })
    await fetch(`${near.url}/api/v1/vms`, { headers: OWNER })
    await fetch(`${near.url}/api/v1/vms`, { headers: { authorization: 'Bearer none' } })
    expect(near.output).toEqual([])
    await fetch(`${near.url}/api/v1/vms`, { headers: { cookie: 'nimbus_session=mine' } })
    expect(near.output).toEqual([
      expect.stringMatching(/listVms with 401.*tag:session.*\(request req_\w+\)$/),
    ])
  })

  test('an unreachable backend breaks the connection, with the reason in the log', async () => {
    const near = await start({ live: { targets: ['*'], url: 'http://127.0.0.1:1', credentials: 'omit' } })
    await expect(fetch(`${near.url}/api/v1/vms`, { headers: OWNER })).rejects.toThrow()
    expect((await logOf(near)).at(-1)).toMatchObject({
      status: null,
      source: 'live',
      violation: expect.stringContaining('did not respond at http://127.0.0.1:1/vms'),
    })
  })

  test('a server that forwards to itself stops the loop', async () => {
    const near = await start()
    await use(near, ['test', { live: { url: `${near.url}/api/v1` }, rules: [getVm] }])
    await expect(fetch(`${near.url}/api/v1/vms/vm_1`, { headers: OWNER })).rejects.toThrow()
    expect(near.output).toContainEqual(expect.stringContaining('forwarded in a loop'))
  })

  test('forwards events of a live stream, and reports one outside the contract', async () => {
    const far = await startBackend(
      200,
      'text/event-stream',
      'id: 1\nevent: entry\ndata: {"nonsense":true}\n\n',
    )
    const near = await start({ live: { targets: ['streamEvents'], url: far.url, credentials: 'omit' } })
    const response = await fetch(`${near.url}/api/v1/events`, { headers: OWNER })
    expect(await response.text()).toContain('{"nonsense":true}')
    expect(near.output).toEqual([expect.stringContaining('the live backend’s streamEvents 200')])
  })
})
