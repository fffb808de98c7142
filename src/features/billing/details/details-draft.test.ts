import { expect, test } from 'vitest'
import { type DetailsDraft, detailsProblems, toDraft, toRequest } from './details-draft.ts'

const details = {
  name: 'Nimbus Demo GmbH',
  address: { line1: 'Beispielstraße 12', line2: '', postalCode: '10115', city: 'Berlin', country: 'DE' },
  taxId: 'DE999999999',
} as const

test('turns details into a form and back', () => {
  expect(detailsProblems(toDraft(details))).toEqual({})
  expect(toRequest({ ...toDraft(details), taxId: 'de 999 999 999' })).toEqual(details)
  expect(toRequest({ ...toDraft(details), taxId: ' ' }).taxId).toBeNull()
  const pasted = { name: 'Nimbus\u200b Demo GmbH', city: '\u2068Berlin\u2069 ' }
  expect(toRequest({ ...toDraft(details), ...pasted })).toEqual(details)
})

test('reports errors at their fields', () => {
  const empty = toDraft({ name: ' ', address: null, taxId: null })
  expect(Object.keys(detailsProblems(empty))).toEqual([
    'name',
    'address.line1',
    'address.city',
    'address.country',
  ])
  const other: DetailsDraft = { ...toDraft(details), country: 'AT' }
  expect(detailsProblems(other)).toEqual({ taxId: expect.stringContaining('starts with AT') })
})
