import { expect, it } from 'vitest'
import { cleanName } from './clean-name.ts'

it.each([
  [' Storefront\u200b ', 'Storefront'],
  ['\u2068Zoë 李\u2069', 'Zoë 李'],
  ['web\u202e1', 'web1'],
  ['\ufeff', ''],
  ['family 👩‍👩‍👧 می‌خواهم', 'family 👩‍👩‍👧 می‌خواهم'],
])('%j is sent as %j', (text, name) => {
  expect(cleanName(text)).toBe(name)
})
