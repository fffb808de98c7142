import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAdmin } from '../../mocks/admin/admin.ts'
import { startControlledMock } from '../../mocks/admin/testing.ts'
import { PAGE_EVENTS } from '../../mocks/browser/bridge-events.ts'
import { serveDevServer } from '../../mocks/browser/page-bridge.ts'
import { pageBridge } from './page-bridge.ts'

let root: string
let server: ViteDevServer
let url: string

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'page-bridge-'))
  writeFileSync(join(root, 'index.html'), '<p>the page of the host')
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [pageBridge({ loadingMs: 100 })],
    server: { host: '127.0.0.1', port: 0 },
  })
  await server.listen()
  const address = server.httpServer?.address()
  if (typeof address !== 'object' || address === null) throw new Error('Vite does not listen.')
  url = `http://127.0.0.1:${address.port}`
})
afterAll(async () => {
  await server.close()
  rmSync(root, { recursive: true, force: true })
})

const send = (path: string, init?: RequestInit) => fetch(`${url}/__mocks${path}`, init)

interface Page {
  /** `Set-Cookie` values that the page has kept. */
  readonly kept: readonly string[]
  /** Types of the messages from the server, such as `full-reload`. */
  readonly told: readonly string[]
  readonly failureRate: () => number
  close(): Promise<void>
}

/** Opens a page with a mock, as far as the dev server can tell. */
async function openPage(): Promise<Page> {
  const { control } = await startControlledMock()
  const socket = new WebSocket(
    `${url.replace('http', 'ws')}/?token=${server.config.webSocketToken}`,
    'vite-hmr',
  )
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  const listeners = new Map<string, (data: never) => void>()
  const kept: string[] = []
  const told: string[] = []
  socket.addEventListener('message', ({ data }) => {
    const { type, event, data: payload } = JSON.parse(String(data))
    if (type === 'custom') listeners.get(event)?.(payload as never)
    else told.push(type)
  })
  const isKnown = new Promise<void>((resolve) => {
    server.environments.client.hot.on(PAGE_EVENTS.here, () => resolve())
  })
  serveDevServer(
    {
      on: (event: string, listener: (data: never) => void) => listeners.set(event, listener),
      send: (event: string, data: unknown) => socket.send(JSON.stringify({ type: 'custom', event, data })),
    },
    { admin: createAdmin(control), jar: { read: () => '', keep: (setCookie) => kept.push(setCookie) } },
  )
  await isKnown
  return {
    kept,
    told,
    failureRate: () => control.scenario.network.failureRate,
    close: () =>
      new Promise((resolve) => {
        socket.addEventListener('close', () => resolve())
        socket.close()
      }),
  }
}

test('says that no page is open', async () => {
  const response = await send('/state')
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({
    detail: expect.stringContaining('No page with a mock is open'),
  })
})

test('hands requests to the page, and responses what it says', async () => {
  const page = await openPage()
  const state = await (await send('/state')).json()
  expect(state.scenario.name).toBe('test')
  const changed = await send('/scenario', { method: 'PATCH', body: '{"network":{"failureRate":0.5}}' })
  expect(await changed.json()).toMatchObject({ network: { failureRate: 0.5 } })
  const denied = await send('/clock', { method: 'PUT', body: '{}' })
  expect([denied.status, denied.headers.get('content-type')]).toEqual([400, 'application/problem+json'])
  expect(page.told).not.toContain('full-reload')
  await page.close()
})

test('the page keeps the cookie of another person, and reloads', async () => {
  const page = await openPage()
  const response = await send('/scenario', { method: 'PUT', body: 'test,viewer' })
  expect(response.headers.get('set-cookie')).toBeNull()
  expect(page.kept).toEqual([expect.stringContaining('=')])
  await expect.poll(() => page.told).toContain('full-reload')
  await page.close()
})

test('the page that was looked at last answers', async () => {
  const [first, second] = [await openPage(), await openPage()]
  await send('/scenario', { method: 'PATCH', body: '{"network":{"failureRate":0.5}}' })
  expect([first.failureRate(), second.failureRate()]).toEqual([0, 0.5])
  await second.close()
  expect((await (await send('/scenario')).json()).network.failureRate).toBe(0)
  await first.close()
})

test('leaves requests of browsers to the host', async () => {
  const page = await openPage()
  for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { origin: 'http://elsewhere.example' }]) {
    const response = await send('/state', { headers })
    expect(response.headers.get('content-type')).not.toContain('json')
  }
  await page.close()
})
