import { beforeAll, describe, expect, it } from 'vitest'
import { createDatabase, type Database } from './database.ts'
import { type MachineRow, machines, type TestCollections, testCollections } from './testing.ts'

/** Number of measurements of each function; the shortest one counts. */
const ROUNDS = 8

/**
 * Duration of one function relative to another. Alternates between them, so a slow or busy machine affects both. For
 * durations in milliseconds, see `npm run bench`.
 */
async function ratio(
  work: (round: number) => Promise<unknown> | unknown,
  yardstick: (round: number) => Promise<unknown> | unknown,
): Promise<number> {
  const best = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY] as [number, number]
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, run] of [work, yardstick].entries()) {
      const start = performance.now()
      await run(round)
      best[index as 0 | 1] = Math.min(best[index as 0 | 1], performance.now() - start)
    }
  }
  return best[0] / best[1]
}

async function databaseOf(count: number): Promise<Database<TestCollections>> {
  const db = createDatabase(testCollections)
  await db.load({ machines: machines(count) })
  return db
}

describe('ten thousand rows', () => {
  const rows = machines(10_000)
  let db: Database<TestCollections>
  let few: Database<TestCollections>

  beforeAll(async () => {
    db = await databaseOf(rows.length)
    few = await databaseOf(10)
  })

  it('load about as fast as they can be copied', async () => {
    const load = () => createDatabase(testCollections).load({ machines: rows })
    expect(await ratio(load, () => structuredClone(rows))).toBeLessThan(20)
  })

  it('are filtered, sorted and paged about as fast as an array', async () => {
    const list = (round: number) =>
      db.read((tx) => {
        const { items, total } = tx.machines.list({
          where: (row) => row.name !== 'web-0',
          sort: [{ by: 'size', descending: round % 2 === 0 }, { by: 'name' }],
          page: 37,
          pageSize: 50,
        })
        expect(items).toHaveLength(50)
        expect(total).toBe(9999)
      })
    const collator = new Intl.Collator('en', { numeric: true })
    const bySize = (a: MachineRow, b: MachineRow) => (a.size ?? 0) - (b.size ?? 0)
    const array = (round: number) =>
      rows
        .filter((row) => row.name !== 'web-0')
        .sort((a, b) => (round % 2 === 0 ? bySize(b, a) : bySize(a, b)) || collator.compare(a.name, b.name))
        .slice(36 * 50, 37 * 50)
    expect(await ratio(list, array)).toBeLessThan(3)
  })

  it('make a read, an update and an insert no slower than ten rows do', async () => {
    const times = (count: number, work: (i: number) => Promise<unknown>) => async () => {
      for (let i = 0; i < count; i++) await work(i)
    }
    const id = rows[7]?.id ?? ''
    const read = (of: typeof db) => times(500, () => of.read((tx) => tx.machines.get(id)))
    expect(await ratio(read(db), read(few))).toBeLessThan(5)

    const update = (of: typeof db) =>
      times(100, () =>
        of.transaction((tx) => {
          tx.machines.update(id, { size: (tx.machines.get(id)?.size ?? 0) + 1 })
        }),
      )
    expect(await ratio(update(db), update(few))).toBeLessThan(5)

    let next = 0
    const insert = (of: typeof db) =>
      times(20, () =>
        of.transaction((tx) => tx.machines.insert({ ...machines(1)[0], id: `m_new${next++}` } as never)),
      )
    expect(await ratio(insert(db), insert(few))).toBeLessThan(5)
  })
})
