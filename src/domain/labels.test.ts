import { describe, expect, it } from 'vitest'
import { nameProblem, RESOURCE_NAME_PATTERN, TAG_PATTERN } from './labels.ts'

describe('names and tags', () => {
  it.each(['a', 'web-01', '0', 'a'.repeat(63), 'fail-1'])('accepts the name %s', (name) => {
    expect(name).toMatch(RESOURCE_NAME_PATTERN)
  })

  it.each(['', '-web', 'web-', 'Web', 'web_1', 'wéb', 'a'.repeat(64), 'web\n'])(
    'rejects the name %j',
    (name) => {
      expect(name).not.toMatch(RESOURCE_NAME_PATTERN)
    },
  )

  it.each(['env:prod', 'team_a', 'v1.2', '7'])('accepts the tag %s', (tag) => {
    expect(tag).toMatch(TAG_PATTERN)
  })

  it.each(['', ':prod', 'Env', 'a b', 'a'.repeat(64)])('rejects the tag %j', (tag) => {
    expect(tag).not.toMatch(TAG_PATTERN)
  })

  it.each([
    ['', 'Enter a name.'],
    ['a'.repeat(64), 'Use at most 63 characters, not 64.'],
    ['Web', 'Use lowercase letters only.'],
    ['web-1 ', 'Remove the spaces around the name.'],
    ['-web', 'Start and end with a letter or digit.'],
    ['web_1', 'Use lowercase letters, digits and hyphens only.'],
    ['web-01', null],
  ])('explains what is wrong with the name %j', (name, problem) => {
    expect(nameProblem(name)).toBe(problem)
  })
})
