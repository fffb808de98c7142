import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { machine } from '../testing.ts'
import { fileStore } from './file.ts'
import { contents, increment, openTab } from './testing.ts'

let folder: string
let path: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'world-'))
  path = join(folder, 'data', 'world.json')
})

afterEach(() => rm(folder, { recursive: true }))

const start = () => openTab(fileStore({ path, delay: 5 }))
const saved = async () => JSON.parse(await readFile(path, 'utf8'))

it('restores everything after a restart, and stores only changes', async () => {
  const first = await start()
  await first.db.transaction((tx) => {
    tx.machines.insert(machine('m_new'))
    tx.machines.remove('m_1x1')
  })
  await increment(first)
  await first.db.setClock({ mode: 'fixed', at: 42 })
  const before = await contents(first)
  await first.db.close()
  expect((await saved()).rows).toHaveLength(3)

  const second = await start()
  expect(await contents(second)).toEqual(before)
  expect(second.clock.now()).toBe(42)
  await increment(second)
  await second.db.close()
  expect((await saved()).rows).toHaveLength(3)

  const third = await start()
  expect((await contents(third)).counters.c_1).toBe(2)
  expect(third.notices).toEqual([])
  await third.db.close()
})

it('writes many commits at once, and the file as a whole', async () => {
  const { db } = await start()
  await Promise.all(Array.from({ length: 100 }, () => increment({ db } as never)))
  await db.close()
  expect((await saved()).meta.seq).toBe(100)
  expect(await readdir(join(folder, 'data'))).toEqual(['world.json'])
})

it('drops the changes of the previous world when a new one starts', async () => {
  const { db } = await start()
  await db.transaction((tx) => tx.machines.insert(machine('m_new')))
  await db.reset({ dataset: 'empty', seed: 1, epoch: 1 })
  await db.close()
  expect(await saved()).toMatchObject({ meta: { dataset: 'empty' }, rows: [] })
})

describe('an unusable file', () => {
  it.each([
    ['is no JSON', '{"meta": {'],
    ['is empty', ''],
    ['holds something else', '[1, null]'],
    ['holds nonsense for rows', '{"meta": {"format": 1}, "rows": [null, 3]}'],
    ['has another format', '{"meta": {"format": 7}, "rows": []}'],
  ])('is renamed because it %s, and the seed is loaded', async (_, text) => {
    await (await start()).db.close()
    await writeFile(path, text)
    const first = await start()
    expect(first.notices).toMatchObject([{ kind: 'set-aside' }])
    expect(await increment(first)).toBe(1)
    await first.db.close()
    expect(await readFile(`${path}.damaged-1`, 'utf8')).toBe(text)

    await writeFile(path, text)
    await (await start()).db.close()
    expect((await readdir(join(folder, 'data'))).sort()).toEqual([
      'world.json',
      'world.json.damaged-1',
      'world.json.damaged-2',
    ])
  })
})

it('continues in memory when the file is not writable', async () => {
  await writeFile(join(folder, 'data'), 'a file where the folder should be')
  const tab = await start()
  let count = 0
  // The commit after a failed write reports it.
  await vi.waitFor(async () => {
    count += 1
    expect(await increment(tab)).toBe(count)
    expect(tab.notices).toMatchObject([{ kind: 'memory-only', reason: 'failed' }])
  })
  expect(await increment(tab)).toBe(count + 1)
  expect(tab.db.persistent).toBe(false)
})
