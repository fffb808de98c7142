import { describe, expect, test } from 'vitest'
import { random } from '../../kernel/random.ts'
import { codeAt, enrollmentUri, isSecret, newSecret, stepOf } from './one-time-codes.ts'

/** "12345678901234567890", the secret of RFC 6238's test vectors. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('one-time codes', () => {
  // RFC 6238, appendix B: the last six of its eight digits.
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('match RFC 6238 at %i seconds', (seconds, code) => {
    expect(codeAt(RFC_SECRET, seconds * 1000)).toBe(code)
    expect(stepOf(RFC_SECRET, code, seconds * 1000)).toBe(Math.floor(seconds / 30))
  })

  test('are accepted one step early or late, and no further', () => {
    const now = 1_234_567_890_000
    const step = Math.floor(now / 30_000)
    const acceptedStep = (steps: number) => stepOf(RFC_SECRET, codeAt(RFC_SECRET, now + steps * 30_000), now)
    expect([-2, -1, 0, 1, 2].map(acceptedStep)).toEqual([null, step - 1, step, step + 1, null])
  })

  test('have 160-bit secrets in Base32', () => {
    const secret = newSecret(random(1, 'test'))
    expect(isSecret(secret)).toBe(true)
    expect(secret).toHaveLength(32)
    expect(new URL(enrollmentUri(secret, 'ada@nimbus.example')).searchParams.get('secret')).toBe(secret)
  })
})
