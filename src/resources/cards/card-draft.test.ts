import { expect, it } from 'vitest'
import { cardDraftProblems, NO_CARD, toCardInput, toCardProblems } from './card-draft.ts'

const NOW = Date.UTC(2026, 2, 2, 9)
const card = {
  number: '4242 4242 4242 4242',
  expiry: '8/28',
  securityCode: ' 123',
  holderName: 'Ada Keller ',
}

it('reports each empty field', () => {
  expect(Object.keys(cardDraftProblems(NO_CARD, NOW))).toEqual([
    'number',
    'expiry',
    'securityCode',
    'holderName',
  ])
  expect(cardDraftProblems(card, NOW)).toEqual({})
})

it('is sent as digits and full years', () => {
  expect(toCardInput(card)).toEqual({
    number: '4242424242424242',
    securityCode: '123',
    expiryMonth: 8,
    expiryYear: 2028,
    holderName: 'Ada Keller',
  })
})

it('shows server errors beside their fields', () => {
  expect(toCardProblems({ 'card.expiryYear': 'Too late.', 'card.number': 'No.', other: 'x' })).toEqual({
    number: 'No.',
    expiry: 'Too late.',
  })
})
