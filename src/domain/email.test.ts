import { describe, expect, it } from 'vitest'
import { isEmail, MAX_EMAIL_LENGTH, normalizeEmail } from './email.ts'

describe('isEmail', () => {
  it.each(['a@b.co', 'first.last+tag@sub.example.com', "o'hara@example.org", 'x_y@xn--bcher-kva.example'])(
    'takes %s',
    (value) => {
      expect(isEmail(value)).toBe(true)
    },
  )

  it('takes an address of the maximum length, and none that is longer', () => {
    const address = (length: number) => `${'a'.repeat(length - 5)}@b.co`
    expect(isEmail(address(MAX_EMAIL_LENGTH))).toBe(true)
    expect(isEmail(address(MAX_EMAIL_LENGTH + 1))).toBe(false)
  })

  it.each([
    '',
    'a',
    'a@',
    '@b.co',
    'a@b',
    'a b@c.de',
    'a@b..de',
    'a@-b.de',
    'a@b.de ',
    `${'a'.repeat(250)}@b.co`,
  ])('rejects %j', (value) => {
    expect(isEmail(value)).toBe(false)
  })
})

it('normalizes each address to one spelling', () => {
  expect(normalizeEmail(' Admin@Nimbus.Example ')).toBe('admin@nimbus.example')
})
