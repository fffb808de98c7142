import { expect, test } from 'vitest'
import { createFormat } from '#src/ui/format.ts'
import { memoryText } from './size-labels.ts'

test.each([
  [0.5, '512 MB'],
  [1, '1 GB'],
  [506.5, '506.5 GB'],
  [0, '0 GB'],
])('writes %d GB as %s', (gb, text) => {
  expect(memoryText(gb, createFormat({ locale: 'en-US', timeZone: 'UTC' }))).toBe(text)
})
