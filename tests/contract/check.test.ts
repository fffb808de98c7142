import { expect, test } from 'vitest'
import { responseViolations, schemaErrorsAt } from './suite/check.ts'

test('an undocumented code is reported with the detail of the problem', () => {
  const detail = 'listVms answered 200 outside the contract at “/items”: Must have at most 100 items.'
  const body = {
    type: '/problems/contract_violation',
    title: 'The mock broke the contract',
    status: 500,
    detail,
    code: 'contract_violation',
    requestId: 'req_0v3y6b9e2h5k',
  }
  const response = {
    status: 500,
    headers: new Headers({ 'content-type': 'application/problem+json', 'x-request-id': body.requestId }),
    text: JSON.stringify(body),
  }
  expect(responseViolations('listVms', response)).toEqual([
    `listVms 500: the code contract_violation is not one of internal_error: ${detail}`,
  ])
})

test('an error of a schema names the property, and the values that are allowed', () => {
  const errors = schemaErrorsAt('/components/schemas/Money', { amount: 1, currency: 'EUR', cents: 1 })
  expect(errors).toEqual(["(root) must not have property 'cents'", '/currency must be one of USD'])
})
