import { expect, it } from 'vitest'
import { timeLeft } from './time-left.ts'

it.each([
  [-5_000, 'less than a minute left'],
  [60_000, 'less than a minute left'],
  [60_001, '2 minutes left'],
  [59 * 60_000, '59 minutes left'],
  [60 * 60_000, '1 hour left'],
  [61 * 60_000, '2 hours left'],
])('rounds %i ms up', (ms, text) => {
  expect(timeLeft(ms)).toBe(text)
})
