import { expect, test } from 'vitest'
import { HOUR } from '../kernel/duration.ts'
import { upTimeOf } from './up-times.ts'

const stretch = (from: number, to: number | null, clean = true) => ({
  from: from * HOUR,
  to: to === null ? null : to * HOUR,
  clean,
})
const hours = (on: readonly ReturnType<typeof stretch>[], from = 0, to = 24) => {
  const { up, down } = upTimeOf(on, from * HOUR, to * HOUR)
  return [up / HOUR, down / HOUR]
}

test('a requested stop is not downtime', () => {
  expect(hours([stretch(0, 6), stretch(10, null)])).toEqual([20, 0])
})

test('a failure is downtime until recovery', () => {
  expect(hours([stretch(0, 6, false), stretch(10, null)])).toEqual([20, 4])
  expect(hours([stretch(0, 6, false)])).toEqual([6, 18])
})

test('ignores everything outside the range', () => {
  expect(hours([stretch(-10, 6, false), stretch(30, null)], 4, 8)).toEqual([2, 2])
  expect(hours([], 0, 24)).toEqual([0, 0])
})
