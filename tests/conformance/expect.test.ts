import { expect, test } from 'vitest'
import { assertAllowed, assertOutcome, assertSuccess } from './expect.ts'

const denied = { status: 403, outcome: '403 permission_denied' } as const
const created = { status: 202, outcome: '202' } as const

test('names the outcomes that are expected, and the one that came', () => {
  expect(() => assertOutcome(denied, ['401 not_authenticated', '403 insufficient_scope'])).toThrow(
    expect.objectContaining({
      expected: '401 not_authenticated or 403 insufficient_scope',
      actual: '403 permission_denied',
    }),
  )
  expect(() => assertSuccess(denied, 'the second')).toThrow(
    expect.objectContaining({
      expected: '2xx',
      actual: '403 permission_denied',
      message: expect.stringContaining('the second'),
    }),
  )
  expect(() => assertAllowed(denied)).toThrow(expect.objectContaining({ expected: 'neither 401 nor 403' }))
})

test('accepts what is expected', () => {
  assertOutcome(denied, ['403 permission_denied'])
  assertSuccess(created)
  assertAllowed(created)
})
