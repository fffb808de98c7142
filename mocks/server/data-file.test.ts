import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fileStore } from '../db/persistence/file.ts'
import { jobHandlers } from '../world/job-handlers.ts'
import { startServer } from './start.ts'
import { json, OWNER, stopAll, stopLater, use, vms } from './testing.ts'

let folder: string
let path: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'server-'))
  path = join(folder, 'state.json')
})

afterEach(async () => {
  // Servers may still write files while they stop.
  await stopAll()
  await rm(folder, { recursive: true })
})

/** Starts a server with the file, as `--data` does. */
async function open() {
  const output: string[] = []
  const store = fileStore({ path, delay: 5 })
  const server = await startServer({
    ...{ port: 0, host: '127.0.0.1', seed: null, appUrl: 'http://app.test' },
    ...{ store, memory: store, scenario: null, report: (message: string) => output.push(message) },
  })
  stopLater(server)
  return { ...server, output }
}

type Server = Awaited<ReturnType<typeof open>>
const send = (server: Server, method: string, target: string, body = '') =>
  fetch(server.url + target, {
    method,
    headers: { ...OWNER, 'content-type': 'application/json' },
    ...(body && { body }),
  })

/** Changes the file of a stopped server. */
async function change(edit: (saved: { rows: Record<string, unknown>[] } & Record<string, unknown>) => void) {
  const saved = JSON.parse(await readFile(path, 'utf8'))
  edit(saved)
  await writeFile(path, JSON.stringify(saved))
}

test('restores a file with its scenario', async () => {
  const first = await open()
  await use(first, ['test', { seed: 7, network: { failureRate: 0 } }])
  const [{ id }] = (await vms(first)) as [{ id: string }]
  expect((await send(first, 'PATCH', `/api/v1/vms/${id}`, '{"name":"kept"}')).status).toBe(200)
  await first.stop()

  const second = await open()
  const state = await json(await fetch(`${second.url}/__mocks/state`))
  expect(state).toMatchObject({ scenario: { name: 'test,inline', seed: 7 }, world: { persistent: true } })
  expect(await json(await send(second, 'GET', `/api/v1/vms/${id}`))).toMatchObject({ name: 'kept' })
})

test.for<[what: string, edit: Parameters<typeof change>[0]]>([
  [
    'a row that fits no schema',
    ({ rows }) => rows.push({ collection: 'vms', id: 'vm_1', seq: 1, row: { id: 'vm_1' } }),
  ],
  [
    'a row of an unknown collection',
    ({ rows }) => rows.push({ collection: 'pets', id: 'p', seq: 1, row: null }),
  ],
  ['rows that are no list', (saved) => Object.assign(saved, { rows: 5 })],
  [
    'a seed that no longer exists',
    ({ meta }) => Object.assign(meta as object, { seedVariants: ['nonsense'] }),
  ],
  ['a scenario that can’t be read', (saved) => Object.assign(saved, { beside: { name: 5 }, rows: null })],
])('starts anew with %s, and keeps the file aside', async ([, edit]) => {
  await (await open()).stop()
  await change(edit)
  const server = await open()
  expect(await vms(server)).not.toEqual([])
  expect(server.output).toEqual([expect.stringMatching(/^set-aside: /)])
  expect(await readdir(folder)).toContain('state.json.damaged-1')
})

test('starts with a scenario whose user can no longer sign in', async () => {
  const first = await open()
  await use(first, 'test,viewer')
  const { items } = await json(await fetch(`${first.url}/__mocks/rows?collection=users`))
  const user = (items as { email: string }[]).find(({ email }) => email === 'viewer@nimbus.example')
  const moved = JSON.stringify({ ...user, email: 'moved@nimbus.example' })
  expect((await send(first, 'PUT', '/__mocks/rows?collection=users', moved)).status).toBe(200)
  await first.stop()
  const second = await open()
  expect(await vms(second)).not.toEqual([])
  // Choosing the scenario again creates a world in which the user can sign in.
  const applied = await json(await use(second, 'test,viewer'))
  expect(applied).toMatchObject({ newWorld: true, setCookie: expect.stringContaining('nimbus_session') })
})

test('a job that fails on every run is reported once, and the next start goes on', async () => {
  const first = await open()
  await use(first, 'test')
  const { items } = await json(await send(first, 'GET', '/api/v1/vms?status=running'))
  const [{ id }] = items as [{ id: string }]
  vi.spyOn(jobHandlers, 'vms').mockImplementation(() => {
    throw new Error('a bug')
  })
  await send(first, 'POST', `/api/v1/vms/${id}/stop`)
  await fetch(`${first.url}/__mocks/clock`, { method: 'PUT', body: '{"advance":"PT1H"}' })
  expect(await json(await send(first, 'GET', `/api/v1/vms/${id}`))).toMatchObject({ status: 'error' })
  expect(first.output).toEqual([
    expect.stringMatching(/^The scheduled job of vms vm_\w+ failed; .* Error: a bug/),
  ])
  await first.stop()

  const second = await open()
  expect(await json(await send(second, 'GET', `/api/v1/vms/${id}`))).toMatchObject({ status: 'error' })
  expect(second.output).toEqual([])
})
