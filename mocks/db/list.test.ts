import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PART_LENGTH, rankTexts, sortKeyPart } from '../kernel/collation.ts'
import { listRows, type SortKey, type SortValue } from './list.ts'
import { machine, machines } from './testing.ts'

const named = (...names: string[]) => names.map((name, i) => machine(`m_${i}`, { name }))
const namesOf = (listed: { items: { name: string }[] }) => listed.items.map((row) => row.name)
const idsOf = (listed: { items: { id: string }[] }) => listed.items.map((row) => row.id)

describe('a page', () => {
  const rows = machines(45)
  const all = idsOf(listRows(rows, { sort: [{ by: 'name' }] }))

  it('is a slice of the sorted rows, and all pages make up the whole', () => {
    const pages = [1, 2, 3].map((page) => listRows(rows, { sort: [{ by: 'name' }], page, pageSize: 20 }))
    expect(pages.map((page) => page.items.length)).toEqual([20, 20, 5])
    expect(pages.flatMap(idsOf)).toEqual(all)
    for (const page of pages) expect(page.total).toBe(45)
  })

  it('beyond the end is empty and has the total', () => {
    expect(listRows(rows, { page: 4, pageSize: 20 })).toEqual({ items: [], total: 45 })
    expect(listRows(rows, { page: 2, pageSize: 45 })).toEqual({ items: [], total: 45 })
    expect(listRows([], { page: 1, pageSize: 20 })).toEqual({ items: [], total: 0 })
    expect(listRows(rows, { where: () => false, page: 1, pageSize: 1 })).toEqual({ items: [], total: 0 })
    expect(listRows(rows, { page: 2 })).toEqual({ items: [], total: 45 })
  })

  it('is exact at its boundaries', () => {
    expect(idsOf(listRows(rows, { sort: [{ by: 'name' }], page: 45, pageSize: 1 }))).toEqual(all.slice(44))
    expect(idsOf(listRows(rows, { sort: [{ by: 'name' }], page: 1, pageSize: 1000 }))).toEqual(all)
    expect(idsOf(listRows(rows, { sort: [{ by: 'name' }] }))).toEqual(all)
  })

  it('rejects an invalid page', () => {
    for (const options of [
      { page: 0 },
      { page: 1.5 },
      { pageSize: 0 },
      { pageSize: -1 },
      { pageSize: Number.NaN },
    ]) {
      expect(() => listRows(rows, options)).toThrow('must be at least 1')
    }
  })
})

describe('the order', () => {
  it('sorts texts naturally: numbers by value, accents beside their letters, lowercase first', () => {
    const rows = named(
      'vm10',
      'Vm2',
      'vm2',
      'émile',
      'Zoe',
      'eve',
      'Ähre',
      'ahre',
      'zoe',
      '日本',
      'Ωmega',
      'vm2',
    )
    expect(namesOf(listRows(rows, { sort: [{ by: 'name' }] }))).toEqual([
      'ahre',
      'Ähre',
      'émile',
      'eve',
      'vm2',
      'vm2',
      'Vm2',
      'vm10',
      'zoe',
      'Zoe',
      'Ωmega',
      '日本',
    ])
  })

  it('does not depend on an earlier sort order', () => {
    const rows = named('b', 'a', 'C')
    listRows(named('B', 'aa', 'c', 'ab'), { sort: [{ by: 'name' }] })
    expect(namesOf(listRows(rows, { sort: [{ by: 'name' }] }))).toEqual(['a', 'b', 'C'])
  })

  it('sorts equal keys by id in both directions, whatever the insertion order', () => {
    const rows = ['m_c', 'm_a', 'm_d', 'm_b'].map((id) => machine(id, { size: 1 }))
    expect(idsOf(listRows(rows, { sort: [{ by: 'size' }] }))).toEqual(['m_a', 'm_b', 'm_c', 'm_d'])
    expect(idsOf(listRows(rows, { sort: [{ by: 'size', descending: true }] }))).toEqual([
      'm_a',
      'm_b',
      'm_c',
      'm_d',
    ])
  })

  it('treats letters with two Unicode spellings as equal', () => {
    const rows = [machine('m_b', { name: 'e\u0301' }), machine('m_a', { name: '\u00e9' })]
    expect(idsOf(listRows(rows, { sort: [{ by: 'name' }] }))).toEqual(['m_a', 'm_b'])
  })

  it('sorts rows without a value last in both directions', () => {
    const rows = [machine('m_none'), machine('m_big', { size: 9 }), machine('m_small', { size: -9 })]
    expect(idsOf(listRows(rows, { sort: [{ by: 'size' }] }))).toEqual(['m_small', 'm_big', 'm_none'])
    expect(idsOf(listRows(rows, { sort: [{ by: 'size', descending: true }] }))).toEqual([
      'm_big',
      'm_small',
      'm_none',
    ])
    const values: Record<string, SortValue> = { m_none: undefined, m_big: Number.NaN, m_small: 'x' }
    expect(idsOf(listRows(rows, { sort: [{ by: (row) => values[row.id] }] }))).toEqual([
      'm_small',
      'm_big',
      'm_none',
    ])
  })

  it('sorts by several keys, each with its own direction, derived keys included', () => {
    const rows = [
      machine('m_1', { owner: 'b', name: 'aaa' }),
      machine('m_2', { owner: 'a', name: 'bb' }),
      machine('m_3', { owner: 'a', name: 'cccc' }),
    ]
    const sort = [
      { by: 'owner' as const },
      { by: (row: { name: string }) => row.name.length, descending: true },
    ]
    expect(idsOf(listRows(rows, { sort }))).toEqual(['m_3', 'm_2', 'm_1'])
    expect(idsOf(listRows(rows, { sort: [{ by: (row) => row.owner === 'a' }] }))).toEqual([
      'm_1',
      'm_2',
      'm_3',
    ])
  })

  it('without keys is insertion order', () => {
    const rows = named('c', 'a', 'b')
    expect(namesOf(listRows(rows, {}))).toEqual(['c', 'a', 'b'])
  })
})

