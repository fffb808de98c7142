import { expect, it } from 'vitest'
import { problemAt, tagsProblem, withoutChanged } from './field-problems.ts'

const problems = { tags: 'Too many.', 'names.2': 'Taken.', namespace: 'Unknown.' }

it('finds the message of a field or its descendants', () => {
  expect(problemAt(problems, 'tags')).toBe('Too many.')
  expect(problemAt(problems, 'names')).toBe('Taken.')
  expect(problemAt(problems, 'name')).toBeUndefined()
})

it('drops messages of edited fields only', () => {
  const left = { tags: 'Too many.', namespace: 'Unknown.' }
  expect(withoutChanged(problems, { names: ['a'] })).toEqual(left)
  expect(withoutChanged(problems, { machines: ['a'] }, { machines: ['names'] })).toEqual(left)
})

it('validates tags', () => {
  expect(tagsProblem(['env:production'])).toEqual({})
  expect(tagsProblem(['Env'])).toEqual({ tags: 'One of the tags is not valid.' })
  expect(tagsProblem(Array.from({ length: 21 }, (_, index) => `t${index}`))).toEqual({
    tags: 'Use at most 20 tags.',
  })
})
