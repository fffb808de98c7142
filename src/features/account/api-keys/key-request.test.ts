import { expect, it } from 'vitest'
import { createKeyRequests, type NewKey } from './key-request.ts'

const DAY = 86_400_000
const context = { now: Date.UTC(2026, 0, 1), timeZone: 'UTC' }
const nightly: NewKey = { name: 'Nightly', scope: 'read_only', expiresAt: { choice: '30', date: '' } }

it('repeats the first request for the same input, although time has passed', () => {
  const requestFor = createKeyRequests()
  const first = requestFor(nightly, context)
  expect(first.body.expiresAt).toBe('2026-01-31T00:00:00.000Z')
  expect(requestFor(nightly, { ...context, now: context.now + DAY })).toEqual(first)
})

it('makes another request of other input', () => {
  const requestFor = createKeyRequests()
  const first = requestFor(nightly, context)
  const other = requestFor({ ...nightly, expiresAt: { choice: 'never', date: '' } }, context)
  expect(other.body).toEqual({ name: 'Nightly', scope: 'read_only' })
  expect(other.headers).not.toEqual(first.headers)
})