it('ranks texts as the collator compares them', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.string()), { maxLength: 30 }),
      (texts) => {
        const ranks = rankTexts(texts) as number[]
        texts.forEach((left, i) => {
          texts.forEach((right, j) => {
            expect(Math.sign((ranks[i] as number) - (ranks[j] as number))).toBe(
              Math.sign(collator.compare(left, right)),
            )
          })
        })
      },
    ),
  )
})

it('orders parts of texts as the collator compares the texts', () => {
  const character = fc.constantFrom(...'abAB0019-_. /$\u0301é')
  const text = fc.oneof(fc.string({ unit: character, maxLength: 30 }), fc.string({ unit: 'grapheme-ascii' }))
  fc.assert(
    fc.property(fc.string({ unit: character }), text, text, (begin, one, other) => {
      const [left, right] = [begin + one, begin + other]
      for (let from = 0; from < 60; from += PART_LENGTH) {
        const [x, y] = [sortKeyPart(left, from), sortKeyPart(right, from)]
        if (Number.isNaN(x) || Number.isNaN(y)) return
        expect(Math.max(x, y)).toBeLessThan(Number.MAX_SAFE_INTEGER)
        if (x === y) continue
        expect(Math.sign(collator.compare(left, right))).toBe(Math.sign(x - y))
        return
      }
    }),
  )
})

describe('memoized rows', () => {
  const rows = Object.freeze(machines(300))
  const orders = [
    [{ by: 'name' as const }],
    [{ by: 'name' as const, descending: true }],
    [{ by: 'size' as const }, { by: 'name' as const }],
    [],
  ]

  it('are listed in the same order the second time and after other sort orders', () => {
    for (const where of [undefined, (row: { size: number | null }) => row.size === 3]) {
      for (const sort of [...orders, ...orders]) {
        const options = { sort, page: 2, pageSize: 7, ...(where && { where }) }
        const expected = listRows([...rows], options)
        for (let time = 1; time <= 3; time++) expect(listRows(rows, options)).toEqual(expected)
      }
    }
  })

  it('are not confused with rows that another reader maps', () => {
    const sizes = new Map(rows.map((row, place) => [row.id, place % 5]))
    const bySize = () => idsOf(listRows(rows, { sort: [{ by: (row) => sizes.get(row.id) }] }))
    bySize()
    const before = bySize()
    for (const [id, size] of sizes) sizes.set(id, -size)
    expect(bySize()).not.toEqual(before)
  })
})

describe('a long list', () => {
  const rows = machines(3000).map((row, place) => ({
    ...row,
    name: `vm-${(place * 7919) % 3000}`,
    label: `Customer-production ${place % 2 === 0 ? 'Web' : 'web'}-${place % 1500}`,
    owner: ['ada', 'eve', 'bob'][place % 3] as string,
    size: place % 11 === 0 ? null : place % 4,
  }))
  const filters = [undefined, (row: Row) => row.owner === 'eve', (row: Row) => row.name.endsWith('77')]
  const orders: readonly SortKey<Row>[][] = [
    [{ by: 'name' }],
    [{ by: 'owner' }, { by: 'size', descending: true }, { by: 'name' }],
    [{ by: 'size' }, { by: 'owner', descending: true }],
    [{ by: 'size', descending: true }, { by: (row) => row.name.length }, { by: 'name', descending: true }],
    [{ by: 'label', descending: true }, { by: 'size' }],
    [{ by: (row) => (row.size === null ? null : row.label) }],
    [{ by: (row) => `${row.name.replace('7', 'é')}` }],
  ]
  type Row = (typeof rows)[number]

  it('is ordered like one that is sorted by comparing rows, whatever was asked before', () => {
    const compare = (a: Row, b: Row, { by, descending = false }: SortKey<Row>): number => {
      const [x, y] = [a, b].map((row) => (typeof by === 'function' ? by(row) : (row[by] as SortValue)))
      if (x === y) return 0
      if (x === null || y === null) return x === null ? 1 : -1
      const order = typeof x === 'string' ? collator.compare(x, y as string) : Number(x) - Number(y)
      return descending ? -order : order
    }
    for (const sort of [...orders, ...orders]) {
      for (const where of filters) {
        const expected = rows
          .filter(where ?? (() => true))
          .sort((a, b) => {
            for (const key of sort) {
              const order = compare(a, b, key)
              if (order !== 0) return order
            }
            return a.id < b.id ? -1 : 1
          })
          .map(({ id }) => id)
        for (const page of [1, 2, 40]) {
          const listed = listRows(rows, { sort, page, pageSize: 25, ...(where && { where }) })
          expect(idsOf(listed)).toEqual(expected.slice((page - 1) * 25, page * 25))
          expect(listed.total).toBe(expected.length)
        }
      }
    }
  })
})

const collator = new Intl.Collator('en', { numeric: true })
