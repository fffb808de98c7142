import { expect, it } from 'vitest'
import { cardName } from './card-name.ts'

it('keeps the number of a card on one line', () => {
  expect(cardName({ brand: 'amex', last4: '0005' })).toBe('American Express ••••\u00a00005')
})
