import { expect, it } from 'vitest'
import { endsNow, spanAround, spanOf } from './log-span.ts'

const now = Date.parse('2026-03-02T09:00:00Z')

it('ends now unless a range is given', () => {
  expect(spanOf({ range: '15m', from: 0, to: 0 }, now)).toEqual({ from: now - 900_000, to: now })
  expect(spanOf({ range: '7d', from: 1, to: 2 }, now)).toEqual({ from: now - 604_800_000, to: now })
  expect(spanOf({ range: 'custom', from: 5, to: 9 }, now)).toEqual({ from: 5, to: 9 })
})

it('falls back to an hour for an invalid range', () => {
  const nonsense = { range: 'custom', from: 9, to: 5 } as const
  expect(endsNow(nonsense)).toBe(true)
  expect(spanOf(nonsense, now)).toEqual({ from: now - 3_600_000, to: now })
})

it('surrounds a line, but not beyond now', () => {
  const before = now - 600_000
  expect(spanAround(before, now)).toEqual({ from: before - 900_000, to: before + 60_000 })
  expect(spanAround(now - 5000, now)).toEqual({ from: now - 905_000, to: now })
  expect(spanAround(now, now).to).toBeGreaterThan(now)
})
