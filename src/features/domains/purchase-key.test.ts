import { describe, expect, it } from 'vitest'
import type { CardInput, DomainPurchaseCreate } from '#src/api/generated/types.gen.ts'
import { purchaseKey } from './purchase-key.ts'

const CARD: CardInput = {
  number: '4242424242424242',
  expiryMonth: 8,
  expiryYear: 2028,
  securityCode: '123',
  holderName: 'Ada Keller',
}

const bodyOf = (email: string, card: Partial<CardInput> = {}): DomainPurchaseCreate => ({
  domain: 'nimbus.dev',
  email,
  firstName: 'Ada',
  lastName: 'Keller',
  card: { ...CARD, ...card },
})

/** Suffix of the key; without storage the prefix is random. */
const suffixOf = (body: DomainPurchaseCreate) => purchaseKey(body).split('-')[1]

describe('purchaseKey', () => {
  it('is the same for the same buyer and card', () => {
    expect(suffixOf(bodyOf('ada@example.com'))).toBe(suffixOf(bodyOf('ada@example.com')))
  })

  it('differs for other buyers and cards', () => {
    const suffixes = [
      bodyOf('ada@example.com'),
      bodyOf('bob@example.com'),
      bodyOf('ada@example.com', { number: '5555555555554444' }),
      bodyOf('ada@example.com', { expiryYear: 2029 }),
    ].map(suffixOf)
    expect(new Set(suffixes).size).toBe(4)
  })

  it('differs for two buyers with the same 32-bit hash', () => {
    expect(suffixOf(bodyOf('buyer77899@example.com'))).not.toBe(suffixOf(bodyOf('buyer817084@example.com')))
  })

  it('contains nothing of the card number but its last four digits', () => {
    const suffix = suffixOf(bodyOf('ada@example.com'))
    expect(suffixOf(bodyOf('ada@example.com', { number: '4000056655654242', securityCode: '987' }))).toBe(
      suffix,
    )
  })

  it('fits the contract', () =>
    expect(purchaseKey(bodyOf('ada@example.com'))).toMatch(/^[\x21-\x7e]{8,128}$/))
})
