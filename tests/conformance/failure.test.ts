import assert from 'node:assert/strict'
import { expect, test } from 'vitest'
import { OUTSIDE_THE_CONTRACT } from '../contract/suite/api.ts'
import { apiCheck } from './check.ts'
import { failuresOf, messageOf } from './failure.ts'

const check = apiCheck('http', 'answers in time', async () => {})

function thrownBy(run: () => void) {
  try {
    run()
  } catch (error) {
    return failuresOf(error, check, exchange)
  }
  return expect.fail('nothing was thrown')
}

const exchange = {
  method: 'GET',
  url: '/api/v1/volumes',
  credentials: { key: null, email: null },
  headers: {},
  requestBody: null,
  status: 200,
  responseBody: '{"items":[{"size~Gb":"12"}]}',
}

const failure = (expected: string, found: string, about: string | null = null, isViolation = false) => ({
  about,
  expected,
  found,
  isViolation,
})

test('a comparison has both values', () => {
  expect(thrownBy(() => assert.equal(1, 2))).toEqual([failure('2', '1')])
  expect(thrownBy(() => assert.equal('a', 'b', 'the name'))).toEqual([failure('b', 'a', 'the name')])
  expect(thrownBy(() => assert.deepEqual([1], [2]))).toEqual([failure('[2]', '[1]')])
  expect(thrownBy(() => assert.deepEqual([1], [2], 'the list'))).toEqual([failure('[2]', '[1]', 'the list')])
  expect(thrownBy(() => assert.notEqual('a', 'a'))).toEqual([failure('anything but a', 'a')])
})

test('any other assertion has the requirement and what it says', () => {
  expect(thrownBy(() => assert.ok(false, 'it is late'))).toEqual([
    failure('the API answers in time', 'it is late'),
  ])
})

test('an error without a response has its cause', () => {
  expect(failuresOf(new Error('fetch failed', { cause: new Error('reset') }), check, null)).toEqual([
    failure('the API answers in time', 'fetch failed (reset)'),
  ])
})

test('each violation of the contract is a failure of its own, with the value found', () => {
  const body = exchange.responseBody
  const message = [
    `listVolumes 200: /items/0/size~0Gb must be integer in ${body}`,
    `listVolumes 200: (root) must have required property 'total' in ${body}`,
    'listVolumes 200: the header X-Request-Id is missing',
    'listVolumes 400: the code too_big is not one of invalid_parameters, bad: It is too big: 7.',
    `listVolumes does not document the status 418, only 200, 400: ${body}`,
  ].join('\n')
  expect(failuresOf(new Error(`${OUTSIDE_THE_CONTRACT}\n${message}`), check, exchange)).toEqual([
    failure('/items/0/size~0Gb must be integer', '12', 'listVolumes 200', true),
    failure("(root) must have required property 'total'", body, 'listVolumes 200', true),
    failure('a response as documented', 'the header X-Request-Id is missing', 'listVolumes 200', true),
    failure('a documented code: invalid_parameters, bad', 'too_big', 'listVolumes 400', true),
    failure('a documented status: 200, 400', '418', 'listVolumes', true),
  ])
})

test('messageOf names subject, expectation and finding', () => {
  expect(messageOf([failure('1', '2', 'the size'), failure('a', 'b')])).toBe(
    'the size: expected 1, found 2\nexpected a, found b',
  )
})
