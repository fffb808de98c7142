import { expect, test } from 'vitest'
import { lengthProblem, lengthProblems } from './text-length.ts'

test('names the limit and the length of a text that is too long', () => {
  expect(lengthProblem('x'.repeat(5000), 5000)).toBeUndefined()
  expect(lengthProblem('x'.repeat(5312), 5000)).toBe('Use at most 5,000 characters, not 5,312.')
})

test('counts characters', () => {
  expect(lengthProblem('👍👍', 2)).toBeUndefined()
  expect(lengthProblem('👍👍👍', 2)).toBe('Use at most 2 characters, not 3.')
})

test('reports only fields with texts that are too long', () => {
  expect(lengthProblems({ name: ['abc', 2], city: ['abc', 3] })).toEqual({
    name: 'Use at most 2 characters, not 3.',
  })
})
