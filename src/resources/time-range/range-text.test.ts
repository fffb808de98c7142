import { expect, it } from 'vitest'
import { createFormat } from '#src/ui/format.ts'
import { rangeText } from './range-text.ts'

const format = createFormat({ locale: 'en-US', timeZone: 'UTC', hourCycle: 'h23' })
const from = Date.parse('2026-03-02T09:00:15Z')

it.each([
  [30_000, 'Mar 2, 2026, 09:00:15 – Mar 2, 2026, 09:00:45'],
  [3_600_000, 'Mar 2, 2026, 09:00 – Mar 2, 2026, 10:00'],
])('writes a range of %d ms as %s', (length, text) => {
  expect(rangeText(format, { from, to: from + length })).toBe(text)
})
