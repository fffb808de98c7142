import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { indexedDbStore } from './indexeddb.ts'
import { contents, increment, openTab, smallBase, type TestTab } from './testing.ts'

const name = 'test-world'
const tabs: TestTab[] = []

async function tab(): Promise<TestTab> {
  const opened = await openTab(indexedDbStore({ name, timeoutMs: 500 }))
  tabs.push(opened)
  return opened
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

afterEach(async () => {
  vi.restoreAllMocks()
  for (const { db } of tabs.splice(0)) await db.close()
})

/** Aborts every transaction that writes, like a browser does: after the request was accepted. */
function failWrites(errorName: string) {
  const put = IDBObjectStore.prototype.put
  return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...row
  ) {
    const request = put.apply(this, row)
    const transaction = this.transaction as unknown as { _abort(name: string): void }
    queueMicrotask(() => transaction._abort(errorName))
    return request
  })
}

describe('continues in memory, with a notice, when storage', () => {
  it('is forbidden', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('not here', 'SecurityError')
    })
    const a = await tab()
    expect(a.notices).toMatchObject([{ kind: 'memory-only', reason: 'forbidden' }])
    expect(a.db.persistent).toBe(false)
    expect(await increment(a)).toBe(1)
    expect(await increment(a)).toBe(2)
  })

  it('does not respond', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => new IDBOpenDBRequest())
    const a = await openTab(indexedDbStore({ name, timeoutMs: 250 }))
    expect(a.notices).toMatchObject([{ kind: 'memory-only', reason: 'forbidden' }])
    expect(await increment(a)).toBe(1)
  })

  it('is full', async () => {
    failWrites('QuotaExceededError')
    const a = await tab()
    expect(a.notices).toMatchObject([{ kind: 'memory-only', reason: 'full' }])
    expect(a.db.persistent).toBe(false)
    expect(await increment(a)).toBe(1)
  })
})

describe('rejects writes, with one notice, while storage', () => {
  it.each([
    ['is full', 'full', 'QuotaExceededError'],
    ['fails', 'failed', 'UnknownError'],
  ])('%s, and saves them again later', async (_, reason, error) => {
    const a = await tab()
    await increment(a)
    const put = failWrites(error)
    for (const _ of 'ab') await expect(increment(a)).rejects.toMatchObject({ name: 'StorageError', reason })
    await expect(a.db.setClock({ mode: 'fixed', at: 1 })).rejects.toMatchObject({ reason })
    await expect(a.db.reset({ ...smallBase, epoch: 5 })).rejects.toMatchObject({ reason })
    expect((await contents(a)).counters.c_1).toBe(1)
    expect(a.clock.now()).not.toBe(1)
    expect(a.notices).toMatchObject([{ kind: 'rejecting-writes', reason }])
    expect(a.db.persistent).toBe(true)

    put.mockRestore()
    expect(await increment(a)).toBe(2)
    const reloaded = await tab()
    expect(await contents(reloaded)).toEqual(await contents(a))
    expect(reloaded.notices).toEqual([])
  })

  it('can no longer be opened', async () => {
    const a = await tab()
    await increment(a)
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    // The browser closes the connection when the user blocks or clears site data.
    await new Promise((resolve) => {
      indexedDB.deleteDatabase(name).onsuccess = resolve
    })
    await expect(increment(a)).rejects.toMatchObject({ name: 'StorageError', reason: 'failed' })
    await a.db.catchUp()
    expect((await contents(a)).counters.c_1).toBe(1)
    open.mockRestore()
    expect(await increment(a)).toBe(2)
    expect((await contents(await tab())).counters.c_1).toBe(2)
  })

  it('was written by another version in another tab', async () => {
    const a = await tab()
    const b = await tab()
    const db = await openDB(name)
    await db.put('rows', {
      collection: 'machines',
      id: 'm_1x0',
      seq: 1,
      row: { id: 'm_1x0', color: 'red' },
    })
    await db.put('meta', { ...(await db.get('meta', 'current')), seq: 1 }, 'current')
    db.close()
    await expect(increment(a)).rejects.toMatchObject({ name: 'StorageError', reason: 'other-version' })
    expect(a.notices).toMatchObject([{ kind: 'rejecting-writes', reason: 'other-version' }])
    expect(b.notices).toEqual([])
  })
})
