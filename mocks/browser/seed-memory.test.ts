import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { beforeEach, expect, test, vi } from 'vitest'
import type { WorldRows } from '../db/index.ts'
import type { Base } from '../db/persistence/saved.ts'
import { seedWorld } from '../seed/index.ts'
import { seedMemory } from './seed-memory.ts'

const base: Base = { dataset: 'default', seed: 1, epoch: Date.UTC(2026, 10, 20) }
const NAME = 'test-mock'

const make = vi.fn((wanted: Base): Promise<WorldRows> => seedWorld(wanted))
/** Simulates another page of the same origin. */
const page = (build: string | null = 'build-1', rows = make) =>
  seedMemory(rows, { name: NAME, build, later: (run) => run() })

/** Waits for background writes. */
async function flushPromises(): Promise<void> {
  await vi.waitFor(async () => {
    const db = await openDB(`${NAME}-seed`)
    const count = db.objectStoreNames.contains('rows') ? await db.count('rows') : 0
    db.close()
    expect(count).toBe(1)
  })
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  make.mockClear()
})

test('the next page loads the same rows without generating them', async () => {
  const rows = await page()(base)
  await flushPromises()
  expect(await page()(base)).toStrictEqual(rows)
  expect(make).toHaveBeenCalledTimes(1)
})

test.each<[what: string, build: string, wanted: Base]>([
  ['another base', 'build-1', { ...base, seed: 2 }],
  ['another scenario', 'build-1', { ...base, seedVariants: ['overdue-invoices'] }],
  ['other code', 'build-2', base],
])('generates the rows of %s', async (_what, build, wanted) => {
  await page()(base)
  await flushPromises()
  await page(build)(wanted)
  expect(make).toHaveBeenCalledTimes(2)
})

test('stores nothing during development, where code changes under the same name', async () => {
  await page(null)(base)
  await page(null)(base)
  expect(make).toHaveBeenCalledTimes(2)
  expect(await indexedDB.databases()).toEqual([])
})

test.each([
  ['no JSON', '{"vms":['],
  ['no rows', 'null'],
  ['other rows', '{"vms":[]}'],
])('generates the rows when the stored ones are %s', async (_what, text) => {
  const rows = await page()(base)
  await flushPromises()
  const db = await openDB(`${NAME}-seed`)
  await db.put('rows', { ...(await db.get('rows', 'latest')), rows: text }, 'latest')
  db.close()
  expect(await page()(base)).toStrictEqual(rows)
  expect(make).toHaveBeenCalledTimes(2)
})

test('generates the rows when storage is forbidden', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  expect(await page()(base)).toStrictEqual(await seedWorld(base))
})

test('generates the rows when storage does not respond', async () => {
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => new IDBOpenDBRequest())
  expect(await page()(base)).toStrictEqual(await seedWorld(base))
  expect(open).toHaveBeenCalled()
})

test('stores rows once per page, although each reset creates them', async () => {
  const later = vi.fn()
  const seed = seedMemory(make, { name: NAME, build: 'build-1', later })
  for (const wanted of [base, base, { ...base, seed: 2 }, { ...base, seed: 2 }]) await seed(wanted)
  expect(make).toHaveBeenCalledTimes(4)
  expect(later).toHaveBeenCalledTimes(2)
})

test('does not store a large world', async () => {
  const many = Array.from({ length: 5001 }, (_, i) => ({ id: `ssh_${i}` }))
  await page('build-1', vi.fn().mockResolvedValue({ sshKeys: many }))(base)
  expect(await (await openDB(`${NAME}-seed`)).count('rows')).toBe(0)
})
