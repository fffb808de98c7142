import { describe, expect, it } from 'vitest'
import {
  brandOf,
  cardLabel,
  cardNumberProblem,
  cardProblems,
  caretAfterDigits,
  expiryProblem,
  formatCardNumber,
  formatExpiry,
  formatExpiryInput,
  hasExpired,
  holderNameProblem,
  parseExpiry,
  passesLuhn,
  securityCodeProblem,
  summarizeCard,
} from './card.ts'

const NOW = Date.UTC(2026, 2, 2, 9)

describe('brandOf', () => {
  it.each([
    ['4242424242424242', 'visa'],
    ['4', 'visa'],
    ['5555 5555 5555 4444', 'mastercard'],
    ['2221000000000009', 'mastercard'],
    ['2720999999999996', 'mastercard'],
    ['2220', 'unknown'],
    ['2721', 'unknown'],
    ['3782 822463 10005', 'amex'],
    ['34', 'amex'],
    ['30569309025904', 'diners'],
    ['306', 'unknown'],
    ['6011111111111117', 'discover'],
    ['3530111333300000', 'jcb'],
    ['6200000000000005', 'unionpay'],
    ['6759649826438453', 'maestro'],
    ['', 'unknown'],
    ['9', 'unknown'],
  ])('the brand of %s is %s', (number, brand) => {
    expect(brandOf(number)).toBe(brand)
  })
})

describe('numbers', () => {
  it.each([
    '4242 4242 4242 4242',
    '4000-0000-0000-0002',
    '4000000000003220',
    '5555555555554444',
    '378282246310005',
    '30569309025904',
    '6011111111111117',
    '3530111333300000',
  ])('accepts %s', (number) => {
    expect(cardNumberProblem(number)).toBeNull()
  })

  it('detects every single wrong digit', () => {
    const right = '4242424242424242'
    for (let index = 0; index < right.length; index++) {
      for (let digit = 0; digit < 10; digit++) {
        const typed = right.slice(0, index) + digit + right.slice(index + 1)
        expect(passesLuhn(typed)).toBe(typed === right)
      }
    }
  })

  it('explains what is wrong', () => {
    expect(cardNumberProblem('  ')).toBe('Enter the card number.')
    expect(cardNumberProblem('4242 abcd')).toBe('Use digits only.')
    expect(cardNumberProblem('37828224631000')).toBe(
      'The number of an American Express card has 15 digits; this has 14.',
    )
    expect(cardNumberProblem('4242')).toBe('The number of a Visa card has 13 to 19 digits; this has 4.')
    expect(cardNumberProblem('9')).toBe('A card number has 12 to 19 digits; this has 1.')
    expect(cardNumberProblem('4242424242424241')).toBe('This card number is invalid. Check for typos.')
    expect(cardNumberProblem('')).not.toBeNull()
    expect(passesLuhn('')).toBe(false)
  })

  it('are grouped as printed on the card', () => {
    expect(formatCardNumber('4242424242424242')).toBe('4242 4242 4242 4242')
    expect(formatCardNumber('378282246310005')).toBe('3782 822463 10005')
    expect(formatCardNumber('42424')).toBe('4242 4')
    expect(formatCardNumber('4242')).toBe('4242')
    expect(formatCardNumber('card 42-42x')).toBe('4242')
    expect(formatCardNumber('４２４２')).toBe('4242')
    expect(formatCardNumber('4'.repeat(30))).toBe('4444 4444 4444 4444 444')
  })

  it('keep the caret behind the same digit', () => {
    expect(caretAfterDigits('4242 4', 4)).toBe(4)
    expect(caretAfterDigits('4242 4', 5)).toBe(6)
    expect(caretAfterDigits('4242', 0)).toBe(0)
    expect(caretAfterDigits('4242', 9)).toBe(4)
  })
})

describe('security codes', () => {
  it('are as long as the brand requires', () => {
    expect(securityCodeProblem('123', 'visa')).toBeNull()
    expect(securityCodeProblem('1234', 'visa')).toBe('The security code of a Visa card has 3 digits.')
    expect(securityCodeProblem('1234', 'amex')).toBeNull()
    expect(securityCodeProblem('123', 'amex')).toBe(
      'The security code of an American Express card has 4 digits.',
    )
    expect(securityCodeProblem('12', 'unknown')).toBe('The security code has 3 or 4 digits.')
    expect(securityCodeProblem('1234', 'unknown')).toBeNull()
    expect(securityCodeProblem('', 'visa')).toBe('Enter the security code.')
    expect(securityCodeProblem('12x', 'visa')).not.toBeNull()
  })
})

