import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync, StatementSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { machine } from '../testing.ts'
import { type SqliteStore, sqliteStore } from './sqlite.ts'
import { contents, increment, openTab, type TestTab } from './testing.ts'

let folder: string
let path: string
let open: TestTab[] = []
let stores: SqliteStore[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'world-'))
  path = join(folder, 'world.db')
})

afterEach(async () => {
  vi.restoreAllMocks()
  for (const { db } of open) await db.close()
  for (const store of stores) await store.close()
  open = []
  stores = []
  await rm(folder, { recursive: true })
})

async function start(): Promise<TestTab> {
  const store = sqliteStore(path)
  stores.push(store)
  const tab = await openTab(store)
  open.push(tab)
  return tab
}

/** Ends a server as a crash would leave its file: everything is in the log, nothing in the database. */
async function crash(tab: TestTab): Promise<void> {
  const [database, log] = [await readFile(path), await readFile(`${path}-wal`)]
  await tab.db.close()
  await writeFile(path, database)
  await writeFile(`${path}-wal`, log)
}

async function savedCounter(): Promise<number> {
  const tab = await start()
  const { counters } = await contents(tab)
  await tab.db.close()
  return counters.c_1 ?? Number.NaN
}

function query(sql: string): Record<string, unknown>[] {
  const db = new DatabaseSync(path)
  try {
    return db.prepare(sql).all()
  } finally {
    db.close()
  }
}

describe('a restart', () => {
  it('restores everything, and stores only changes', async () => {
    const first = await start()
    await first.db.transaction((tx) => {
      tx.machines.insert(machine('m_new'))
      tx.machines.remove('m_1x1')
    })
    await increment(first)
    await first.db.setClock({ mode: 'fixed', at: 42 })
    const before = await contents(first)
    await first.db.close()
    expect(await readdir(folder)).toEqual(['world.db'])
    expect(query('SELECT id FROM rows ORDER BY id').map(({ id }) => id)).toEqual(['c_1', 'm_1x1', 'm_new'])

    const second = await start()
    expect(await contents(second)).toEqual(before)
    expect(second.clock.now()).toBe(42)
    expect(second.notices).toEqual([])
  })

  it('drops the changes of the previous world when a new one starts', async () => {
    const first = await start()
    await increment(first)
    await first.db.reset({ dataset: 'empty', seed: 1, epoch: 1 })
    await first.db.close()
    expect(query('SELECT * FROM rows')).toEqual([])
    expect((await start()).db.base.dataset).toBe('empty')
  })

  it('keeps each resolved write after a crash', async () => {
    const first = await start()
    for (let count = 1; count <= 3; count++) expect(await increment(first)).toBe(count)
    await crash(first)
    expect(await savedCounter()).toBe(3)
  })

  it('keeps the extra value', async () => {
    const store = sqliteStore(path)
    stores.push(store)
    expect(await store.recall()).toBeUndefined()
    store.keep({ name: 'a' })
    await store.close()
    const again = sqliteStore(path)
    stores.push(again)
    expect(await again.recall()).toEqual({ name: 'a' })
  })
})

describe('writes that arrive together', () => {
  it('share one commit', async () => {
    const tab = await start()
    const commit = vi.spyOn(stores[0] as SqliteStore, 'commit')
    const counts = await Promise.all(Array.from({ length: 50 }, () => increment(tab)))
    expect(counts).toEqual(counts.map((_, index) => index + 1))
    expect(commit).toHaveBeenCalledTimes(1)
    await crash(tab)
    expect(await savedCounter()).toBe(50)
  })

  it('are read only once they are saved', async () => {
    const tab = await start()
    let isSaved = false
    const writing = increment(tab).then(() => {
      isSaved = true
    })
    await Promise.resolve()
    const read = await tab.db.read((tx) => tx.counters.get('c_1')?.value)
    expect({ read, isSaved }).toEqual({ read: 1, isSaved: true })
    await writing
  })

  it('are confirmed only once the writes that they rest on are saved', async () => {
    const tab = await start()
    const commit = vi.spyOn(stores[0] as SqliteStore, 'commit')
    void increment(tab)
    const { result } = await tab.db.transaction((tx) => tx.counters.get('c_1')?.value)
    expect(result).toBe(1)
    expect(commit).toHaveBeenCalledTimes(1)
  })

  it('are saved before a reset, a snapshot and the end', async () => {
    const tab = await start()
    const writing = increment(tab)
    expect((await tab.db.snapshot()).meta.seq).toBe(1)
    const late = increment(tab)
    await tab.db.close()
    await Promise.all([writing, late])
    expect(await savedCounter()).toBe(2)
  })
})

