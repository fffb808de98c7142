import { expect, it } from 'vitest'
import { cleanDomainName } from './domain-name.ts'

it.each([
  ['Nimbus', 'nimbus'],
  ['  my shop ', 'myshop'],
  ['my-shop.com', 'myshopcom'],
  ['Café 24', 'caf24'],
  // The Kelvin sign becomes a k, the dotted capital I an i with a dot of its own, which goes.
  ['\u212Aelvin \u0130', 'kelvini'],
  ['--- ', ''],
  ['日本', ''],
])('“%s” is looked for as “%s”', (typed, name) => {
  expect(cleanDomainName(typed)).toBe(name)
})
