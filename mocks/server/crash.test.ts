import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pause } from '../db/persistence/with-timeout.ts'
import { json, OWNER } from './testing.ts'

/** A few in `npm test`; `npm run test:crash` is the full proof. */
const ROUNDS = process.env.npm_lifecycle_event === 'test:crash' ? 50 : 5

/** Concurrent writers. */
const WRITERS = 8

/** Wait for the first acknowledged write. */
const START_TIMEOUT = { timeout: 10_000 }

/** Most rows that the admin routes return at once. */
const PAGE = 1000

const SCRIPT = join(import.meta.dirname, '../server.mjs')

let folder: string
let path: string
let running: ChildProcess | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crash-'))
  path = join(folder, 'world.db')
})

afterEach(async () => {
  await end('SIGKILL')
  await rm(folder, { recursive: true })
})

async function startProcess(...args: string[]): Promise<string> {
  const child = spawn(process.execPath, [SCRIPT, '--port', '0', '--data', path, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running = child
  let reported = ''
  child.stderr.on('data', (chunk) => {
    reported += chunk
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\S+(?=\/api\/v1)/.exec(line)?.[0]
    if (url !== undefined) return url.replace('localhost', '127.0.0.1')
  }
  throw new Error(`The server did not start. ${reported}`)
}

/** Returns the exit code; null after a kill. */
async function end(signal: NodeJS.Signals): Promise<number | null> {
  const child = running
  running = undefined
  if (child === undefined) return null
  const ended = once(child, 'exit')
  child.kill(signal)
  return (await ended)[0]
}

/** Name of a volume as last acknowledged, and a later one that was sent but not acknowledged. */
interface Expected {
  readonly name: string
  readonly pending?: string
}

/** Lets the demo organization have any number of volumes. */
async function liftQuotas(url: string): Promise<void> {
  const rows = `${url}/__mocks/rows?collection=organizations`
  const { items } = await json<{ items: { quotas: object }[] }>(await fetch(rows))
  for (const row of items) {
    const quotas = Object.fromEntries(Object.keys(row.quotas).map((quota) => [quota, 1e6]))
    const response = await fetch(rows, { method: 'PUT', body: JSON.stringify({ ...row, quotas }) })
    expect(response.status).toBe(200)
  }
}

async function expectAll(url: string, volumes: ReadonlyMap<string, Expected>): Promise<void> {
  const names = new Map<string, string>()
  for (let offset = 0, total = 1; offset < total; offset += PAGE) {
    const rows = `${url}/__mocks/rows?collection=volumes&limit=${PAGE}&offset=${offset}`
    const found = await json<{ items: { id: string; name: string }[]; total: number }>(await fetch(rows))
    for (const { id, name } of found.items) names.set(id, name)
    total = found.total
  }
  const lost = [...volumes].filter(([id, { name, pending }]) => ![name, pending].includes(names.get(id)))
  expect(lost).toEqual([])
}

/** Creates and renames volumes until the server is gone, and notes each acknowledgment. */
async function write(url: string, writer: string, volumes: Map<string, Expected>): Promise<void> {
  const send = async (method: string, place: string, body?: unknown) => {
    const response = await fetch(`${url}/api/v1/volumes${place}`, {
      method,
      headers: { ...OWNER, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${place}: ${response.status} ${text}`)
    return JSON.parse(text)
  }
  for (let count = 0; ; count++) {
    const name = `${writer}-${count}`
    const { id } = await send('POST', '', { name, region: 'us-east', typeId: 'voltype_standard', sizeGb: 10 })
    volumes.set(id, { name })
    volumes.set(id, { name, pending: `${name}-b` })
    await send('PATCH', `/${id}`, { name: `${name}-b` })
    volumes.set(id, { name: `${name}-b` })
  }
}

test(`kill -9 under load loses no acknowledged write, ${ROUNDS} times`, {
  timeout: 20_000 * ROUNDS,
}, async () => {
  const volumes = new Map<string, Expected>()
  for (let round = 0; round < ROUNDS; round++) {
    const url = await startProcess('--scenario', 'test')
    if (round === 0) await liftQuotas(url)
    await expectAll(url, volumes)
    const before = volumes.size
    const writing = Promise.allSettled(
      Array.from({ length: WRITERS }, (_, index) => write(url, `r${round}w${index}`, volumes)),
    )
    await vi.waitFor(() => expect(volumes.size).toBeGreaterThan(before), START_TIMEOUT)
    // Different moments: between commits, in one, or in a checkpoint.
    await pause((round * 97) % 500)
    await end('SIGKILL')
    for (const outcome of await writing) {
      expect(outcome).toMatchObject({ reason: { message: expect.stringMatching(/fetch failed|terminated/) } })
    }
  }
  await expectAll(await startProcess(), volumes)
  if (ROUNDS > 5) console.log(`${volumes.size} volumes were created and renamed; none was lost.`)
})

test.each(['SIGTERM', 'SIGINT'] as const)('%s saves everything in one file', async (signal) => {
  const volumes = new Map<string, Expected>()
  const url = await startProcess('--scenario', 'test')
  const writing = Promise.allSettled([write(url, 'w', volumes)])
  await vi.waitFor(() => expect(volumes.size).toBeGreaterThan(0), START_TIMEOUT)
  expect(await end(signal)).toBe(0)
  await writing
  expect(await readdir(folder)).toEqual(['world.db'])
  const db = new DatabaseSync(path)
  const saved = db.prepare(`SELECT id FROM rows WHERE collection = 'volumes'`).all()
  db.close()
  expect(saved.map(({ id }) => id)).toEqual(expect.arrayContaining([...volumes.keys()]))
})