describe('a full disk', () => {
  function fillDisk(): () => void {
    const run = StatementSync.prototype.run
    const spy = vi.spyOn(StatementSync.prototype, 'run').mockImplementation(function (
      this: StatementSync,
      ...values: unknown[]
    ) {
      // A statement with values writes a row.
      if (values.length > 0) throw Object.assign(new Error('database or disk is full'), { errcode: 13 })
      return run.call(this, {})
    })
    return () => spy.mockRestore()
  }

  it('rejects all writes of the commit, changes nothing, and reports it once', async () => {
    const tab = await start()
    await increment(tab)
    const before = await contents(tab)
    const { rows } = await tab.db.snapshot()
    const freeDisk = fillDisk()
    const writes = [
      increment(tab),
      tab.db.transaction((tx) => tx.machines.insert(machine('m_new'))),
      tab.db.transaction((tx) => tx.machines.remove('m_new')),
      tab.db.transaction((tx) => tx.machines.remove('m_1x1')),
      tab.db.setClock({ mode: 'fixed', at: 42 }),
    ]
    await Promise.resolve()
    const reading = contents(tab)
    for (const outcome of await Promise.allSettled(writes)) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { name: 'StorageError', reason: 'full' } })
    }
    expect(await reading).toEqual(before)
    expect((await tab.db.snapshot()).rows).toEqual(rows)
    expect(tab.clock.now()).not.toBe(42)
    await expect(increment(tab)).rejects.toThrow(`No space is left on the disk for ${path}.`)
    expect(tab.notices).toMatchObject([{ kind: 'rejecting-writes', reason: 'full' }])

    freeDisk()
    expect(await increment(tab)).toBe(2)
    await tab.db.close()
    expect(await savedCounter()).toBe(2)
  })

  it('rejects the extra value', async () => {
    const store = sqliteStore(path)
    stores.push(store)
    fillDisk()
    expect(() => store.keep(1)).toThrow('No space is left')
  })
})

describe('a damaged file', () => {
  async function insertRows(count = 1): Promise<void> {
    const tab = await start()
    await tab.db.transaction((tx) => {
      for (let i = 0; i < count; i++) tx.machines.insert(machine(`m_new${i}`))
    })
    await tab.db.close()
  }
  const execute = (sql: string) => {
    const db = new DatabaseSync(path)
    db.exec(sql)
    db.close()
  }

  it.each([
    ['is no database', () => writeFile(path, 'not a database'.repeat(100)), 'it is no database'],
    ['has damaged parts', damagePages, 'parts of the file are damaged'],
    ['has other tables', async () => execute('DROP TABLE rows'), 'its tables are not those of a saved world'],
    ['has a newer version', async () => execute('PRAGMA user_version = 9'), /^it has version 9/],
    ['has an invalid row', async () => execute(`UPDATE rows SET row = '{"id":"m_new0"}'`), /^the field “/],
    ['has a row that is no JSON', async () => execute(`UPDATE rows SET row = '{'`), /is invalid$/],
    ['has no metadata', async () => execute(`UPDATE state SET value = 'x'`), 'the metadata is invalid'],
  ] as const)('is set aside because it %s, and the seed is loaded', async (_, damage, detail) => {
    await insertRows(300)
    await damage()
    const damaged = await readFile(path)
    const tab = await start()
    expect(tab.notices).toMatchObject([{ kind: 'set-aside', detail: expect.stringMatching(detail) }])
    expect(tab.notices).toMatchObject([{ path: `${path}.damaged-1` }])
    expect(await increment(tab)).toBe(1)
    await tab.db.close()
    expect((await readFile(`${path}.damaged-1`)).length).toBeGreaterThanOrEqual(damaged.length)
    expect(await savedCounter()).toBe(1)

    await writeFile(path, 'damaged again'.repeat(100))
    await (await start()).db.close()
    expect(await readdir(folder)).toEqual(['world.db', 'world.db.damaged-1', 'world.db.damaged-2'])
  })

  async function damagePages(): Promise<void> {
    const bytes = await readFile(path)
    bytes.fill(0xff, 4096 * 3, bytes.length - 4096)
    await writeFile(path, bytes)
  }
})

describe('a file that can’t be used', () => {
  it('is open in another server', async () => {
    await start()
    expect(() => sqliteStore(path)).toThrow(`${path} is in use by another mock server`)
  })

  it('belongs to another program, and is left alone', async () => {
    const other = new DatabaseSync(path)
    other.exec('CREATE TABLE bookmarks (url TEXT)')
    other.close()
    const before = await readFile(path)
    expect(() => sqliteStore(path)).toThrow('is a database of another program')
    expect(await readFile(path)).toEqual(before)
  })

  it('is in a folder that does not exist', () => {
    path = join(folder, 'none', 'world.db')
    expect(() => sqliteStore(path)).toThrow(`${path} can't be written`)
  })
})
