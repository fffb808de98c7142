import { expect, test } from 'vitest'
import { createFormat } from '#src/ui/format.ts'
import { formatWindow, scheduleAndRetention } from './database-labels.ts'

const on = (hourCycle?: 'h12' | 'h23', locale = 'en-US') =>
  createFormat({ locale, timeZone: 'Europe/Berlin', ...(hourCycle && { hourCycle }) })
const plain = (text: string) => text.replaceAll('\u202f', ' ')

test.each([
  ['the locale', on(), 'Sundays, 11:00 PM to 12:00 AM UTC'],
  ['12 hours', on('h12'), 'Sundays, 11:00 PM to 12:00 AM UTC'],
  ['24 hours', on('h23'), 'Sundays, 23:00 to 00:00 UTC'],
  ['a locale with 24 hours', on(undefined, 'de-DE'), 'Sundays, 23:00 to 00:00 UTC'],
])('a maintenance window is in UTC, on the clock of %s', (_, format, text) => {
  expect(plain(formatWindow({ weekday: 'sunday', hour: 23 }, format))).toBe(text)
})

test('a backup schedule is in UTC, on the user’s clock', () => {
  const daily = { frequency: 'daily', hour: 15, retentionDays: 7 } as const
  expect(plain(scheduleAndRetention(daily, on()))).toBe('Daily at 3:00 PM UTC, kept for 7 days')
  const weekly = { frequency: 'weekly', weekday: 'friday', hour: 3, retentionDays: 1 } as const
  expect(scheduleAndRetention(weekly, on('h23'))).toBe('Fridays at 03:00 UTC, kept for 1 day')
  expect(scheduleAndRetention({ frequency: 'off' }, on())).toBe('Off')
})
