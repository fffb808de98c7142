import { expect, test } from 'vitest'
import { createFormat } from './format.ts'
import { inBothZones } from './in-both-zones.ts'

const at = '2026-01-05T23:04:09Z'

test('adds UTC to the user’s time zone, in the same format', () => {
  const format = createFormat({ locale: 'en-US', timeZone: 'Europe/Berlin', hourCycle: 'h23' })
  expect(inBothZones(format, at)).toBe('Jan 6, 2026, 00:04:09 GMT+1\nJan 5, 2026, 23:04:09 UTC')
})

test('adds the browser’s time zone for users of UTC', () => {
  const format = createFormat({ locale: 'en-US', timeZone: 'UTC', hourCycle: 'h23' })
  const local = createFormat({ locale: 'en-US', hourCycle: 'h23' }).exact(at)
  const utc = 'Jan 5, 2026, 23:04:09 UTC'
  expect(inBothZones(format, at)).toBe(local === utc ? utc : `${utc}\n${local}`)
})
