import { expect, it } from 'vitest'
import { percent } from './period.ts'

it.each([
  [1, 3, 33.3],
  [350_010, 350_000, 100.1],
  [349_990, 350_000, 99.9],
  [350_000, 350_000, 100],
  [5, 0, 0],
])('calculates the share of %d in %d', (part, whole, share) => expect(percent(part, whole)).toBe(share))
