import { expect, test } from 'vitest'
import { responseViolations, schemaErrorsAt } from './suite/check.ts'

const problem = {
  type: '/problems/internal_error',
  title: 'Something went wrong',
  status: 500,
  detail: 'Something went wrong on our side.',
  code: 'internal_error',
  requestId: 'req_0v3y6b9e2h5k',
}
const responseWith = (body: typeof problem) => ({
  status: body.status,
  headers: new Headers({ 'content-type': 'application/problem+json', 'x-request-id': body.requestId }),
  text: JSON.stringify(body),
})

test('an undocumented code is reported with the detail of the problem', () => {
  const detail = 'listVms returned 200 outside the contract at “/items”: Must have at most 100 items.'
  const body = { ...problem, type: '/problems/contract_violation', detail, code: 'contract_violation' }
  expect(responseViolations('listVms', responseWith(body))).toEqual([
    `listVms 500: the code contract_violation is not one of internal_error: ${detail}`,
  ])
})

test('an identifier in a text for people is reported, unless it is quoted', () => {
  const detail = 'The manifest describes staging/web duplicateEntry. `dependsOn` and “myName” are fine.'
  const body = {
    ...problem,
    type: '/problems/permission_denied',
    status: 403,
    code: 'permission_denied',
    detail,
  }
  expect(responseViolations('createVm', responseWith(body))).toEqual([
    `createVm 403: the text “${detail}” contains the identifier duplicateEntry`,
  ])
})

test('an error of a schema names the property, and the values that are allowed', () => {
  const errors = schemaErrorsAt('/components/schemas/Money', { amount: 1, currency: 'EUR', cents: 1 })
  expect(errors).toEqual(["(root) must not have property 'cents'", '/currency must be one of USD'])
})
