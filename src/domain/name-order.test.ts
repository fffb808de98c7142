import { expect, test } from 'vitest'
import { compareNames } from './name-order.ts'

test('ignores case and accents, and compares digits as numbers', () => {
  const names = ['Project 10', 'project 2', 'Émile', 'eva', 'Zoe']
  expect(names.toSorted(compareNames)).toEqual(['Émile', 'eva', 'project 2', 'Project 10', 'Zoe'])
})
