import { expect, test } from 'vitest'
import { lastMonthStart, monthBefore, monthStart } from './months.ts'

const at = (text: string) => Date.parse(`${text}Z`)

test.each([
  ['2026-03-02T09:00', '2026-03-01T00:00', '2026-02-01T00:00', '2026-02-02T09:00'],
  ['2026-01-31T23:59', '2026-01-01T00:00', '2025-12-01T00:00', '2025-12-31T23:59'],
  ['2026-04-01T00:00', '2026-04-01T00:00', '2026-03-01T00:00', '2026-03-01T00:00'],
])('of %s', (now, month, last, before) => {
  expect([monthStart(at(now)), lastMonthStart(at(now)), monthBefore(at(now))]).toEqual([
    at(month),
    at(last),
    at(before),
  ])
})

test('clamps to the last day of a shorter month', () => {
  expect(monthBefore(at('2026-03-31T12:00'))).toBe(at('2026-03-01T00:00') - 1)
})