describe('expiry', () => {
  it.each([
    ['08/28', { month: 8, year: 2028 }],
    ['8/2028', { month: 8, year: 2028 }],
    ['0828', { month: 8, year: 2028 }],
    [' 12 / 30 ', { month: 12, year: 2030 }],
    ['082028', { month: 8, year: 2028 }],
    ['13/28', null],
    ['00/28', null],
    ['08', null],
    ['', null],
    ['ab/cd', null],
  ])('%s is read', (text, expiry) => {
    expect(parseExpiry(text)).toEqual(expiry)
  })

  it('is valid until the end of its month', () => {
    expect(hasExpired({ month: 3, year: 2026 }, NOW)).toBe(false)
    expect(hasExpired({ month: 3, year: 2026 }, Date.UTC(2026, 3, 1) - 1)).toBe(false)
    expect(hasExpired({ month: 3, year: 2026 }, Date.UTC(2026, 3, 1))).toBe(true)
    expect(hasExpired({ month: 12, year: 2025 }, NOW)).toBe(true)
  })

  it('explains what is wrong', () => {
    expect(expiryProblem(null, NOW)).toBe('Enter the month and year, such as 08/28.')
    expect(expiryProblem({ month: 2, year: 2026 }, NOW)).toBe('This card has expired.')
    expect(expiryProblem({ month: 3, year: 2026 }, NOW)).toBeNull()
    expect(expiryProblem({ month: 3, year: 2046 }, NOW)).toBeNull()
    expect(expiryProblem({ month: 3, year: 2047 }, NOW)).toMatch(/This date is too far/)
  })

  it('gets its slash while typing, and loses it on delete', () => {
    expect(formatExpiryInput('0', '')).toBe('0')
    expect(formatExpiryInput('08', '0')).toBe('08/')
    expect(formatExpiryInput('8', '')).toBe('08/')
    expect(formatExpiryInput('1', '')).toBe('1')
    expect(formatExpiryInput('1/', '1')).toBe('01/')
    expect(formatExpiryInput('08/2', '08/')).toBe('08/2')
    expect(formatExpiryInput('0828', '')).toBe('08/28')
    expect(formatExpiryInput('08', '08/')).toBe('0')
    expect(formatExpiryInput('08/', '08/2')).toBe('08/')
    expect(formatExpiryInput('1/28', '')).toBe('01/28')
    expect(formatExpiryInput(' 3 / 2029', '')).toBe('03/2029')
    expect(formatExpiryInput('１／２８', '')).toBe('01/28')
    expect(formatExpiry({ month: 8, year: 2028 })).toBe('08/28')
  })
})

describe('holder names', () => {
  it('must not be numbers', () => {
    expect(holderNameProblem('Ada Keller')).toBeNull()
    expect(holderNameProblem('Studio 54 GmbH')).toBeNull()
    expect(holderNameProblem(' ')).toBe('Enter the name as shown on the card.')
    expect(holderNameProblem('4242 4242 4242 4242')).toMatch(/looks like a number/)
    expect(holderNameProblem('x'.repeat(81))).toBe('Use at most 80 characters, not 81.')
  })
})

describe('a card', () => {
  const card = {
    number: '4242 4242 4242 4242',
    securityCode: '123',
    expiryMonth: 8,
    expiryYear: 2028,
    holderName: 'Ada Keller',
  }

  it('has all its problems reported at once', () => {
    expect(cardProblems(card, NOW)).toEqual([])
    const wrong = { number: '4242', securityCode: '1', expiryMonth: 1, expiryYear: 2020, holderName: '' }
    expect(cardProblems(wrong, NOW).map(({ field }) => field)).toEqual([
      'number',
      'expiryMonth',
      'securityCode',
      'holderName',
    ])
  })

  it('is labeled with brand and last four digits', () => {
    expect(summarizeCard(card.number)).toEqual({ brand: 'visa', last4: '4242' })
    expect(cardLabel(summarizeCard('378282246310005'))).toBe('American Express •••• 0005')
  })
})
