import { expect, test } from 'vitest'
import { type ApiError, ApiProblem, NetworkFailure } from '#src/api/problem.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import type { Rule } from '../../scenarios/document.ts'
import { callsUntilShown } from './retries.ts'

/** Calls of a read by the console until it gives up. */
function callsOf(error: ApiError): number {
  const { retry } = createQueryClient().getDefaultOptions().queries ?? {}
  if (typeof retry !== 'function') throw new Error('The query client decides retries by a function.')
  let failures = 0
  while (retry(failures, error)) failures += 1
  return failures + 1
}

const problem = (status: number, retryAfter?: number) =>
  new ApiProblem({
    ...{ type: 'x', title: 'x', status, detail: 'x', code: 'x', requestId: 'x' },
    ...(retryAfter !== undefined && { retryAfter }),
  })
const respond = (status: number, code: string, retryAfter?: number) =>
  ({ respond: { status, code, ...(retryAfter !== undefined && { retryAfter }) } }) as Rule['then']

test('a read fails for as many calls as the console makes', () => {
  const read = (then: Rule['then']) => callsUntilShown({ operation: 'listVms', then })
  expect(read({ fault: 'connection-reset' })).toBe(callsOf(new NetworkFailure('unreachable', null)))
  expect(read({ fault: 'malformed-json' })).toBe(callsOf(new NetworkFailure('unreadable', null)))
  expect(read({ fault: 'timeout' })).toBe(callsOf(new NetworkFailure('too_slow', null)))
  expect(read(respond(500, 'internal_error'))).toBe(callsOf(problem(500)))
  // The mock's Retry-After of a forced 503 is 30 seconds.
  expect(read(respond(503, 'unavailable'))).toBe(callsOf(problem(503, 30)))
  expect(read(respond(503, 'unavailable', 2))).toBe(callsOf(problem(503, 2)))
  expect(read({ respond: { status: 502, body: 'x', outsideContract: true } })).toBe(callsOf(problem(502)))
})

test('a write fails once, since it is never repeated', () => {
  expect(callsUntilShown({ operation: 'createVm', then: { fault: 'connection-reset' } })).toBe(1)
  expect(callsUntilShown({ operation: 'writes', then: { fault: 'malformed-json' } })).toBe(1)
  expect(callsUntilShown({ operation: 'tag:databases', then: { fault: 'malformed-json' } })).toBe(3)
})
