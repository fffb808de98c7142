import { expect, it } from 'vitest'
import { ApiProblem, NetworkFailure } from '#src/api/problem.ts'
import { formProblem, isShownAtFields } from './form-problem.ts'

function problemAt(...pointers: readonly string[]): ApiProblem {
  return new ApiProblem({
    type: '/problems/validation_failed',
    title: 'Invalid input',
    status: 422,
    detail: 'Some entries are not valid.',
    code: 'validation_failed',
    requestId: 'req_1',
    errors: pointers.map((pointer) => ({ in: 'body', pointer, code: 'x', message: `${pointer} is wrong.` })),
  })
}

it('leaves field errors to the fields', () => {
  expect(formProblem(null, ['name'])).toBe(null)
  expect(formProblem(problemAt('/name', '/tags/3'), ['name', 'tags'])).toBe(null)
  expect(isShownAtFields(problemAt('/name'), ['name'])).toBe(true)
})

it('shows errors that no field shows', () => {
  expect(formProblem(problemAt(), ['name'])).toBe('Some entries are not valid.')
  expect(formProblem(problemAt('/name', '/size'), ['name'])).toBe(
    'Some entries are not valid. /size is wrong.',
  )
  // An error of the body as a whole, and one of a field whose name only starts the same.
  expect(formProblem(problemAt('', '/names'), ['name'])).toContain('/names is wrong.')
  expect(formProblem(new NetworkFailure('unreachable', null), ['name'])).toContain(
    'The server didn’t respond.',
  )
  expect(isShownAtFields(null, ['name'])).toBe(false)
})
