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
  expect(played).toMatchObject({ answers: 2, operations: 2, findings: [], leftOut: [] })
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
  // The first recorded answer, then the last one.
  expect(await read()).toEqual(own)
  expect(await read()).toEqual({ items: [] })
  expect(await (await ask('/api/v1/vms')).json()).toMatchObject({ total: 0 })
  await expect(mocks.play({ log: {} })).rejects.toThrow()
})
