import { expect, test } from 'vitest'
import { pointerStep, pointerSteps, referenceSteps } from './json-pointer.ts'

/** Examples of RFC 6901, section 5. */
test.each([
  ['', []],
  ['/foo/0', ['foo', '0']],
  ['/', ['']],
  ['/a~1b', ['a/b']],
  ['/m~0n', ['m~n']],
  ['/~01', ['~1']],
])('%j leads by %j', (pointer, steps) => {
  expect(pointerSteps(pointer)).toEqual(steps)
  expect(steps.map(pointerStep).join('')).toBe(pointer)
})

test('a reference is percent-encoded', () => {
  expect(referenceSteps('#/paths/~1vms~1%7BvmId%7D/get')).toEqual(['paths', '/vms/{vmId}', 'get'])
})
