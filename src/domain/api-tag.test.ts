import { expect, test } from 'vitest'
import { tagTitle } from './api-tag.ts'

test.each([
  ['virtual-machines', 'Virtual machines'],
  ['cdn', 'CDN'],
  ['dns', 'DNS'],
  ['api-keys', 'API keys'],
  ['ssh-keys', 'SSH keys'],
  ['me', 'Profile'],
])('the tag %s is %s', (tag, title) => {
  expect(tagTitle(tag)).toBe(title)
})
