import { expect, test, vi } from 'vitest'
import { createMemo } from './memo.ts'

const vm = { id: 'vm_1' }

test('makes a value once for an owner', () => {
  const memo = createMemo<object, string | null>()
  const make = vi.fn(() => null)
  expect([memo(vm, make), memo(vm, make)]).toEqual([null, null])
  expect(make).toHaveBeenCalledTimes(1)
  memo({ id: 'vm_1' }, make)
  expect(make).toHaveBeenCalledTimes(2)
})

test('makes a value again when the key changes', () => {
  const memo = createMemo<object, number>()
  let made = 0
  const make = () => ++made
  expect(memo(vm, make, 'a')).toBe(1)
  expect(memo(vm, make, 'b')).toBe(2)
  expect(memo(vm, make, 'b')).toBe(2)
  expect(memo(vm, make, ['b', 1])).toBe(3)
  expect(memo(vm, make, ['b', 1])).toBe(3)
  expect(memo(vm, make, ['b', 2])).toBe(4)
})

test('keeps nothing when make throws', () => {
  const memo = createMemo<object, number>()
  expect(() =>
    memo(vm, () => {
      throw new Error('no')
    }),
  ).toThrow('no')
  expect(memo(vm, () => 1)).toBe(1)
})
