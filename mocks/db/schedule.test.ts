import { describe, expect, test } from 'vitest'
import { random } from '../kernel/random.ts'
import { z } from '../kernel/zod.ts'
import { createDatabase } from './index.ts'

const kettleRow = z.strictObject({ id: z.string(), boilsAt: z.int().nullable() })
const kettles = {
  schema: kettleRow,
  idPrefix: 'k',
  indexes: [] as const,
  due: (row: z.infer<typeof kettleRow>) => row.boilsAt,
}
const definitions = { kettles, pots: { ...kettles, idPrefix: 'p' }, cups: { ...kettles, due: () => null } }
const db = () => createDatabase(definitions)

describe('the schedule', () => {
  test('is empty when no row has a deadline', async () => {
    await db().read(({ schedule }) => {
      expect(schedule.earliest()).toBe(Number.POSITIVE_INFINITY)
      expect(schedule.first(1e9)).toBeUndefined()
    })
  })

  test('returns the earliest deadline over all collections, ties by id', async () => {
    const database = db()
    await database.load({
      kettles: [
        { id: 'k_2', boilsAt: 20 },
        { id: 'k_1', boilsAt: 20 },
        { id: 'k_0', boilsAt: null },
      ],
      pots: [{ id: 'p_1', boilsAt: 10 }],
      cups: [{ id: 'c_1', boilsAt: 1 }],
    })
    await database.read(({ schedule }) => {
      expect(schedule.earliest()).toBe(10)
      expect(schedule.first(9)).toBeUndefined()
      expect(schedule.first(10)).toEqual({ collection: 'pots', id: 'p_1', at: 10 })
    })
    await database.transaction((tx) => tx.pots.remove('p_1'))
    await database.read(({ schedule }) => {
      expect(schedule.first(99)).toEqual({ collection: 'kettles', id: 'k_1', at: 20 })
    })
  })

  test('follows every commit and every restore', async () => {
    const database = db()
    const earliest = () => database.read(({ schedule }) => schedule.earliest())
    await database.transaction((tx) => tx.kettles.insert({ id: 'k_1', boilsAt: 50 }))
    expect(await earliest()).toBe(50)
    await database.transaction((tx) => tx.kettles.update('k_1', { boilsAt: 70 }))
    expect(await earliest()).toBe(70)
    const before = await database.snapshot()
    await database.applyRemote([{ collection: 'kettles', id: 'k_1', row: null }])
    expect(await earliest()).toBe(Number.POSITIVE_INFINITY)
    await database.restore(before)
    expect(await earliest()).toBe(70)
  })

  test("includes a transaction's own writes", async () => {
    const database = db()
    await database.load({ kettles: [{ id: 'k_1', boilsAt: 30 }], pots: [{ id: 'p_1', boilsAt: 40 }] })
    const seen: (string | undefined)[] = []
    await database.transaction((tx) => {
      tx.pots.insert({ id: 'p_0', boilsAt: 20 })
      for (let due = tx.schedule.first(99); due; due = tx.schedule.first(99)) {
        seen.push(`${due.id}@${due.at}`)
        if (due.id === 'p_0') tx.pots.update('p_0', { boilsAt: 35 })
        if (due.id === 'k_1') tx.kettles.remove('k_1')
        if (due.id === 'p_1') tx.pots.update('p_1', { boilsAt: null })
        if (due.at === 35) {
          tx.pots.update('p_0', { boilsAt: null })
          tx.kettles.insert({ id: 'k_9', boilsAt: 38 })
        }
        if (due.id === 'k_9') tx.kettles.update('k_9', { boilsAt: 100 })
      }
      expect(tx.schedule.earliest()).toBe(100)
    })
    expect(seen).toEqual(['p_0@20', 'k_1@30', 'p_0@35', 'k_9@38', 'p_1@40'])
    expect(await database.read(({ schedule }) => schedule.earliest())).toBe(100)
  })

  test('keeps hundreds of moving deadlines in order', async () => {
    const database = db()
    const rng = random(1, 'kettles')
    const rows = Array.from({ length: 300 }, (_, index) => ({ id: `k_${index}`, boilsAt: rng.int(1, 100) }))
    await database.load({ kettles: rows.slice(0, 150) })
    await database.transaction((tx) => {
      for (const row of rows.slice(150)) tx.kettles.insert(row)
      for (let ran = 0; ran < 1000; ran += 1) {
        const expected = tx.kettles
          .all()
          .toSorted((a, b) => (a.boilsAt ?? 0) - (b.boilsAt ?? 0) || (a.id < b.id ? -1 : 1))[0]
        const first = tx.schedule.first(Number.POSITIVE_INFINITY)
        expect(first).toEqual({ collection: 'kettles', id: expected?.id, at: expected?.boilsAt })
        const moved = rng.chance(0.9) ? (first?.id ?? '') : `k_${rng.int(0, 299)}`
        tx.kettles.update(moved, { boilsAt: (first?.at ?? 0) + rng.int(0, 50) })
      }
    })
  })

  test('drops the deadlines of a failed transaction', async () => {
    const database = db()
    await expect(
      database.transaction((tx) => {
        tx.kettles.insert({ id: 'k_1', boilsAt: 5 })
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect(await database.read(({ schedule }) => schedule.earliest())).toBe(Number.POSITIVE_INFINITY)
  })
})

describe('a savepoint', () => {
  const open = async () => {
    const database = db()
    await database.load({
      kettles: [
        { id: 'k_1', boilsAt: 10 },
        { id: 'k_2', boilsAt: 20 },
      ],
    })
    return database
  }

  test('that throws takes back its writes and their deadlines, and no others', async () => {
    const database = await open()
    const { changes } = await database.transaction((tx) => {
      tx.kettles.update('k_2', { boilsAt: 30 })
      expect(tx.schedule.first(99)?.id).toBe('k_1')
      expect(() =>
        tx.savepoint(() => {
          tx.kettles.update('k_1', { boilsAt: null })
          tx.kettles.update('k_2', { boilsAt: 5 })
          tx.kettles.remove('k_2')
          tx.kettles.insert({ id: 'k_3', boilsAt: 1 })
          expect(tx.schedule.first(99)).toEqual({ collection: 'kettles', id: 'k_3', at: 1 })
          tx.kettles.remove('k_3')
          // Skips the entries that the rows don't confirm.
          expect(tx.schedule.first(99)).toBeUndefined()
          throw new Error('boiled over')
        }),
      ).toThrow('boiled over')
      expect(tx.kettles.all()).toEqual([
        { id: 'k_1', boilsAt: 10 },
        { id: 'k_2', boilsAt: 30 },
      ])
      expect(tx.schedule.first(99)).toEqual({ collection: 'kettles', id: 'k_1', at: 10 })
      expect(tx.schedule.deadlineOf('kettles', 'k_2')).toBe(30)
    })
    expect(changes).toEqual([{ collection: 'kettles', id: 'k_2', row: { id: 'k_2', boilsAt: 30 } }])
  })

  test('within another is taken back alone, or with it', async () => {
    const database = await open()
    const fail = () => {
      throw new Error('boiled over')
    }
    await database.transaction((tx) => {
      tx.savepoint(() => {
        tx.kettles.update('k_1', { boilsAt: 11 })
        const inner = () =>
          tx.savepoint(() => {
            tx.kettles.update('k_1', { boilsAt: 12 })
            fail()
          })
        expect(inner).toThrow()
      })
      const outer = () =>
        tx.savepoint(() => {
          tx.savepoint(() => tx.kettles.update('k_2', { boilsAt: 22 }))
          fail()
        })
      expect(outer).toThrow()
    })
    expect(await database.snapshot()).toMatchObject({ kettles: [{ boilsAt: 11 }, { boilsAt: 20 }] })
  })

  test('restores the journal', async () => {
    const database = createDatabase({ kettles: { ...kettles, journaled: true } })
    await database.transaction((tx) => {
      tx.kettles.insert({ id: 'k_1', boilsAt: null })
      const failing = () =>
        tx.savepoint(() => {
          tx.kettles.insert({ id: 'k_2', boilsAt: null })
          expect(tx.journal.take()).toHaveLength(2)
          throw new Error('boiled over')
        })
      expect(failing).toThrow()
      expect(tx.journal.take()).toMatchObject([{ after: { id: 'k_1' } }])
    })
  })
})
