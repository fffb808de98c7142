import { type ControllableClock, createClock } from '../../kernel/clock.ts'
import { type MachineRow, machine, type TestCollections, type TestRows, testCollections } from '../testing.ts'
import { openDatabase } from './live.ts'
import type { LiveDatabase, RemoteChange, StorageNotice } from './live-database.ts'
import type { Base } from './saved.ts'
import type { Store } from './store.ts'

/** A simulated tab or process, with the events it received. */
export interface TestTab {
  readonly db: LiveDatabase<TestCollections>
  readonly clock: ControllableClock
  readonly notices: StorageNotice[]
  readonly remote: RemoteChange[]
}

export const smallBase: Base = { dataset: 'small', seed: 1, epoch: 1000 }

/** Real time in these tests, in epoch milliseconds. Increases by one with each read. */
let real = 1_000_000
const realNow = () => real++

export function testSeed({ dataset, seed, epoch }: Base): TestRows {
  if (dataset === 'gone') throw new RangeError('no data set of this name')
  const count = dataset === 'small' ? 3 : 0
  const machines: MachineRow[] = Array.from({ length: count }, (_, i) =>
    machine(`m_${seed}x${i}`, { size: epoch + i }),
  )
  return { machines, counters: [{ id: 'c_1', value: 0 }] }
}

export async function openTab(
  store: Store,
  options: { base?: Base; seed?: (base: Base) => TestRows } = {},
): Promise<TestTab> {
  const clock = createClock(realNow)
  const notices: StorageNotice[] = []
  const remote: RemoteChange[] = []
  const db = await openDatabase({
    collections: testCollections,
    store,
    base: smallBase,
    seed: testSeed,
    clock,
    realNow,
    report: (event) => {
      if (event.kind === 'storage') notices.push(event.notice)
      else remote.push(event.change)
    },
    ...options,
  })
  return { db, clock, notices, remote }
}

/** All rows of a tab by collection and id, in a comparable form. */
export async function contents({ db }: TestTab) {
  return db.read((tx) => ({
    machines: Object.fromEntries(tx.machines.all().map((row) => [row.id, row])),
    counters: Object.fromEntries(tx.counters.all().map((row) => [row.id, row.value])),
  }))
}

export async function increment({ db }: TestTab): Promise<number> {
  const { result } = await db.transaction((tx) => {
    const value = (tx.counters.get('c_1')?.value ?? 0) + 1
    tx.counters.update('c_1', { value })
    return value
  })
  return result
}
