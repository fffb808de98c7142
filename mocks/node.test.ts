import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startNodeMocks } from './node.ts'
import { fixture } from './recording/fixture.ts'

const { server, mocks, failures, runtime } = await startNodeMocks()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
afterEach(() => {
  mocks.reset()
  runtime.engine.log.clear()
  expect(failures.splice(0)).toEqual([])
})

const headers = { authorization: 'Bearer nimbus_demo_owner' }
const ask = (path: string) => fetch(`http://localhost${path}`, { headers })
const keys = '/api/v1/ssh-keys'

test('a handler answers before the mock, is listed and can be removed', async () => {
  const used = mocks.use(http.get(`*${keys}`, () => HttpResponse.json({ items: [] })))
  expect(await (await ask(keys)).json()).toEqual({ items: [] })
  const { items } = (await (await ask('/__mocks/handlers')).json()) as { items: { id: string }[] }
  expect(items).toMatchObject([{ name: `GET *${keys}`, calls: 1 }])
  expect(runtime.engine.log.entries().at(-1)).toMatchObject({
    operationId: 'listSshKeys',
    rule: `handler: GET *${keys}`,
    source: 'handler',
    responseBody: '{"items":[]}',
    violation: null,
  })
  const removed = await fetch(`http://localhost/__mocks/handlers?id=${items[0]?.id}`, { method: 'DELETE' })
  expect(removed.status).toBe(204)
  expect(((await (await ask(keys)).json()) as { items: [] }).items.length).toBeGreaterThan(0)
  used.remove()
})

test('the last handler comes first; one that does not answer leaves the request to the next, then to the mock', async () => {
  mocks.use(http.get(`*${keys}`, () => HttpResponse.json({ items: [] })))
  mocks.use(http.get(`*${keys}`, () => HttpResponse.json({ items: 'odd' }), { once: true }))
  mocks.use(http.get(`*${keys}`, () => undefined))
  expect(await (await ask(keys)).json()).toEqual({ items: 'odd' })
  expect(runtime.engine.log.entries().at(-1)?.violation).toContain('listSshKeys 200 /items')
  expect(await (await ask(keys)).json()).toEqual({ items: [] })
  expect((await ask('/api/v1/vms')).status).toBe(200)
})

test('rules are typed like those of Playwright', async () => {
  const forced = await mocks.on('listSshKeys').named('none').respondWithBody(200, { items: [] })
  expect(await (await ask(keys)).json()).toEqual({ items: [] })
  await forced.disable()
  expect(await (await ask(keys)).json()).not.toEqual({ items: [] })
  await forced.enable()
  await mocks.on('listVms').times(2).respondWith(503)
  expect((await ask('/api/v1/vms')).status).toBe(503)
  const { items } = (await (await ask('/__mocks/rules')).json()) as { items: unknown[] }
  expect(items).toMatchObject([
    { rule: { id: 'none', enabled: true }, fired: 1 },
    { rule: { operation: 'listVms' }, fired: 1, isSpent: false },
  ])
  await forced.remove()
  // @ts-expect-error: the contract does not allow this body
  await expect(mocks.on('listSshKeys').respondWithBody(200, { items: 1 })).rejects.toThrow('/items')
})

const api = 'http://localhost/api/v1'

test('fetch sends and gets bodies of any kind, and cookies', async () => {
  const credentials = { email: 'owner@nimbus.example', password: 'Nimbus-Demo-1!' }
  const json = { 'content-type': 'application/json' }
  const signedIn = await fetch(`${api}/session`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(credentials),
  })
  expect(signedIn.status).toBe(200)
  const cookie = signedIn.headers.getSetCookie().join().split(';')[0] ?? ''
  expect(cookie).toMatch(/^nimbus_session=/)

  const name = 'Zürich → 東京'
  const created = await fetch(`${api}/projects`, {
    method: 'POST',
    headers: { ...json, cookie },
    body: JSON.stringify({ name }),
  })
  expect(created.status).toBe(201)
  const { id } = (await created.json()) as { id: string }
  expect(await (await fetch(`${api}/projects/${id}`, { headers: { cookie } })).json()).toMatchObject({ name })
  const removed = await fetch(`${api}/projects/${id}`, { method: 'DELETE', headers: { cookie } })
  expect([removed.status, await removed.text()]).toEqual([204, ''])

  const invoices = await fetch(`${api}/invoices?status=paid`, { headers: { cookie } })
  const [invoice] = ((await invoices.json()) as { items: { id: string }[] }).items
  const pdf = await fetch(`${api}/invoices/${invoice?.id}/pdf`, { headers: { cookie } })
  expect(Buffer.from(await pdf.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-[\s\S]*%%EOF\s*$/)
})

test('fetch reads events while they happen, until it is aborted', async () => {
  const leaving = new AbortController()
  const stream = await fetch(`${api}/events`, { headers, signal: leaving.signal })
  expect(stream.headers.get('content-type')).toBe('text/event-stream')
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  const send = (method: string, path: string) => fetch(`${api}${path}`, { method, headers })
  const { items } = (await (await send('GET', '/vms?status=running')).json()) as { items: { id: string }[] }
  expect((await send('POST', `/vms/${items[0]?.id}/stop`)).status).toBe(202)
  let text = ''
  while (!text.includes(`${items[0]?.id}`)) text += (await reader?.read())?.value ?? ''
  leaving.abort()
  await expect(reader?.read()).rejects.toThrow(/abort/i)
})

const unavailable = {
  type: 'about:blank',
  title: 'Unavailable',
  status: 503,
  code: 'unavailable',
  detail: 'Try again.',
  requestId: 'req_recorded',
} as const

test('plays fixtures and HTTP Archives, and answers the rest itself', async () => {
  const read = async () => (await ask(keys)).json()
  const own = await read()
  const played = await mocks.play([
    fixture('listSshKeys', {}, { status: 200, body: { items: [] } }),
    fixture('listVms', { query: { q: 'none' } }, { status: 503, body: unavailable }),
  ])
  expect(played).toMatchObject({ responses: 2, operations: 2, findings: [], leftOut: [] })
  expect(await read()).toEqual({ items: [] })
  expect((await ask('/api/v1/vms?q=none')).status).toBe(503)
  // With other parameters, and what was not recorded.
  expect((await ask('/api/v1/vms')).status).toBe(200)
  expect((await ask('/api/v1/volumes')).status).toBe(200)

  const archive = (await (await ask('/__mocks/log/har?filter=listSshKeys')).json()) as object
  mocks.reset()
  expect(await read()).toEqual(own)
  const { findings } = await mocks.play(archive, 'test,empty')
  expect(findings).toEqual([])
  // The first recorded response, then the last one.
  expect(await read()).toEqual(own)
  expect(await read()).toEqual({ items: [] })
  expect(await (await ask('/api/v1/vms')).json()).toMatchObject({ total: 0 })
  await expect(mocks.play({ log: {} })).rejects.toThrow()
})
