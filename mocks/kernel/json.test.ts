import { describe, expect, test } from 'vitest'
import { assertBodySize, BODY_LIMIT, BodyTooLarge, MAX_DEPTH, parseShallow } from './json.ts'

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

describe('JSON of strangers', () => {
  test('is read up to the maximum depth', () => {
    expect(() => parseShallow(nested(MAX_DEPTH))).not.toThrow()
    expect(() => parseShallow(nested(MAX_DEPTH + 1))).toThrow(SyntaxError)
    expect(() => parseShallow('{"a":'.repeat(2_000_000))).toThrow('nested more than 100 levels')
  })

  test('may have brackets in strings, and many siblings', () => {
    const text = JSON.stringify({ a: `${'['.repeat(500)}\\"${'{'.repeat(500)}`, b: Array(500).fill([{}]) })
    expect(parseShallow(text)).toEqual(JSON.parse(text))
  })
})

describe('the size of a body', () => {
  test('is counted in bytes', () => {
    expect(() => assertBodySize('a'.repeat(BODY_LIMIT))).not.toThrow()
    expect(() => assertBodySize('a'.repeat(BODY_LIMIT + 1))).toThrow(BodyTooLarge)
    expect(() => assertBodySize('é'.repeat(BODY_LIMIT / 2 + 1))).toThrow(BodyTooLarge)
  })
})
