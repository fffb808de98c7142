import { expect, test } from 'vitest'
import { expiresSoon } from './expires-soon.ts'

const now = Date.parse('2026-03-02T09:00:00Z')

test.each([
  ['2026-03-09T09:00:00Z', true],
  ['2026-03-09T09:00:01Z', false],
  ['2026-03-02T09:00:01Z', true],
  ['2026-03-02T09:00:00Z', false],
  [null, false],
])('%s is within the last seven days: %s', (expiresAt, soon) => {
  expect(expiresSoon(expiresAt, 7, now)).toBe(soon)
})
