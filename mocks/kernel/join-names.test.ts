import { expect, test } from 'vitest'
import { joinNames } from './join-names.ts'

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
  [['a', 'b', 'c', 'd', 'e'], 'a, b, c and 2 more'],
])('joins up to three of %j', (names, text) => {
  expect(joinNames(names, 3)).toBe(text)
})

test('joins all names by default', () => {
  expect(joinNames(['a', 'b', 'c', 'd'])).toBe('a, b, c and d')
})
