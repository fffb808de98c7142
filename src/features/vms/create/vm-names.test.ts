import { describe, expect, it } from 'vitest'
import { RESOURCE_NAME_PATTERN } from '#src/domain/labels.ts'
import { patternNames } from './vm-names.ts'

describe('patternNames', () => {
  it.each([
    ['web', 1, ['web']],
    ['web', 3, ['web-01', 'web-02', 'web-03']],
    ['web-', 2, ['web-01', 'web-02']],
    ['web-7', 3, ['web-7', 'web-8', 'web-9']],
    ['web-009', 2, ['web-009', 'web-010']],
    ['node9', 2, ['node9', 'node10']],
    ['', 2, ['', '']],
  ])('from %j for %i', (base, count, names) => {
    expect(patternNames(base, count)).toEqual(names)
  })

  it('stay within the length limit and unique', () => {
    const names = patternNames('a'.repeat(63), 20)
    expect(new Set(names).size).toBe(20)
    for (const name of names) expect(name).toMatch(RESOURCE_NAME_PATTERN)
  })
})
