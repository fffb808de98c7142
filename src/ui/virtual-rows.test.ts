import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scrollTo, virtualRows } from './virtual-rows.ts'

const plain = virtualRows(100_000, 28, new Map())
const unfolded = virtualRows(
  100,
  10,
  new Map([
    [50, 200],
    [3, 40],
  ]),
)

describe('rows of equal height', () => {
  it('are stacked', () => {
    expect(plain.height).toBe(2_800_000)
    expect(plain.topOf(99_999)).toBe(2_799_972)
    expect([plain.indexAt(0), plain.indexAt(27), plain.indexAt(28)]).toEqual([0, 0, 1])
  })

  it('are rendered when visible, plus a margin', () => {
    expect(plain.visibleRange(0, 280)).toEqual({ from: 0, to: 19 })
    expect(plain.visibleRange(28_000, 280)).toEqual({ from: 992, to: 1019 })
    expect(plain.visibleRange(9e9, 280)).toEqual({ from: 99_991, to: 100_000 })
  })

  it('may be empty', () => {
    const none = virtualRows(0, 28, new Map([[0, 100]]))
    expect(none.height).toBe(0)
    expect(none.visibleRange(0, 280)).toEqual({ from: 0, to: 0 })
  })
})

describe('rows of different heights', () => {
  it('shift the rows below', () => {
    expect(unfolded.height).toBe(1240)
    expect([unfolded.topOf(3), unfolded.topOf(4), unfolded.topOf(51)]).toEqual([30, 80, 750])
    expect([
      unfolded.indexAt(79),
      unfolded.indexAt(80),
      unfolded.indexAt(749),
      unfolded.indexAt(750),
    ]).toEqual([3, 4, 50, 51])
  })

  it('are found by position', () => {
    const some = fc.array(fc.tuple(fc.nat(30), fc.integer({ min: 1, max: 300 })), { maxLength: 6 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), some, fc.nat(3000), (count, higher, offset) => {
        const rows = virtualRows(count, 10, new Map(higher))
        const index = rows.indexAt(offset)
        expect(index).toBeGreaterThanOrEqual(0)
        expect(index).toBeLessThan(count)
        if (offset >= rows.height) expect(index).toBe(count - 1)
        else {
          expect(rows.topOf(index)).toBeLessThanOrEqual(offset)
          expect(rows.topOf(index + 1)).toBeGreaterThan(offset)
        }
      }),
    )
  })
})

describe('scrolling to a row', () => {
  it('scrolls as little as needed', () => {
    expect(scrollTo(plain, 5, 0, 280)).toBe(0)
    expect(scrollTo(plain, 20, 0, 280)).toBe(308)
    expect(scrollTo(plain, 2, 280, 280)).toBe(56)
  })

  it('shows the start of a row taller than the viewport', () => {
    expect(scrollTo(unfolded, 50, 0, 100)).toBe(540)
  })
})
