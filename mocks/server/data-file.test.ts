import { execFileSync, spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { StorageError } from '../db/index.ts'
import type { SqliteStore } from '../db/persistence/sqlite.ts'
import { openDataFile } from './data-file.ts'
import { json, OWNER, start, stopAll, use, vms } from './testing.ts'

let folder: string
let path: string
let reports: string[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'data-'))
  path = join(folder, 'world.db')
  reports = []
})

afterEach(async () => {
  await stopAll()
  await rm(folder, { recursive: true })
})

const open = () => openDataFile(path, (message) => reports.push(message))

async function startWith(store: SqliteStore) {
  return start({ store, memory: store, scenario: null })
}

type Server = Awaited<ReturnType<typeof startWith>>

const createVolume = (server: Server, name: string) =>
  fetch(`${server.url}/api/v1/volumes`, {
    method: 'POST',
    headers: { ...OWNER, 'content-type': 'application/json' },
    body: JSON.stringify({ name, region: 'us-east', typeId: 'voltype_standard', sizeGb: 10 }),
  })

const volumesNamed = async (server: Server, name: string) =>
  (await json(await fetch(`${server.url}/api/v1/volumes?q=${name}`, { headers: OWNER }))).total

test('a new file and its folder are named, an existing file is not', async () => {
  const parent = join(folder, 'new')
  path = join(parent, 'folder', 'world.db')
  await (await open()).close()
  expect(reports).toEqual([`Created the folder ${parent}.`, `Created ${path}.`])
  await (await open()).close()
  expect(reports).toHaveLength(2)
})

describe('a JSON file', () => {
  async function exportWorld(): Promise<string> {
    const server = await start()
    await use(server, ['test'])
    expect((await createVolume(server, 'exported')).status).toBe(202)
    return (await fetch(`${server.url}/__mocks/snapshot`)).text()
  }

  test('is imported once and kept as a backup', async () => {
    const snapshot = await exportWorld()
    const scenario = await json(await fetch(`${(await start()).url}/__mocks/scenario`))
    await writeFile(path, JSON.stringify({ ...JSON.parse(snapshot), beside: scenario }))
    const old = await readFile(path, 'utf8')
    const server = await startWith(await open())
    expect(reports).toEqual([`Imported ${path}. The JSON file is kept as ${path}.backup.`])
    expect(server.output).toEqual([])
    expect(await volumesNamed(server, 'exported')).toBe(1)
    expect(await json(await fetch(`${server.url}/__mocks/state`))).toMatchObject({
      scenario: { name: 'test' },
    })
    expect((await createVolume(server, 'later')).status).toBe(202)
    await stopAll()

    const again = await startWith(await open())
    expect(reports).toHaveLength(1)
    expect(await volumesNamed(again, 'later')).toBe(1)
    await stopAll()
    expect(await readdir(folder)).toEqual(['world.db', 'world.db.backup'])
    expect(await readFile(`${path}.backup`, 'utf8')).toBe(old)
  })

  test('continues the scenario of a snapshot', async () => {
    const first = await start({ scenario: 'over-budget' })
    expect((await createVolume(first, 'exported')).status).toBe(202)
    await writeFile(path, await (await fetch(`${first.url}/__mocks/snapshot`)).text())
    const server = await startWith(await open())
    expect(await json(await fetch(`${server.url}/__mocks/scenario`))).toMatchObject({ name: 'over-budget' })
    expect(await volumesNamed(server, 'exported')).toBe(1)
    expect(reports).toHaveLength(1)
  })

  test.each([
    ['is cut off', '{"meta": {'],
    ['holds something else', '{"name": "x"}'],
    ['holds nonsense for rows', '{"meta": {"format": 1}, "rows": [null, 3]}'],
  ])('that %s is set aside', async (_, text) => {
    await writeFile(path, text)
    const server = await startWith(await open())
    expect(server.output).toEqual([
      `The data file can't be used: it is no database. It was moved to ${path}.damaged-1, and the server starts with new data.`,
    ])
    expect(await readFile(`${path}.damaged-1`, 'utf8')).toBe(text)
    expect(await vms(server)).not.toEqual([])
  })

  test('with an invalid world is set aside after the import, without raw validator output', async () => {
    await writeFile(path, '{"meta": {"format": 1, "dataset": 5}, "rows": []}')
    const server = await startWith(await open())
    expect(server.output).toEqual([
      `The data file can't be used: the field “dataset” of the metadata is invalid. It was moved to ${path}.damaged-1, and the server starts with new data.`,
    ])
  })

  test('can be exported and imported while the server runs', async () => {
    const snapshot = await exportWorld()
    const server = await startWith(await open())
    const response = await fetch(`${server.url}/__mocks/snapshot`, { method: 'PUT', body: snapshot })
    expect(response.status).toBe(200)
    await stopAll()
    expect(await volumesNamed(await startWith(await open()), 'exported')).toBe(1)
  })
})

