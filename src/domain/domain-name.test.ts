import { expect, it } from 'vitest'
import { cleanDomainName } from './domain-name.ts'

it.each([
  ['Nimbus', 'nimbus'],
  ['  my shop ', 'myshop'],
  ['my-shop.com', 'myshopcom'],
  ['Café 24', 'caf24'],
  // The Kelvin sign becomes k; the dotted capital I becomes i and a combining dot, which is dropped.
  ['\u212Aelvin \u0130', 'kelvini'],
  ['--- ', ''],
  ['日本', ''],
])('“%s” is searched as “%s”', (typed, name) => {
  expect(cleanDomainName(typed)).toBe(name)
})
