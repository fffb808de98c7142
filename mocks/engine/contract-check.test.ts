import { expect, test } from 'vitest'
import { operations } from '../contract/operations.gen.ts'
import { deepFreeze } from '../kernel/freeze.ts'
import { checkReply } from './contract-check.ts'

const network = { id: 'net_1', name: 'default', region: 'us-east', cidr: '10.10.0.0/16', isDefault: true }
const check = (body: unknown) =>
  checkReply(
    { operation: operations.listNetworks, requestId: 'req_1', liveRequestId: null, source: 'mock' },
    { status: 200, mediaType: 'application/json', body },
  )?.errors.map(({ pointer, code }) => `${pointer} ${code}`) ?? []

test('names the place of each violation, in a list and in its items', () => {
  expect(check({ items: [network] })).toEqual([])
  expect(check({ items: [network, { ...network, region: 'moon' }] })).toEqual(['/items/1/region not_allowed'])
  expect(check({ items: [network, 'none'] })).toEqual(['/items/1 wrong_type'])
  expect(check({ items: null })).toEqual(['/items wrong_type'])
  expect(check({ items: [], more: true })).toEqual(['/more unknown'])
  expect(check({})).toEqual(['/items required'])
})

test('checks long lists, and each item', () => {
  expect(check({ items: new Array(1001).fill(network) })).toEqual(['/items too_many'])
  const wrong = deepFreeze({ ...network, cidr: 'everywhere' })
  expect(check({ items: [wrong, wrong] })).toEqual([
    '/items/0/cidr wrong_format',
    '/items/1/cidr wrong_format',
  ])
})

test('checks mutable values every time and frozen ones once', () => {
  const changing = { ...network }
  expect(check({ items: [changing] })).toEqual([])
  changing.region = 'moon'
  expect(check({ items: [changing] })).toEqual(['/items/0/region not_allowed'])

  let looks = 0
  const frozen = Object.freeze({
    ...network,
    get region() {
      looks += 1
      return 'us-east'
    },
  })
  expect(check({ items: [frozen] })).toEqual([])
  const first = looks
  expect(first).toBeGreaterThan(0)
  expect(check({ items: [frozen] })).toEqual([])
  expect(looks).toBe(first)
})
