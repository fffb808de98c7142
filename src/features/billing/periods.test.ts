import { expect, test } from 'vitest'
import { datesProblems } from './periods.ts'

test.each([
  ['2026-01-01', '2026-01-01', {}],
  ['2026-01-01', '2027-02-04', {}],
  ['', '2026-01-01', { from: expect.any(String) }],
  ['2026-01-01', '', { to: expect.any(String) }],
  ['2026-01-02', '2026-01-01', { from: expect.any(String) }],
  ['2026-03-03', '2026-03-04', { from: expect.any(String) }],
  ['2025-01-01', '2026-02-05', { to: expect.any(String) }],
])('from %j to %j', (from, to, problems) => {
  expect(datesProblems({ from, to }, '2026-03-02')).toEqual(problems)
})
