import { describe, expect, it } from 'vitest'
import { isEmail, normalizeEmail } from './email.ts'

describe('isEmail', () => {
  it.each(['a@b.co', 'first.last+tag@sub.example.com', "o'hara@example.org", 'x_y@xn--bcher-kva.example'])(
    'takes %s',
    (value) => {
      expect(isEmail(value)).toBe(true)
    },
  )

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
