import { expect, test } from 'vitest'
import { usageLevel } from './usage-level.ts'

test.each([
  [0, 'normal'],
  [84.9, 'normal'],
  [85, 'high'],
  [95, 'critical'],
  [100, 'critical'],
] as const)('%d percent is %s', (percent, level) => {
  expect(usageLevel(percent)).toBe(level)
})