describe('a path that can’t be used', () => {
  test('is a folder', async () => {
    path = folder
    await expect(open()).rejects.toThrow(`--data: ${folder} is a folder. Give the path of a file.`)
  })

  test('is below a file', async () => {
    await writeFile(path, '')
    path = join(path, 'world.db')
    await expect(open()).rejects.toThrow(/^--data: \S+ can't be used: (EEXIST|ENOTDIR)/)
  })

  test('has a folder where the database needs its log', async () => {
    await mkdir(`${path}-wal`)
    await expect(open()).rejects.toThrow(`--data: ${path} can't be used: disk I/O error.`)
  })

  test('ends the command with a sentence, such as a file that another server uses', async () => {
    const server = await startWith(await open())
    const script = join(import.meta.dirname, '../server.mjs')
    const { status, stderr } = spawnSync(process.execPath, [script, '--port', '0', '--data', path], {
      encoding: 'utf8',
    })
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: `--data: ${path} is in use by another mock server. Stop it, or choose another file.\n\n--help shows the options.\n`,
    })
    expect((await createVolume(server, 'unharmed')).status).toBe(202)
  })
})

describe('a full disk', () => {
  async function rejectsWritesUntil(
    free: () => void,
    { server }: { readonly server: Server },
  ): Promise<void> {
    const rejected = await createVolume(server, 'too-much')
    expect(rejected.status).toBe(507)
    expect(await json(rejected)).toMatchObject({ code: 'storage_full', title: 'Storage full' })
    expect((await fetch(`${server.url}/__mocks/reset`, { method: 'POST' })).status).toBe(507)
    expect(
      (await fetch(`${server.url}/__mocks/clock`, { method: 'POST', body: '{"advance":"P1D"}' })).status,
    ).toBe(507)
    // Reads work, although the keys' last use and due jobs can't be saved.
    expect(await volumesNamed(server, 'too-much')).toBe(0)
    expect(server.output).toEqual([
      `No space is left on the disk for ${path}. Writes get 507 until they can be saved again.`,
    ])
    free()
    expect((await createVolume(server, 'fits')).status).toBe(202)
    await stopAll()
    const again = await startWith(await open())
    expect(await volumesNamed(again, 'too-much')).toBe(0)
    expect(await volumesNamed(again, 'fits')).toBe(1)
    await stopAll()
  }

  test('rejects writes with 507 until there is space', async () => {
    const store = await open()
    const { commit, reset } = store
    const server = await startWith(store)
    const fail = () => Promise.reject(new StorageError('full', `No space is left on the disk for ${path}.`))
    Object.assign(store, { commit: fail, reset: fail })
    await rejectsWritesUntil(() => Object.assign(store, { commit, reset }), { server })
  })

  test('a commit that fails otherwise is a 503', async () => {
    const store = await open()
    const server = await startWith(store)
    store.commit = () => Promise.reject(new Error('disk I/O error'))
    const rejected = await createVolume(server, 'too-much')
    expect(rejected.status).toBe(503)
    expect(rejected.headers.get('retry-after')).toBe('30')
    expect(await json(rejected)).toMatchObject({ code: 'unavailable' })
    expect(await vms(server)).not.toEqual([])
  })

  /** A file system of one megabyte, which only root can mount. */
  function mount(): boolean {
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' })
      return true
    } catch {
      return false
    }
  }

  test('on a real file system', async (context) => {
    if (process.platform !== 'linux' || !mount()) return context.skip('only root can mount a file system')
    try {
      const server = await startWith(await open())
      const ballast = join(folder, 'ballast')
      const fill = async () => {
        for (let size = 2 ** 20; size >= 1; size = Math.floor(size / 2)) {
          await writeFile(`${ballast}-${size}`, 'x'.repeat(size)).catch(() => {})
        }
      }
      await fill()
      const free = () => execFileSync('sh', ['-c', `rm ${ballast}-*`])
      await rejectsWritesUntil(free, { server })
    } finally {
      await stopAll()
      execFileSync('umount', [folder])
    }
  })
})
