import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Problem } from '../../engine/problem.ts'
import { cursorPage, readCursor, writeCursor } from './cursor.ts'

const row = (at: number, id: string) => ({ at, id })

describe('cursors', () => {
  test('point to their position, in their own list only', () => {
    const cursor = writeCursor('activity:vm_1', row(1_772_442_000_000, 'act_9'))
    expect(cursor).toMatch(/^[\w-]{1,256}$/)
    expect(readCursor('activity:vm_1', cursor)).toEqual(row(1_772_442_000_000, 'act_9'))
    expect(() => readCursor('activity:vm_2', cursor)).toThrow(Problem)
  })

  test('are rejected if forged', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String(), fc.string({ unit: 'binary' })), (text) => {
        try {
          readCursor('list', text)
        } catch (error) {
          expect(error).toMatchObject({ status: 400, code: 'invalid_cursor' })
          return
        }
        throw new Error(`${text} passed for a cursor`)
      }),
    )
  })

  test('visit every row once, newest first, for any page size and equal timestamps', () => {
    const ids = fc.uniqueArray(fc.string({ unit: fc.constantFrom('a', 'b', '0', '9'), minLength: 1 }), {
      maxLength: 40,
    })
    fc.assert(
      fc.property(ids, fc.integer({ min: 1, max: 9 }), (names, limit) => {
        const rows = names.map((name, index) => row(index % 4, `id_${name}`))
        const seen: ReturnType<typeof row>[] = []
        let cursor: string | undefined
        do {
          const page = cursorPage('list', rows, cursor === undefined ? { limit } : { cursor, limit })
          seen.push(...page.rows)
          expect(page.rows.length).toBeLessThanOrEqual(limit)
          cursor = page.nextCursor ?? undefined
        } while (cursor !== undefined)
        const expected = rows.toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
        expect(seen).toEqual(expected)
      }),
    )
  })

  test('neither skip nor repeat rows while others arrive and are deleted', () => {
    const times = fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 30 })
    const changes = fc.array(
      fc.record({ at: fc.integer({ min: 1, max: 6 }), before: fc.boolean(), removed: fc.nat() }),
      { maxLength: 20 },
    )
    fc.assert(
      fc.property(times, changes, fc.integer({ min: 1, max: 4 }), (ats, arrivals, limit) => {
        let rows = ats.map((at, index) => row(at, `id_${index}`))
        const seen: string[] = []
        const removed = new Set<string>()
        let cursor: string | undefined
        for (let page = 0; page === 0 || cursor !== undefined; page++) {
          const read = cursorPage('list', rows, cursor === undefined ? { limit } : { cursor, limit })
          seen.push(...read.rows.map(({ id }) => id))
          cursor = read.nextCursor ?? undefined
          const change = arrivals[page]
          if (change === undefined) continue
          const [gone] = rows.splice(change.removed % (rows.length + 1), 1)
          if (gone !== undefined) removed.add(gone.id)
          rows = [...rows, row(change.at, `${change.before ? 'a' : 'z'}_new${page}`)].reverse()
        }
        expect(new Set(seen).size).toBe(seen.length)
        expect(seen).toEqual(
          expect.arrayContaining(ats.map((_, index) => `id_${index}`).filter((id) => !removed.has(id))),
        )
      }),
    )
  })
})
