import { expect, it } from 'vitest'
import { cleanDomainName, describeCleaning, suggestNames } from './domain-name.ts'

it.each([
  ['Nimbus', 'nimbus'],
  ['  my shop ', 'myshop'],
  ['my-shop.com', 'myshopcom'],
  ['Café 24', 'cafe24'],
  ['müller', 'muller'],
  ['Straße', 'strasse'],
  ['Łódź', 'lodz'],
  // The Kelvin sign becomes k; the dotted capital I becomes i and a combining dot, which is dropped.
  ['\u212Aelvin \u0130', 'kelvini'],
  ['--- ', ''],
  ['日本', ''],
])('“%s” is searched as “%s”', (typed, name) => {
  expect(cleanDomainName(typed)).toBe(name)
})

it.each([
  ['Nimbus', null],
  ['  nimbus ', null],
  ['audit-acme-labs', 'Hyphens and symbols were removed.'],
  ['my shop', 'Spaces were removed.'],
  ['my shop.com', 'Spaces were removed. Hyphens and symbols were removed.'],
  ['müller', 'Accents were removed.'],
  ['müller-söhne', 'Accents were removed. Hyphens and symbols were removed.'],
  ['日本shop', 'Letters other than a to z were removed.'],
])('“%s” is explained: %s', (typed, words) => {
  expect(describeCleaning(typed)).toBe(words)
})

it('suggests names that can be searched', () => {
  expect(suggestNames('nimbus')).toEqual(['getnimbus', 'trynimbus', 'nimbusapp', 'nimbushq'])
  expect(suggestNames('a'.repeat(61))).toEqual([`${'a'.repeat(61)}hq`])
})
