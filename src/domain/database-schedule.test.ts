import { expect, test } from 'vitest'
import { nextBackup, nextWindow } from './database-schedule.ts'
import { WEEKDAYS } from './weekday.ts'

/** A Monday, 09:00 UTC. */
const NOW = Date.UTC(2026, 2, 2, 9)
const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString())

test('the next backup is always in the future, even on the hour', () => {
  expect(nextBackup({ frequency: 'off' }, NOW)).toBeNull()
  expect(iso(nextBackup({ frequency: 'hourly', retentionDays: 1 }, NOW))).toBe('2026-03-02T10:00:00.000Z')
  expect(iso(nextBackup({ frequency: 'hourly', retentionDays: 1 }, NOW - 1))).toBe('2026-03-02T09:00:00.000Z')
  expect(iso(nextBackup({ frequency: 'daily', hour: 3, retentionDays: 1 }, NOW))).toBe(
    '2026-03-03T03:00:00.000Z',
  )
  const weekly = { frequency: 'weekly', weekday: 'wednesday', hour: 22, retentionDays: 1 } as const
  expect(iso(nextBackup(weekly, NOW))).toBe('2026-03-04T22:00:00.000Z')
})

test('a maintenance window opens on its weekday', () => {
  for (const [day, weekday] of WEEKDAYS.entries()) {
    const opens = new Date(nextWindow({ weekday, hour: 4 }, NOW))
    expect([opens.getUTCDay(), opens.getUTCHours(), opens.getUTCMinutes()]).toEqual([day, 4, 0])
    expect(opens.getTime()).toBeGreaterThan(NOW)
    expect(opens.getTime()).toBeLessThanOrEqual(NOW + 7 * 24 * 3_600_000)
  }
})
