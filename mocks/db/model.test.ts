import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createDatabase } from './database.ts'
import { type MachineRow, machine, testCollections } from './testing.ts'

/**
 * Compares the database with a simple model: an array that is copied for each transaction and restored when it throws.
 */

const id = fc.nat(8).map((n) => `m_${n}`)
const facts = fc.record(
  {
    name: fc.constantFrom('vm1', 'vm2', 'VM2', 'vm10', 'é', ''),
    owner: fc.constantFrom('a', 'b'),
    size: fc.option(fc.integer({ min: -2, max: 2 })),
  },
  { requiredKeys: [] },
)
const operation = fc.oneof(
  fc.record({ do: fc.constant('insert' as const), id, facts }),
  fc.record({ do: fc.constant('update' as const), id, facts }),
  fc.record({ do: fc.constant('remove' as const), id }),
  fc.record({ do: fc.constant('throw' as const) }),
)
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never

class RejectedError extends Error {}

function applyToModel(rows: MachineRow[], operations: readonly Operation[]): MachineRow[] {
  let next = rows
  for (const it of operations) {
    if (it.do === 'throw') throw new RejectedError()
    const exists = next.some((row) => row.id === it.id)
    if (exists === (it.do === 'insert')) throw new RejectedError()
    if (it.do === 'insert') next = [...next, machine(it.id, it.facts)]
    if (it.do === 'update') next = next.map((row) => (row.id === it.id ? { ...row, ...it.facts } : row))
    if (it.do === 'remove') next = next.filter((row) => row.id !== it.id)
  }
  return next
}

const compareName = new Intl.Collator('en', { numeric: true }).compare
const sizeOf = (row: MachineRow) => row.size ?? 0
const sum = (rows: readonly MachineRow[]) => rows.reduce((all, row) => all + sizeOf(row), 0)
const byId = (a: MachineRow, b: MachineRow) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

function listModel(rows: MachineRow[], { owner, descending, page, pageSize }: Query) {
  const matches = rows.filter((row) => owner === null || row.owner === owner)
  const nullsLast = (a: MachineRow, b: MachineRow) => {
    if (a.size === b.size) return 0
    if (a.size === null) return 1
    if (b.size === null) return -1
    return descending ? b.size - a.size : a.size - b.size
  }
  const sorted = matches.toSorted((a, b) => nullsLast(a, b) || compareName(a.name, b.name) || byId(a, b))
  return { items: sorted.slice((page - 1) * pageSize, page * pageSize), total: matches.length }
}

const query = fc.record({
  owner: fc.option(fc.constantFrom('a', 'b')),
  descending: fc.boolean(),
  page: fc.integer({ min: 1, max: 4 }),
  pageSize: fc.integer({ min: 1, max: 5 }),
})
type Query = typeof query extends fc.Arbitrary<infer T> ? T : never

it('behaves like an array', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(operation, { maxLength: 6 }), { maxLength: 12 }),
      query,
      async (transactions, q) => {
        const db = createDatabase(testCollections)
        let model: MachineRow[] = []
        for (const operations of transactions) {
          let expected: MachineRow[] | undefined
          try {
            expected = applyToModel(model, operations)
          } catch {}
          const outcome = await db
            .transaction((tx) => {
              for (const it of operations) {
                if (it.do === 'throw') throw new RejectedError()
                if (it.do === 'insert') tx.machines.insert(machine(it.id, it.facts))
                if (it.do === 'update') tx.machines.update(it.id, it.facts)
                if (it.do === 'remove') tx.machines.remove(it.id)
              }
              return {
                rows: tx.machines.all(),
                owned: tx.machines.by('owner', 'a'),
                ownedCount: tx.machines.countBy('owner', 'a'),
                ownedSize: tx.machines.sumBy('owner', 'a', sizeOf),
                count: tx.machines.count((row) => row.size === null),
              }
            })
            .then(
              (committed) => committed.result,
              () => undefined,
            )
          expect(outcome === undefined).toBe(expected === undefined)
          if (expected !== undefined && outcome !== undefined) {
            expect(outcome.rows.toSorted(byId)).toEqual(expected.toSorted(byId))
            expect(outcome.owned.toSorted(byId)).toEqual(
              expected.filter((row) => row.owner === 'a').toSorted(byId),
            )
            expect(outcome.ownedCount).toBe(outcome.owned.length)
            expect(outcome.ownedSize).toBe(sum(outcome.owned))
            expect(outcome.count).toBe(expected.filter((row) => row.size === null).length)
            model = expected
          }
        }
        await db.read((tx) => {
          expect(tx.machines.all().toSorted(byId)).toEqual(model.toSorted(byId))
          expect(tx.machines.count()).toBe(model.length)
          for (const owner of ['a', 'b']) {
            const expected = model.filter((row) => row.owner === owner)
            expect(tx.machines.by('owner', owner).toSorted(byId)).toEqual(expected.toSorted(byId))
            expect(tx.machines.countBy('owner', owner)).toBe(expected.length)
            expect(tx.machines.sumBy('owner', owner, sizeOf)).toBe(sum(expected))
          }
          const sort = [{ by: 'size' as const, descending: q.descending }, { by: 'name' as const }]
          const where = (row: { owner: string }) => q.owner === null || row.owner === q.owner
          expect(tx.machines.list({ where, sort, page: q.page, pageSize: q.pageSize })).toEqual(
            listModel(model, q),
          )
        })
      },
    ),
    { numRuns: 300 },
  )
})
