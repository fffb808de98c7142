import { expect, it } from 'vitest'
import { indexAfter } from './chart-keys.ts'

it('moves by value, by tenths and to the ends', () => {
  expect(
    ['ArrowLeft', 'ArrowRight', 'PageDown', 'PageUp', 'Home', 'End'].map((key) => indexAfter(key, 30, 60)),
  ).toEqual([29, 31, 24, 36, 0, 60])
})

it('stays on the chart', () => {
  expect(indexAfter('ArrowLeft', 0, 60)).toBe(0)
  expect(indexAfter('PageUp', 58, 60)).toBe(60)
  expect(indexAfter('PageUp', 0, 1)).toBe(1)
})

it('ignores other keys', () => {
  expect(indexAfter('Tab', 3, 60)).toBeNull()
  expect(indexAfter('a', 3, 60)).toBeNull()
})
