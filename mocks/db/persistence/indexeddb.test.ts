import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { machine } from '../testing.ts'
import { indexedDbStore } from './indexeddb.ts'
import { contents, increment, openTab, smallBase, type TestTab, testSeed } from './testing.ts'

const name = 'test-world'
const tabs: TestTab[] = []

async function tab(options?: Parameters<typeof openTab>[1]): Promise<TestTab> {
  const opened = await openTab(indexedDbStore({ name, timeoutMs: 500 }), options)
  tabs.push(opened)
  return opened
}

/** Runs a function on the raw database, like another program would. */
async function raw<T>(action: (db: Awaited<ReturnType<typeof openDB>>) => Promise<T>): Promise<T> {
  const db = await openDB(name)
  try {
    return await action(db)
  } finally {
    db.close()
  }
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  for (const { db } of tabs.splice(0)) await db.close()
})

/** Simulates the browser's Web Locks for all stores of this process. The stores must also work without them. */
function stubLocks(): void {
  let last: Promise<unknown> = Promise.resolve()
  const request = (_name: string, _options: unknown, run: () => Promise<unknown>) => {
    const mine = last.then(run)
    last = mine.catch(() => {})
    return mine
  }
  vi.stubGlobal('navigator', { locks: { request } })
}

it('saves more than fits into the time limit, as long as the storage answers', async () => {
  const a = await openTab(indexedDbStore({ name, timeoutMs: 30 }))
  tabs.push(a)
  const begin = performance.now()
  await a.db.transaction((tx) => {
    for (let index = 0; index < 5000; index++) tx.machines.insert(machine(`m_many${index}`))
  })
  expect(performance.now() - begin).toBeGreaterThan(30)
  expect(a.notices).toEqual([])
})

describe('a reload', () => {
  it('restores everything', async () => {
    const first = await tab()
    await first.db.transaction((tx) => {
      tx.machines.insert(machine('m_new', { tags: ['a'] }))
      tx.machines.update('m_1x0', { owner: 'eve' })
      tx.machines.remove('m_1x1')
    })
    await increment(first)
    first.clock.apply({ mode: 'fixed', at: 0 })
    await first.db.setClock({ mode: 'running', real: 5, world: 500, speed: 60 })
    const before = await contents(first)
    await first.db.close()

    const second = await tab()
    expect(await contents(second)).toEqual(before)
    expect(second.clock.state).toEqual({ mode: 'running', real: 5, world: 500, speed: 60 })
    expect(second.notices).toEqual([])
  })

  it('restores the seed of its stored base, not of the current one', async () => {
    await tab()
    const later = await tab({ base: { ...smallBase, epoch: 9999 } })
    expect(later.db.base).toEqual(smallBase)
    expect((await contents(later)).machines.m_1x0?.size).toBe(1000)
  })

  it('stores only changes', async () => {
    const { db } = await tab()
    expect(await raw((it) => it.count('rows'))).toBe(0)
    await db.transaction((tx) => tx.machines.update('m_1x0', { owner: 'eve' }))
    await db.transaction((tx) => tx.machines.get('m_1x0'))
    expect(await raw((it) => it.getAllKeys('rows'))).toEqual([['machines', 'm_1x0']])
    expect(await raw((it) => it.get('meta', 'current'))).toMatchObject({ seq: 1 })
  })

  it('restores all of an interrupted transaction or nothing', async () => {
    const first = await tab()
    const underway = first.db.transaction((tx) => {
      for (let i = 0; i < 50; i++) tx.machines.insert(machine(`m_new${i}`))
    })
    const second = await tab()
    expect([3, 53]).toContain(Object.keys((await contents(second)).machines).length)
    await underway
    await vi.waitFor(async () => expect(Object.keys((await contents(second)).machines)).toHaveLength(53))
  })
})

describe.each([
  ['with Web Locks', stubLocks],
  ['without Web Locks', () => vi.stubGlobal('navigator', {})],
])('two tabs %s', (_, prepare) => {
  beforeEach(prepare)

  it('start one world when opened together', async () => {
    const [a, b] = await Promise.all([tab(), tab({ base: { ...smallBase, epoch: 77 } })])
    await increment(a)
    await increment(b)
    await vi.waitFor(async () => expect(await contents(a)).toEqual(await contents(b)))
    expect((await contents(a)).counters.c_1).toBe(2)
  })

  it("see each other's writes", async () => {
    const [a, b] = [await tab(), await tab()]
    await a.db.transaction((tx) => {
      tx.machines.insert(machine('m_new'))
      tx.machines.remove('m_1x0')
    })
    await vi.waitFor(() => expect(b.remote).toHaveLength(1))
    expect(await b.db.read((tx) => [tx.machines.get('m_new')?.id, tx.machines.get('m_1x0')])).toEqual([
      'm_new',
      undefined,
    ])
  })

  it('lose none of 200 interleaved increments', async () => {
    const [a, b] = [await tab(), await tab()]
    const results = await Promise.all(Array.from({ length: 200 }, (_, i) => increment(i % 2 === 0 ? a : b)))
    expect(new Set(results).size).toBe(200)
    await Promise.all([a.db.catchUp(), b.db.catchUp()])
    expect((await contents(a)).counters.c_1).toBe(200)
    expect((await contents(b)).counters.c_1).toBe(200)
  })

  it('share the clock', async () => {
    const [a, b] = [await tab(), await tab()]
    await a.db.setClock({ mode: 'fixed', at: 123 })
    expect(a.clock.now()).toBe(123)
    await vi.waitFor(() => expect(b.clock.now()).toBe(123))
  })

  it('switch to another data set together, even during a transaction', async () => {
    const [a, b] = [await tab(), await tab()]
    await increment(b)
    await Promise.all([a.db.reset({ dataset: 'empty', seed: 2, epoch: 5 }), increment(b), increment(b)])
    await vi.waitFor(async () => expect(await contents(b)).toEqual(await contents(a)))
    expect(b.db.base).toEqual({ dataset: 'empty', seed: 2, epoch: 5 })
    expect(Object.keys((await contents(b)).machines)).toEqual([])
    expect(b.remote).toContainEqual({ kind: 'reset' })
    const reloaded = await tab()
    expect(await contents(reloaded)).toEqual(await contents(a))
  })

  it('restore a snapshot together', async () => {
    const [a, b] = [await tab(), await tab()]
    await increment(a)
    const snapshot = structuredClone(await a.db.snapshot())
    const before = await contents(a)
    await increment(a)
    await a.db.transaction((tx) => tx.machines.remove('m_1x0'))
    await a.db.restore(snapshot)
    expect(await contents(a)).toEqual(before)
    await b.db.catchUp()
    expect(await contents(b)).toEqual(before)
    expect(await contents(await tab())).toEqual(before)
  })
})

