import { request } from 'node:https'
import { connect } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { UsageError } from './command-line.ts'
import type { MockServer } from './start.ts'
import { certificate, json, OWNER, SIGN_IN, start, stopAll, use, vms } from './testing.ts'

afterEach(stopAll)

describe('sessions', () => {
  test('have separate worlds', async () => {
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
    expect(server.output).toEqual(['The session anna has ended: there are no more than 2 at a time.'])
    await fetch(`${server.url}/__mocks/sessions?name=ben`, { method: 'DELETE' })
    const left = await json(await fetch(`${server.url}/__mocks/sessions`))
    expect(left.items).toMatchObject([{ name: 'carl' }])
  })

  test('reject an invalid name', async () => {
    const server = await start()
    const response = await fetch(`${server.url}/api/v1/vms`, { headers: { 'x-mock-session': 'a b' } })
    expect(response.status).toBe(400)
    expect(await json(response)).toMatchObject({ detail: expect.stringContaining('X-Mock-Session') })
  })

  test('start with the saved scenarios of the server, and keep their own', async () => {
    const server = await start()
    const save = (name: string, headers = {}) =>
      fetch(`${server.url}/__mocks/scenarios`, { method: 'PUT', headers, body: JSON.stringify({ name }) })
    const [anna, ben] = [{ 'x-mock-session': 'anna' }, { 'x-mock-session': 'ben' }]
    await save('for-all')
    await save('of-anna', anna)
    expect((await use(server, 'for-all,of-anna', anna)).status).toBe(200)
    expect((await use(server, 'for-all', ben)).status).toBe(200)
    expect((await use(server, 'of-anna', ben)).status).toBe(400)
  })
})

test('serves HTTPS with given files, and cookies for cross-origin pages', async () => {
  const server = await start({ tls: certificate })
  expect(server.url).toMatch(/^https:/)
  const cookies = await new Promise((resolve, reject) => {
    const asked = request(
      `${server.url}/api/v1/session`,
      { method: 'POST', ca: certificate.cert, headers: { 'content-type': 'application/json' } },
      (response) => {
        response.resume()
        resolve(response.headers['set-cookie'])
      },
    )
    asked.on('error', reject)
    asked.end(SIGN_IN)
  })
  expect(cookies).toEqual([expect.stringMatching(/^nimbus_session=.*; HttpOnly; SameSite=None; Secure/)])
})

describe('startup errors', () => {
  test('a port in use', async () => {
    const { url } = await start()
    await expect(start({ port: Number(new URL(url).port) })).rejects.toThrow(/is already in use/)
  })

  test('an invalid certificate', async () => {
    await expect(start({ tls: { cert: 'no', key: 'no' } })).rejects.toThrow(UsageError)
  })

  test('an unknown operation for a live backend', async () => {
    const live = { targets: ['getVn'], url: 'http://localhost:1', credentials: 'omit' } as const
    await expect(start({ live })).rejects.toThrow(
      /^--live: there is no operation or tag “getVn”; did you mean “getVm”\?$/,
    )
  })
})

test('a cross-origin page may send requests with cookies', async () => {
  const { url, output } = await start()
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
  expect(output).toEqual([])
  await logIn('cross-site')
  expect(output).toEqual([expect.stringContaining('drops the cookie')])
})

describe('a broken connection', () => {
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
      let received = ''
      socket.on('data', (data) => {
        received += data
      })
      socket.on('close', () => resolve(received))
    })

  test('closes without a response', async () => {
    const server = await start()
    await use(server, ['test', BROKEN])
    expect(await ask(server, {})).toBe('')
  })

  test('sends browsers an unusable response, because they retry a closed connection', async () => {
    const server = await start()
    await use(server, ['test', BROKEN])
    expect(await ask(server, { 'sec-fetch-mode': 'cors' })).toContain('HTTP/1.1 200')
    await use(server, ['test', { ...BROKEN, name: 'again' }])
    await expect(vms(server, { 'sec-fetch-mode': 'cors' })).rejects.toThrow()
  })
})

test("reads bodies in one piece, in several, beyond a stream's buffer, and concurrently", async () => {
  const { url } = await start()
  const post = async (...parts: readonly string[]) => {
    const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', noDelay: true })
    const length = Buffer.byteLength(parts.join(''))
    const head = `POST /api/v1/session HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`
    for (const part of [head, ...parts]) {
      socket.write(part)
      // Wait, so that the server has tried to read more.
      if (parts.length > 1) await new Promise((resolve) => setTimeout(resolve, 20))
    }
    const response = await new Promise<string>((resolve) =>
      socket.once('data', (data) => resolve(String(data))),
    )
    socket.destroy()
    return response
  }
  const half = SIGN_IN.length / 2
  const pieces = [SIGN_IN.slice(0, half), SIGN_IN.slice(half)]
  const responses = await Promise.all([
    post(...pieces),
    post(...pieces, ' '.repeat(300_000)),
    post(`${SIGN_IN}${' '.repeat(300_000)}`),
    ...Array.from({ length: 20 }, () => post(SIGN_IN)),
  ])
  for (const text of responses) {
    expect(text).toMatch(/^HTTP\/1.1 200 /)
    // Connections have no timeout, so the header must not announce one.
    expect(text).not.toMatch(/^keep-alive:/im)
  }
  expect(await post('')).toMatch(/^HTTP\/1.1 400 /)
})

test('answers an invalid URL and keeps running', async () => {
  const server = await start()
  for (const address of ['//[/__mocks/state', 'http://[/__mocks', '//[/api/v1/vms']) {
    const socket = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1' })
    socket.write(`GET ${address} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`)
    let response = ''
    for await (const chunk of socket) response += String(chunk)
    expect(response).toMatch(/^HTTP\/1.1 404 /)
  }
  expect((await fetch(`${server.url}/__mocks/state`)).status).toBe(200)
})
