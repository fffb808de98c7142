import { expect, test } from 'vitest'
import { isInSomeZone } from './dns-pointing.ts'

test.each([
  ['shop.example', true],
  ['cdn.shop.example', true],
  ['img.cdn.shop.example', true],
  ['workshop.example', false],
  ['shop.example.org', false],
  ['example', false],
])('%s is in a zone: %s', (domain, expected) => {
  expect(isInSomeZone(domain, new Set(['other.example', 'shop.example']))).toBe(expected)
})
