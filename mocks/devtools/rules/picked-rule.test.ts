import { expect, test } from 'vitest'
import { type Picked, pickedRule } from './picked-rule.ts'

const usual: Picked = { trigger: 'always', request: '2', percent: '50', parameter: '' }
const whenOf = (picked: Partial<Picked>) => pickedRule('getVm', { ...usual, ...picked }, { delayMs: 5 }).when

test('makes a rule of what is picked', () => {
  expect(pickedRule('getVm', usual, { delayMs: 5 })).toEqual({ operation: 'getVm', then: { delayMs: 5 } })
  expect(whenOf({ trigger: 'once' })).toEqual({ times: 1 })
  expect(whenOf({ trigger: 'nth' })).toMatchObject({ call: 2 })
  expect(whenOf({ trigger: 'chance' })).toEqual({ probability: 0.5 })
  expect(whenOf({ parameter: ' vmId = vm_1 ' })).toEqual({ match: { path: { vmId: 'vm_1' } } })
  expect(whenOf({ parameter: 'q=a=b' })).toEqual({ match: { query: { q: 'a=b' } } })
})

test('names what it can’t read, instead of a rule for other requests', () => {
  expect(() => whenOf({ parameter: 'vm_1' })).toThrow(
    expect.objectContaining({
      reasons: ['Only where: type a parameter and its value, such as vmId=vm_1.'],
    }),
  )
  for (const request of ['', '0', '1.5']) expect(() => whenOf({ trigger: 'nth', request })).toThrow()
  for (const percent of ['', '101', '-1']) expect(() => whenOf({ trigger: 'chance', percent })).toThrow()
  expect(whenOf({ request: '', percent: '' })).toBeUndefined()
})
