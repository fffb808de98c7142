import { describe, expect, it } from 'vitest'
import { type Basics, checkBasics, checkCode, codeDigits } from './sign-up.ts'

const good: Basics = {
  email: 'grace@example.com',
  fullName: 'Grace Okafor',
  password: 'Nimbus-Demo-1!',
  confirmPassword: 'Nimbus-Demo-1!',
}

describe('step 1', () => {
  it('accepts a complete form', () => {
    expect(checkBasics(good)).toBeNull()
  })

  it.each(['email', 'fullName', 'password', 'confirmPassword'] as const)('wants %s', (field) => {
    expect(checkBasics({ ...good, [field]: '' })).toEqual({
      message: 'Please fill in all fields',
      fields: [field],
    })
  })

  it('treats blanks as empty', () => {
    expect(checkBasics({ ...good, fullName: '  ' })?.fields).toEqual(['fullName'])
  })

  it('checks in the order of the specification', () => {
    const all = { email: '', fullName: 'x', password: 'weak', confirmPassword: 'other' }
    expect(checkBasics(all)?.message).toBe('Please fill in all fields')
    expect(checkBasics({ ...all, email: 'x' })?.message).toBe('Passwords do not match')
    expect(checkBasics({ ...all, email: 'x', confirmPassword: 'weak' })?.message).toBe(
      'Password does not meet all requirements',
    )
  })
})

describe('step 2', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    [' 123-456\n', '123456'],
    ['1234567', '123456'],
    ['a1b2', '12'],
    ['１２３　４５６', '123456'],
    ['١٢٣', ''],
  ])('extracts from %j the digits %j', (typed, kept) => {
    expect(codeDigits(typed)).toBe(kept)
  })

  it('requires six digits', () => {
    expect(checkCode('12345')).toBe('Please enter the 6-digit verification code')
    expect(checkCode('')).toBe('Please enter the 6-digit verification code')
    expect(checkCode('123456')).toBeNull()
  })
})
