import { describe, expect, it } from 'vitest'
import { ApiProblem, fieldErrors, isProblemWith, isTemporary, NetworkFailure, toApiError } from './problem.ts'

const problem = {
  type: '/problems/validation_failed',
  title: 'Invalid input',
  status: 422,
  detail: 'Two fields are not valid.',
  code: 'validation_failed',
  requestId: 'req_1',
  errors: [
    { in: 'body' as const, pointer: '/fullName', code: 'required', message: 'Is required.' },
    { in: 'body' as const, pointer: '/fullName', code: 'too_short', message: 'Is too short.' },
    { in: 'body' as const, pointer: '/names/0', code: 'no_match', message: 'Is no name.' },
    { in: 'body' as const, pointer: '/a~1b~0c', code: 'x', message: 'Escaped.' },
    { in: 'query' as const, pointer: '/page', code: 'too_small', message: 'Must be at least 1.' },
  ],
}

describe('toApiError', () => {
  it('keeps all members of a problem', () => {
    const error = toApiError(problem, new Response('', { status: 422 }))
    expect(error).toBeInstanceOf(ApiProblem)
    expect(error).toMatchObject({ ...problem, message: problem.detail })
    expect(isProblemWith(error, 'other', 'validation_failed')).toBe(true)
    expect(isProblemWith(error, 'other')).toBe(false)
  })

  it('turns any other response into a problem', () => {
    const headers = { 'retry-after': '7', 'x-request-id': 'req_9' }
    const error = toApiError(
      '<h1>Bad gateway</h1>',
      new Response('', { status: 502, statusText: 'Bad Gateway', headers }),
    )
    expect(error).toMatchObject({
      status: 502,
      title: 'Bad Gateway',
      code: 'http_502',
      retryAfter: 7,
      requestId: 'req_9',
    })
  })

  it('takes the request id from the header if the problem has none', () => {
    const { requestId: _, ...anonymous } = problem
    const headers = { 'x-request-id': 'req_9' }
    expect(toApiError(anonymous, new Response('', { status: 422, headers }))).toMatchObject({
      code: problem.code,
      requestId: 'req_9',
    })
  })

  it('distinguishes no response from an interrupted one', () => {
    expect(toApiError(new TypeError('Failed to fetch'), undefined)).toMatchObject({
      code: 'unreachable',
      status: 0,
    })
    expect(toApiError(new SyntaxError('half'), new Response('{', { status: 200 }))).toMatchObject({
      code: 'unreadable',
    })
  })
})

it('finds the message for each form field', () => {
  expect(fieldErrors(new ApiProblem(problem))).toEqual({
    fullName: 'Is required.',
    'names.0': 'Is no name.',
    'a/b~c': 'Escaped.',
  })
  expect(fieldErrors(new NetworkFailure('unreachable', null))).toEqual({})
})

it('recognizes temporary problems', () => {
  const withStatus = (status: number) => new ApiProblem({ ...problem, status })
  expect([200, 404, 422, 429, 500].some((status) => isTemporary(withStatus(status)))).toBe(false)
  expect(isTemporary(withStatus(503))).toBe(true)
  expect(isTemporary(new NetworkFailure('unreadable', null))).toBe(true)
  expect(isTemporary(new NetworkFailure('too_slow', null))).toBe(false)
  expect(isTemporary(new Error('bug'))).toBe(false)
})
