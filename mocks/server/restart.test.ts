import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { jobHandlers } from '../world/job-handlers.ts'
import { openDataFile } from './data-file.ts'
import { json, OWNER, start, stopAll, use, vms } from './testing.ts'

let folder: string
let path: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'restart-'))
  path = join(folder, 'world.db')
})

afterEach(async () => {
  await stopAll()
  await rm(folder, { recursive: true })
})

/** Starts a server that continues with the file. */
async function open() {
  const store = await openDataFile(path, () => {})
  return start({ store, memory: store, scenario: null })
}

type Server = Awaited<ReturnType<typeof open>>
const send = (server: Server, method: string, target: string, body = '') =>
  fetch(server.url + target, {
    method,
    headers: { ...OWNER, 'content-type': 'application/json' },
    ...(body && { body }),
  })

/** Changes the file of a stopped server. */
function execute(sql: string): void {
  const db = new DatabaseSync(path)
  db.exec(sql)
  db.close()
}

test('restores a file with its scenario', async () => {
  const first = await open()
  await use(first, ['test', { seed: 7, network: { failureRate: 0 } }])
  const [{ id }] = (await vms(first)) as [{ id: string }]
  expect((await send(first, 'PATCH', `/api/v1/vms/${id}`, '{"name":"kept"}')).status).toBe(200)
  await stopAll()

  const second = await open()
  const state = await json(await fetch(`${second.url}/__mocks/state`))
  expect(state).toMatchObject({ scenario: { name: 'test,inline', seed: 7 }, world: { persistent: true } })
  expect(await json(await send(second, 'GET', `/api/v1/vms/${id}`))).toMatchObject({ name: 'kept' })
})

test.each([{ scenario: 'over-budget' }, { seed: 7 }])(
  '%j keeps a copy of the world that it replaces',
  async (asked) => {
    const made = await send(await open(), 'POST', '/api/v1/projects', '{"name":"mine"}')
    expect(made.status).toBe(201)
    await stopAll()
    const projects = async (server: Server) => await (await send(server, 'GET', '/api/v1/projects')).text()

    const store = await openDataFile(path, () => {})
    const other = await start({ store, memory: store, scenario: null, ...asked })
    expect(other.output).toEqual([expect.stringContaining(`The old data is kept as ${path}.backup.`)])
    expect(await projects(other)).not.toContain('"mine"')
    await stopAll()

    path = `${path}.backup`
    const again = await open()
    expect(await projects(again)).toContain('"mine"')
    expect(again.output).toEqual([])
  },
)

test('keeps the world in a scenario that only changes behavior', async () => {
  await send(await open(), 'POST', '/api/v1/projects', '{"name":"mine"}')
  await stopAll()
  const store = await openDataFile(path, () => {})
  const slow = await start({ store, memory: store, scenario: 'instant' })
  expect(await (await send(slow, 'GET', '/api/v1/projects')).text()).toContain('"mine"')
  expect(await readdir(folder)).not.toContain('world.db.backup')
})

test.for([
  ['a row that fits no schema', `INSERT INTO rows VALUES ('vms', 'vm_1', 1, '{"id":"vm_1"}')`],
  ['a row of an unknown collection', `INSERT INTO rows VALUES ('pets', 'p', 1, '{"id":"p"}')`],
  [
    'a seed variant that no longer exists',
    `UPDATE state SET value = json_set(value, '$.seedVariants', json('["nonsense"]')) WHERE name = 'meta'`,
  ],
  [
    'a dataset that no longer exists',
    `UPDATE state SET value = json_set(value, '$.dataset', 'nonsense') WHERE name = 'meta'`,
  ],
] as const)('starts with new data, and sets a file aside with %s', async ([, sql]) => {
  await open()
  await stopAll()
  execute(sql)
  const server = await open()
  expect(await vms(server)).not.toEqual([])
  expect(server.output).toEqual([expect.stringContaining(`It was moved to ${path}.damaged-1`)])
  expect(await readdir(folder)).toContain('world.db.damaged-1')
})

test('starts in the default scenario if the stored one can’t be read', async () => {
  await open()
  await stopAll()
  execute(`INSERT OR REPLACE INTO state VALUES ('beside', '{"name":5}')`)
  expect(await vms(await open())).not.toEqual([])
})

test('starts with a scenario whose user can no longer sign in', async () => {
  const first = await open()
  await use(first, 'test,viewer')
  const { items } = await json(await fetch(`${first.url}/__mocks/rows?collection=users`))
  const user = (items as { email: string }[]).find(({ email }) => email === 'viewer@nimbus.example')
  const moved = JSON.stringify({ ...user, email: 'moved@nimbus.example' })
  expect((await send(first, 'PUT', '/__mocks/rows?collection=users', moved)).status).toBe(200)
  await stopAll()

  const second = await open()
  expect(await vms(second)).not.toEqual([])
  // Choosing the scenario again creates a world in which the user can sign in.
  const applied = await use(second, 'test,viewer')
  expect(await json(applied)).toMatchObject({ newWorld: true })
  expect(applied.headers.get('set-cookie')).toContain('nimbus_session')
})

test('sets back a clock that ran far ahead while the server was stopped', async () => {
  await use(await open(), 'test')
  await stopAll()
  execute(`UPDATE state SET value = json_set(value, '$.clock', json('{"mode":"fixed","at":253402214400000}'))
    WHERE name = 'meta'`)
  const server = await open()
  expect(await json(await fetch(`${server.url}/__mocks/clock`))).toMatchObject({
    now: '2028-03-02T09:00:00.000Z',
  })
  expect(await vms(server)).not.toEqual([])
})

test('a job that fails on every run is reported once, and the next start goes on', async () => {
  const first = await open()
  await use(first, 'test')
  const { items } = await json(await send(first, 'GET', '/api/v1/vms?status=running'))
  const [{ id }] = items as unknown as [{ id: string }]
  vi.spyOn(jobHandlers, 'vms').mockImplementation(() => {
    throw new Error('a bug')
  })
  await send(first, 'POST', `/api/v1/vms/${id}/stop`)
  await fetch(`${first.url}/__mocks/clock`, { method: 'PUT', body: '{"advance":"PT1H"}' })
  expect(await json(await send(first, 'GET', `/api/v1/vms/${id}`))).toMatchObject({ status: 'error' })
  expect(first.output).toEqual([
    expect.stringMatching(/^The scheduled job of vms vm_\w+ failed\. .* Error: a bug/),
  ])
  await stopAll()

  const second = await open()
  expect(await json(await send(second, 'GET', `/api/v1/vms/${id}`))).toMatchObject({ status: 'error' })
  expect(second.output).toEqual([])
})
