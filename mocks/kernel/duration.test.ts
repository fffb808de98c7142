import { expect, test } from 'vitest'
import { durationMs } from './duration.ts'

const HOUR = 3_600_000

test.each([
  ['PT1H', HOUR],
  ['PT90M', 1.5 * HOUR],
  ['P1D', 24 * HOUR],
  ['P2W', 14 * 24 * HOUR],
  ['P1DT12H30M15.5S', 36.5 * HOUR + 15_500],
  ['-PT30M', -HOUR / 2],
  ['+PT1S', 1000],
  ['PT0S', 0],
  ['1h', HOUR],
  ['90s', 90_000],
  ['1h 30m', 1.5 * HOUR],
  ['1h30m', 1.5 * HOUR],
  ['1.5h', 1.5 * HOUR],
  ['-2d', -48 * HOUR],
  ['+1w 1d', 8 * 24 * HOUR],
])('%s is %d ms', (text, ms) => {
  expect(durationMs(text)).toBe(ms)
})

// Years and months have no fixed length.
test.each([
  '',
  'P',
  'PT',
  'P1DT',
  '1',
  'h',
  '1y',
  '1h-5m',
  '1 h',
  'P1h',
  'P1Y',
  'P1M',
  'PT1.5H',
  'P1H',
  'PT1H ',
  'pt1h',
])('rejects “%s”', (text) => {
  expect(() => durationMs(text)).toThrow(RangeError)
})
