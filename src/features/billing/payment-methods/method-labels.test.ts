import { expect, it } from 'vitest'
import { methodName } from './method-labels.ts'

it('names a card so that a line doesn’t break inside its number', () => {
  expect(methodName({ card: { brand: 'amex', last4: '0005' } })).toBe('American Express ••••\u00a00005')
})
