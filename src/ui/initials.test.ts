import { expect, it } from 'vitest'
import { initials } from './initials.ts'

it.each([
  ['Ada Okafor', 'AO'],
  ['  Ada   M.  Okafor ', 'AO'],
  ['ada', 'A'],
  ['Émile Zola', 'ÉZ'],
  ['𝒜 𝓑', '𝒜𝓑'],
  ['Ada Okafor (QA)', 'AO'],
  ['🇩🇪 אבי כהן', 'אכ'],
  ['E\u0301mile Zola', 'E\u0301Z'],
  ['👩🏽‍🚀', '👩'],
  ['', ''],
])('%j has the initials %j', (name, expected) => {
  expect(initials(name)).toBe(expected)
})
