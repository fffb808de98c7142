import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { request } from 'node:https'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { fileStore } from '../db/persistence/file.ts'
import { memoryStore } from '../db/persistence/memory.ts'
import { UsageError } from './options.ts'
import { type MockServer, type StartOptions, startServer } from './start.ts'
import { certificate } from './testing.ts'

const SIGN_IN = JSON.stringify({ email: 'admin@nimbus.example', password: 'Nimbus-Demo-1!' })
const OWNER = { authorization: 'Bearer nimbus_demo_owner' }

let running: Array<{ stop(): Promise<unknown> }> = []
/** One that fails to stop is the fault of its own test, and of no other. */
async function stopAll(): Promise<void> {
  const stopping = running
  running = []
  await Promise.all(stopping.map((it) => it.stop()))
}
afterEach(stopAll)

async function start(options: Partial<StartOptions> = {}): Promise<MockServer & { told: string[] }> {
  const told: string[] = []
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    scenario: 'test',
    seed: null,
    appUrl: 'http://app.test',
    store: memoryStore(),
    report: (message) => told.push(message),
    ...options,
  })
  running.push(server)
  return { ...server, told }
}

/** Something else than a cloud, on a port. */
async function backend(status: number, type: string, body: string) {
  const heard: Array<Record<string, unknown>> = []
  const server = createServer((incoming, outgoing) => {
    heard.push({ url: incoming.url, ...incoming.headers })
    outgoing.writeHead(status, { 'content-type': type }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  running.push({ stop: async () => server.close() })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/base`, heard }
}

/** A body of which the tests know what to find in it. */
const json = async <T = Readonly<Record<string, unknown>>>(response: Response) => (await response.json()) as T
const vms = async (server: MockServer, headers: Record<string, string> = {}) =>
  (await json(await fetch(`${server.url}/api/v1/vms`, { headers: { ...OWNER, ...headers } })))
    .items as readonly unknown[]
const use = (server: MockServer, scenario: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/__mocks/scenario`, { method: 'PUT', headers, body: JSON.stringify(scenario) })
const logOf = async (server: MockServer) =>
  (await json(await fetch(`${server.url}/__mocks/log`))).items as ReadonlyArray<Record<string, unknown>>

describe('sessions', () => {
  test('have a world of their own each', async () => {
    const server = await start({ sessions: 2 })
    const [anna, ben] = [{ 'x-mock-session': 'anna' }, { 'x-mock-session': 'ben' }]
    await use(server, ['test', 'empty'], anna)
    expect(await vms(server, anna)).toEqual([])
    expect(await vms(server, ben)).not.toEqual([])
    expect(await vms(server)).not.toEqual([])
    const { items } = await json(await fetch(`${server.url}/__mocks/sessions`))
    expect(items).toMatchObject([
      { name: 'anna', requests: 2 },
      { name: 'ben', requests: 1 },
    ])
    await vms(server, { 'x-mock-session': 'carl' })
    expect(server.told).toEqual(['The session anna has ended: there are no more than 2 at a time.'])
    await fetch(`${server.url}/__mocks/sessions?name=ben`, { method: 'DELETE' })
    const left = await json(await fetch(`${server.url}/__mocks/sessions`))
    expect(left.items).toMatchObject([{ name: 'carl' }])
  })

  test('are refused a name that is none', async () => {
    const server = await start()
    const answer = await fetch(`${server.url}/api/v1/vms`, { headers: { 'x-mock-session': 'a b' } })
    expect(answer.status).toBe(400)
    expect(await json(answer)).toMatchObject({ detail: expect.stringContaining('X-Mock-Session') })
  })
})

describe('going live', () => {
  const LIVE = { credentials: 'include', headers: { 'x-key': 'secret' } }
  const getVm = { operation: 'getVm', then: { live: true } }

  test('one operation is answered by another server, and the log says so', async () => {
    const far = await start({ scenario: 'test,{"seed":7}' })
    const near = await start()
    const { items } = await json(await fetch(`${far.url}/api/v1/vms`, { headers: OWNER }))
    const [{ id }] = items as unknown as [{ id: string }]
    expect((await fetch(`${near.url}/api/v1/vms/${id}`, { headers: OWNER })).status).toBe(404)
    await use(near, ['test', { live: { ...LIVE, url: `${far.url}/api/v1` }, rules: [getVm] }])
    const answer = await fetch(`${near.url}/api/v1/vms/${id}`, { headers: OWNER })
    expect(answer.status).toBe(200)
    expect(await json(answer)).toMatchObject({ id })
    expect((await logOf(near)).at(-1)).toMatchObject({
      operationId: 'getVm',
      source: 'live',
      liveUrl: `${far.url}/api/v1/vms/${id}`,
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
    expect([...far.told, ...near.told]).toEqual([])
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
  ])('%s passes, and is told', async (_, status, type, body, complaint) => {
    const far = await backend(status, type, body)
    const near = await start({ live: { targets: ['getVm'], url: far.url, credentials: 'omit' } })
    const headers = { ...OWNER, cookie: 'nimbus_session=mine', accept: 'application/json' }
    const answer = await fetch(`${near.url}/api/v1/vms/vm_1?x=1`, { headers })
    expect(answer.status).toBe(status)
    expect(await answer.text()).toBe(body)
    expect(far.heard).toMatchObject([{ url: '/base/vms/vm_1?x=1', ...OWNER, accept: 'application/json' }])
    expect(far.heard[0]).not.toHaveProperty('cookie')
    expect((await logOf(near)).at(-1)).toMatchObject({
      source: 'live',
      rule: 'live getVm',
      violation: expect.stringContaining(complaint),
    })
    expect(near.told).toEqual([expect.stringContaining('the live backend’s getVm')])
  })

  test('cookies and keys go along where they may, and a scenario’s rule wins over the command line', async () => {
    const far = await backend(200, 'application/json', '{}')
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
    await fetch(`${near.url}/api/v1/vms/vm_1`, { headers: { cookie: 'nimbus_session=mine' } })
    expect(far.heard).toMatchObject([{ cookie: 'nimbus_session=mine', 'x-key': 'secret' }])
  })

  test('who signs in at the live backend is, to what is mocked, whom the scenario signs in', async () => {
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

  test('who that is stays signed in: without being named, in a new world, and for longer than a session lasts', async () => {
    const far = await start()
    const near = await start({
      live: { targets: ['tag:session'], url: `${far.url}/api/v1`, credentials: 'include' },
    })
    const me = async () => {
      const answer = await fetch(`${near.url}/api/v1/me`, { headers: { cookie: 'nimbus_session=theirs' } })
      return json(answer)
    }
    expect(await me()).toMatchObject({ email: 'owner@nimbus.example' })
    await fetch(`${near.url}/__mocks/reset`, { method: 'POST' })
    expect(await me()).toMatchObject({ email: 'owner@nimbus.example' })
    await fetch(`${near.url}/__mocks/clock`, { method: 'POST', body: '{"advance":"P40D"}' })
    expect(await me()).toMatchObject({ email: 'owner@nimbus.example' })
    await use(near, ['test', 'signed-out'])
    expect(await me()).toMatchObject({ status: 401 })
  })

  test('a backend that knows nobody, because people sign in at the mock, is told of', async () => {
    const far = await start()
    const near = await start({
      live: { targets: ['listVms'], url: `${far.url}/api/v1`, credentials: 'include' },
    })
    await fetch(`${near.url}/api/v1/vms`, { headers: OWNER })
    await fetch(`${near.url}/api/v1/vms`, { headers: { authorization: 'Bearer none' } })
    expect(near.told).toEqual([])
    await fetch(`${near.url}/api/v1/vms`, { headers: { cookie: 'nimbus_session=mine' } })
    expect(near.told).toEqual([expect.stringMatching(/listVms with 401.*tag:session/)])
  })

  test('nobody there is a broken connection, with the reason in the log', async () => {
    const near = await start({ live: { targets: ['*'], url: 'http://127.0.0.1:1', credentials: 'omit' } })
    await expect(fetch(`${near.url}/api/v1/vms`, { headers: OWNER })).rejects.toThrow()
    expect((await logOf(near)).at(-1)).toMatchObject({
      status: null,
      source: 'live',
      violation: expect.stringContaining('did not answer at http://127.0.0.1:1/vms'),
    })
  })

  test('a server that is its own backend does not go round for ever', async () => {
    const near = await start()
    await use(near, ['test', { live: { url: `${near.url}/api/v1` }, rules: [getVm] }])
    await expect(fetch(`${near.url}/api/v1/vms/vm_1`, { headers: OWNER })).rejects.toThrow()
    expect(near.told).toContainEqual(expect.stringContaining('come back to itself'))
  })

  test('events of a live stream pass, and one outside the contract is told', async () => {
    const far = await backend(200, 'text/event-stream', 'id: 1\nevent: entry\ndata: {"nonsense":true}\n\n')
    const near = await start({ live: { targets: ['streamEvents'], url: far.url, credentials: 'omit' } })
    const answer = await fetch(`${near.url}/api/v1/events`, { headers: OWNER })
    expect(await answer.text()).toContain('{"nonsense":true}')
    expect(near.told).toEqual([expect.stringContaining('the live backend’s streamEvents 200')])
  })
})

test('a file is gone on in, with its scenario', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'server-'))
  try {
    const path = join(folder, 'state.json')
    const open = () => {
      const store = fileStore({ path, delay: 5 })
      return startServer({
        ...{ port: 0, host: '127.0.0.1', seed: null, appUrl: 'http://app.test', report: console.error },
        ...{ store, memory: store, scenario: null },
      })
    }
    const first = await open()
    await use(first, ['test', { seed: 7, network: { failureRate: 0 } }])
    const { items } = await json(await fetch(`${first.url}/api/v1/vms`, { headers: OWNER }))
    const [{ id }] = items as unknown as [{ id: string }]
    const renamed = await fetch(`${first.url}/api/v1/vms/${id}`, {
      method: 'PATCH',
      headers: { ...OWNER, 'content-type': 'application/json' },
      body: '{"name":"kept"}',
    })
    expect(renamed.status).toBe(200)
    await first.stop()

    const second = await open()
    running.push(second)
    const state = await json(await fetch(`${second.url}/__mocks/state`))
    expect(state).toMatchObject({ scenario: { name: 'test,inline', seed: 7 }, world: { persistent: true } })
    expect(await json(await fetch(`${second.url}/api/v1/vms/${id}`, { headers: OWNER }))).toMatchObject({
      name: 'kept',
    })
  } finally {
    // It may still have to write.
    await stopAll()
    await rm(folder, { recursive: true })
  }
})

test('HTTPS is served by given files, with cookies for pages of another site', async () => {
  const server = await start({ tls: certificate })
  expect(server.url).toMatch(/^https:/)
  const cookies = await new Promise((resolve, reject) => {
    const asked = request(
      `${server.url}/api/v1/session`,
      { method: 'POST', ca: certificate.cert, headers: { 'content-type': 'application/json' } },
      (answer) => {
        answer.resume()
        resolve(answer.headers['set-cookie'])
      },
    )
    asked.on('error', reject)
    asked.end(SIGN_IN)
  })
  expect(cookies).toEqual([expect.stringMatching(/^nimbus_session=.*; HttpOnly; SameSite=None; Secure/)])
})

describe('what the caller got wrong', () => {
  test('a port that is taken', async () => {
    const { url } = await start()
    await expect(start({ port: Number(new URL(url).port) })).rejects.toThrow(/is taken/)
  })

  test('a certificate that is none', async () => {
    await expect(start({ tls: { cert: 'no', key: 'no' } })).rejects.toThrow(UsageError)
  })

  test('an operation to go live that there is not', async () => {
    const live = { targets: ['getVn'], url: 'http://localhost:1', credentials: 'omit' } as const
    await expect(start({ live })).rejects.toThrow(
      /^--live: there is no operation or tag “getVn”; did you mean “getVm”\?$/,
    )
  })
})

test('a page of another origin may ask, with its cookies', async () => {
  const { url, told } = await start()
  const origin = 'http://localhost:5173'
  const before = await fetch(`${url}/api/v1/vms`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type, idempotency-key, x-mock-session',
    },
  })
  expect(before.status).toBe(204)
  expect(Object.fromEntries(before.headers)).toMatchObject({
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': 'content-type, idempotency-key, x-mock-session',
  })
  const logIn = (site: string) =>
    fetch(`${url}/api/v1/session`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', 'sec-fetch-site': site },
      body: SIGN_IN,
    })
  expect((await logIn('same-site')).headers.get('access-control-allow-origin')).toBe(origin)
  expect(told).toEqual([])
  await logIn('cross-site')
  expect(told).toEqual([expect.stringContaining('drops the cookie')])
})

describe('a connection that breaks', () => {
  const BROKEN = {
    rules: [{ operation: 'listVms', when: { times: 1 }, then: { fault: 'connection-reset' } }],
  }
  const ask = (server: MockServer, headers: Record<string, string>) =>
    new Promise<string>((resolve) => {
      const { port } = new URL(server.url)
      const socket = connect(Number(port), '127.0.0.1', () => {
        const lines = Object.entries({ host: 'localhost', ...OWNER, ...headers })
        socket.write(
          `GET /api/v1/vms HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
        )
      })
      let heard = ''
      socket.on('data', (data) => {
        heard += data
      })
      socket.on('close', () => resolve(heard))
    })

  test('breaks without a word', async () => {
    const server = await start()
    await use(server, ['test', BROKEN])
    expect(await ask(server, {})).toBe('')
  })

  test('tells a browser something that it can only throw away, or it would ask again by itself', async () => {
    const server = await start()
    await use(server, ['test', BROKEN])
    expect(await ask(server, { 'sec-fetch-mode': 'cors' })).toContain('HTTP/1.1 200')
    await use(server, ['test', { ...BROKEN, name: 'again' }])
    await expect(vms(server, { 'sec-fetch-mode': 'cors' })).rejects.toThrow()
  })
})

test('bodies are read whole: in one piece, in several, larger than a stream holds, many at once', async () => {
  const { url } = await start()
  const post = async (...parts: readonly string[]) => {
    const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', noDelay: true })
    const length = Buffer.byteLength(parts.join(''))
    const head = `POST /api/v1/session HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`
    for (const part of [head, ...parts]) {
      socket.write(part)
      // Long enough for the server to have looked for more.
      if (parts.length > 1) await new Promise((resolve) => setTimeout(resolve, 20))
    }
    const answer = await new Promise<string>((resolve) =>
      socket.once('data', (data) => resolve(String(data))),
    )
    socket.destroy()
    return answer
  }
  const half = SIGN_IN.length / 2
  const pieces = [SIGN_IN.slice(0, half), SIGN_IN.slice(half)]
  const answers = await Promise.all([
    post(...pieces),
    post(...pieces, ' '.repeat(300_000)),
    post(`${SIGN_IN}${' '.repeat(300_000)}`),
    ...Array.from({ length: 20 }, () => post(SIGN_IN)),
  ])
  for (const answer of answers) {
    expect(answer).toMatch(/^HTTP\/1.1 200 /)
    // A connection stays as long as its client wants, so nothing is said of an end.
    expect(answer).not.toMatch(/^keep-alive:/im)
  }
  expect(await post('')).toMatch(/^HTTP\/1.1 400 /)
})

test('an address that is none is answered, and the server goes on', async () => {
  const server = await start()
  for (const address of ['//[/__mocks/state', 'http://[/__mocks', '//[/api/v1/vms']) {
    const socket = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1' })
    socket.write(`GET ${address} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`)
    let answer = ''
    for await (const chunk of socket) answer += String(chunk)
    expect(answer).toMatch(/^HTTP\/1.1 404 /)
  }
  expect((await fetch(`${server.url}/__mocks/state`)).status).toBe(200)
})