describe('a write', () => {
  it('reads the commits of other tabs first, even if their message was missed', async () => {
    const [a, b] = [await tab(), await tab()]
    vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => {})
    await increment(a)
    expect(await increment(b)).toBe(2)
    expect(b.remote).toHaveLength(1)
  })

  it('proceeds when another tab never releases the lock', async () => {
    const held = (_name: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    vi.stubGlobal('navigator', { locks: { request: held } })
    const a = await openTab(indexedDbStore({ name, timeoutMs: 250 }))
    tabs.push(a)
    expect(await increment(a)).toBe(1)
    expect(a.notices).toEqual([])
  })

  it('stores nothing when the transaction fails', async () => {
    const a = await tab()
    await expect(
      a.db.transaction((tx) => {
        tx.machines.remove('m_1x0')
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect(await raw((it) => it.count('rows'))).toBe(0)
    expect(await increment(a)).toBe(1)
  })
})

it("leaves stored data alone when its seed can't be loaded", async () => {
  expect(await increment(await tab())).toBe(1)
  const seed = () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  }
  await expect(tab({ seed })).rejects.toThrow('Failed to fetch')
  expect(await raw((it) => it.count('aside'))).toBe(0)
  expect((await contents(await tab())).counters.c_1).toBe(1)
})

describe('sets stored data aside, with a notice, when it', () => {
  async function damagedBy(damage: (db: Awaited<ReturnType<typeof openDB>>) => Promise<unknown>) {
    const first = await tab()
    await first.db.transaction((tx) => tx.machines.update('m_1x0', { owner: 'eve' }))
    await first.db.close()
    await raw(damage)
    const second = await tab()
    expect(await contents(second)).toEqual(await contents(await openTab(indexedDbStore({ name: 'another' }))))
    expect(await raw((it) => it.get('aside', 'latest'))).toMatchObject({ at: second.notices[0]?.at })
    expect(await increment(second)).toBe(1)
    await second.db.close()
    const third = await tab()
    expect(third.notices).toEqual([])
    expect((await contents(third)).counters.c_1).toBe(1)
    return second.notices
  }
  const metaWith = (facts: object) => async (db: Awaited<ReturnType<typeof openDB>>) =>
    db.put('meta', { ...(await db.get('meta', 'current')), ...facts }, 'current')

  it('has another format', async () => {
    expect(await damagedBy(metaWith({ format: 2 }))).toMatchObject([
      { kind: 'set-aside', reason: 'other-format' },
    ])
  })

  it('belongs to another seed', async () => {
    expect(await damagedBy(metaWith({ seedDigest: 'x' }))).toMatchObject([{ reason: 'other-seed' }])
  })

  it('belongs to a data set that no longer exists', async () => {
    expect(await damagedBy(metaWith({ dataset: 'gone' }))).toMatchObject([{ reason: 'other-seed' }])
  })

  it('holds a row that fails its schema', async () => {
    const row = { collection: 'machines', id: 'm_1x0', seq: 1, row: { id: 'm_1x0', name: 5 } }
    expect(await damagedBy((db) => db.put('rows', row))).toMatchObject([{ reason: 'unreadable' }])
  })

  it('holds a row of a collection that no longer exists', async () => {
    const row = { collection: 'pets', id: 'p_1', seq: 1, row: { id: 'p_1' } }
    expect(await damagedBy((db) => db.put('rows', row))).toMatchObject([{ reason: 'unreadable' }])
  })

  it('has no metadata', async () => {
    expect(await damagedBy((db) => db.clear('meta'))).toMatchObject([{ reason: 'unreadable' }])
  })
})

it('stores the world again after storage was cleared during use', async () => {
  const a = await tab()
  const b = await tab()
  await increment(a)
  await b.db.catchUp()
  vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => {})
  await increment(b)
  await new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name)
    request.onsuccess = resolve
    request.onerror = reject
  })
  // The tab that is behind writes first, then the other one catches up.
  expect(await increment(a)).toBe(2)
  await b.db.catchUp()
  expect(await increment(b)).toBe(3)
  expect([...a.notices, ...b.notices]).toEqual([])
  expect((await contents(await tab())).counters.c_1).toBe(3)
})

it('generates the seed once per world, not per write', async () => {
  const seed = vi.fn(testSeed)
  const a = await tab({ seed })
  await increment(a)
  await increment(a)
  expect(seed).toHaveBeenCalledTimes(1)
})
