import { describe, expect, test, vi } from 'vitest'
import { memo, memoBy } from './memo.ts'

interface Row {
  readonly id: string
}

describe('memo', () => {
  test('computes once per owner, whatever else is passed', () => {
    const price = memo(vi.fn((row: Row, rate: number) => ({ id: row.id, rate })))
    const row = Object.freeze({ id: 'vm_1' })
    const first = price(row, 1)
    expect(first).toEqual({ id: 'vm_1', rate: 1 })
    expect(price(row, 2)).toBe(first)
    expect(price({ ...row }, 2)).toEqual({ id: 'vm_1', rate: 2 })
  })

  test.each([undefined, null, 0, ''])('caches %o', (value) => {
    const make = vi.fn((_: Row) => value)
    const find = memo(make)
    const row = { id: 'vm_1' }
    expect([find(row), find(row)]).toEqual([value, value])
    expect(make).toHaveBeenCalledOnce()
  })

  test('caches nothing when the computation throws', () => {
    const make = vi.fn((_: Row) => 5)
    make.mockImplementationOnce(() => {
      throw new Error('no price')
    })
    const price = memo(make)
    const row = { id: 'vm_1' }
    expect(() => price(row)).toThrow('no price')
    expect(price(row)).toBe(5)
  })
})

describe('memoBy', () => {
  test('caches only the latest keys', () => {
    const make = vi.fn((_: Row, seed: number, at: number) => ({ seed, at }))
    const usage = memoBy(2, make)
    const row = { id: 'vm_1' }
    const first = usage(row, 1, 10)
    expect(usage(row, 1, 10)).toBe(first)
    expect(usage(row, 1, 20)).toEqual({ seed: 1, at: 20 })
    expect(usage(row, 2, 20)).toEqual({ seed: 2, at: 20 })
    expect(usage(row, 1, 10)).not.toBe(first)
    expect(make).toHaveBeenCalledTimes(4)
  })

  test.each([1, 2, 3, 4] as const)('compares %d arguments and passes on the others', (keys) => {
    const read = memoBy(keys, (_: Row, ...args: [number, number, number, number, number]) => args)
    const row = { id: 'vm_1' }
    const before: [number, number, number, number, number] = [0, 0, 0, 0, 0]
    for (let changed = 0; changed < before.length; changed++) {
      const first = read(row, ...before)
      const args = before.with(changed, 1) as typeof before
      expect(read(row, ...args)).toEqual(changed < keys ? args : first)
    }
  })

  test('caches undefined, also for an undefined key', () => {
    const make = vi.fn((_: Row, _key: string | undefined) => undefined)
    const find = memoBy(1, make)
    const row = { id: 'vm_1' }
    expect([find(row, undefined), find(row, undefined), find(row, 'a'), find(row, 'a')]).toEqual(
      Array(4).fill(undefined),
    )
    expect(make).toHaveBeenCalledTimes(2)
  })
})
