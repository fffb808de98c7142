import { expect, test } from 'vitest'
import { iso } from './iso-time.ts'

const start = Date.parse('2026-03-02T09:00:00Z')

test.each([
  0,
  -1,
  -60_001,
  start,
  start + 59_999,
  start + 60_000,
  start + 61_007,
  start + 999.7,
  -0.5,
  start,
  Date.parse('0000-01-01T00:00:00Z'),
  Date.parse('9999-12-31T23:59:59.999Z'),
  Date.parse('-000001-12-31T23:59:59.999Z'),
])('%d is written as Date writes it', (time) => {
  expect(iso(time)).toBe(new Date(time).toISOString())
})

test('what is no time is none', () => {
  expect(() => iso(Number.NaN)).toThrow(RangeError)
  expect(iso(start)).toBe('2026-03-02T09:00:00.000Z')
})
