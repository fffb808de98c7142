import { beforeEach, expect, it } from 'vitest'
import { machine } from '../testing.ts'
import { memoryStore } from './memory.ts'
import { contents, openTab, smallBase, testSeed } from './testing.ts'

let tab: Awaited<ReturnType<typeof openTab>>

beforeEach(async () => {
  tab = await openTab(memoryStore())
})

const saved = async () =>
  (await tab.db.snapshot()).rows.map(({ id, seq, row }) => ({ id, seq, isThere: row !== null }))

it('holds the rows that differ from the seed, each with its last commit', async () => {
  expect(await saved()).toEqual([])
  await tab.db.transaction((tx) => tx.machines.insert(machine('m_new')))
  await tab.db.transaction((tx) => tx.machines.update('m_1x1', { owner: 'eve' }))
  await tab.db.transaction((tx) => tx.machines.update('m_new', { size: 1 }))
  expect(await saved()).toEqual([
    { id: 'm_1x1', seq: 2, isThere: true },
    { id: 'm_new', seq: 3, isThere: true },
  ])
})

it('holds deletions of seed rows', async () => {
  await tab.db.transaction((tx) => tx.machines.remove('m_1x1'))
  expect(await saved()).toEqual([{ id: 'm_1x1', seq: 1, isThere: false }])
  await tab.db.transaction((tx) => tx.machines.insert(machine('m_1x1')))
  expect(await saved()).toEqual([{ id: 'm_1x1', seq: 2, isThere: true }])
})

it('reports the same changes after a restore, and none after a reset', async () => {
  await tab.db.transaction((tx) => {
    tx.machines.insert(machine('m_new'))
    tx.machines.remove('m_1x1')
  })
  const snapshot = structuredClone(await tab.db.snapshot())
  const before = await contents(tab)
  await tab.db.transaction((tx) => tx.machines.remove('m_new'))
  await tab.db.restore(snapshot)
  expect(await contents(tab)).toEqual(before)
  expect((await tab.db.snapshot()).rows).toEqual(snapshot.rows)
  await tab.db.reset(tab.db.base)
  expect(await saved()).toEqual([])
})

it('is empty after a changed world restarts with its current rows', async () => {
  const rows = testSeed(smallBase)
  tab = await openTab(memoryStore(), { seed: () => rows })
  await tab.db.transaction((tx) => tx.machines.insert(machine('m_new')))
  await tab.db.transaction((tx) => tx.machines.remove('m_new'))
  expect(await saved()).toEqual([{ id: 'm_new', seq: 2, isThere: false }])
  await tab.db.reset(tab.db.base)
  expect(await saved()).toEqual([])
})
