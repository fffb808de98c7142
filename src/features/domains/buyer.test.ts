import { expect, it } from 'vitest'
import {
  EMPTY_PURCHASE,
  hasProblems,
  type PurchaseDraft,
  prefilledFor,
  purchaseProblems,
  toRequest,
} from './buyer.ts'

const NOW = Date.UTC(2026, 2, 2, 9)
const draft: PurchaseDraft = {
  email: ' ada@buyer.example ',
  firstName: ' Ada',
  lastName: 'Keller ',
  card: { number: '4242 4242 4242 4242', expiry: '08/28', securityCode: '123', holderName: '' },
}

it('requires all six fields', () => {
  const { card, ...others } = purchaseProblems(EMPTY_PURCHASE, NOW)
  expect(Object.keys(others)).toEqual(['email', 'firstName', 'lastName'])
  expect(Object.keys(card)).toEqual(['number', 'expiry', 'securityCode'])
  expect(hasProblems(purchaseProblems(draft, NOW))).toBe(false)
  expect(purchaseProblems({ ...draft, email: 'ada' }, NOW).email).toBe('This is not a valid email address.')
})

it('suggests the buyer as cardholder', () => {
  expect(toRequest(draft, 'nimbus.dev')).toEqual({
    domain: 'nimbus.dev',
    email: 'ada@buyer.example',
    firstName: 'Ada',
    lastName: 'Keller',
    card: {
      number: '4242424242424242',
      securityCode: '123',
      expiryMonth: 8,
      expiryYear: 2028,
      holderName: 'Ada Keller',
    },
  })
})

it("starts with the signed-in person's first and last name", () => {
  const namesOf = (name: string) => {
    const { firstName, lastName } = prefilledFor({ email: 'ada@buyer.example', name })
    return [firstName, lastName]
  }
  expect(namesOf(' Ada  Maria Keller ')).toEqual(['Ada Maria', 'Keller'])
  expect(namesOf('Ada')).toEqual(['', 'Ada'])
  expect(namesOf('')).toEqual(['', ''])
})
