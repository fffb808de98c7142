import { describe, expect, test } from 'vitest'
import { cacheRuleFor } from './cdn.ts'

const rules = [
  { pathPattern: '/img/*' },
  { pathPattern: '/*.js' },
  { pathPattern: '/exact' },
  { pathPattern: '/a*b*c' },
]
const ruleFor = (path: string) => cacheRuleFor(path, rules)?.pathPattern

describe('the cache rule of a path', () => {
  test.each([
    ['/img/', '/img/*'],
    ['/img/deep/er.js', '/img/*'],
    ['/deep/app.js', '/*.js'],
    ['/exact', '/exact'],
    ['/abc', '/a*b*c'],
    ['/axxbyyc', '/a*b*c'],
    ['/ac', undefined],
    ['/exactly', undefined],
    ['/img', undefined],
    ['/', undefined],
  ])('%s: %s', (path, pattern) => {
    expect(ruleFor(path)).toBe(pattern)
  })

  test('matches each character once', () => {
    expect(cacheRuleFor('/aba', [{ pathPattern: '/ab*ba' }])).toBeUndefined()
    expect(cacheRuleFor('/abc', [{ pathPattern: '/a*bc*c' }])).toBeUndefined()
  })

  test('handles many repetitions in linear time', () => {
    const pattern = `/${'a*'.repeat(60)}b`
    expect(cacheRuleFor(`/${'a'.repeat(2000)}`, [{ pathPattern: pattern }])).toBeUndefined()
  })
})
