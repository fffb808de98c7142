import { describe, expect, test } from 'vitest'
import type { VmSchedule, VmStatus } from '#src/api/generated/types.gen.ts'
import { createFormat } from '#src/ui/format.ts'
import { nextChange, whenText } from './schedule-labels.ts'

const plain = (text: string) => text.replaceAll('\u202f', ' ')

describe('the next change', () => {
  const nextStopAt = '2026-03-06T17:00:00Z'
  const nextStartAt = '2026-03-09T07:00:00Z'
  const schedule: VmSchedule = { stopAt: null, officeHours: null, nextStopAt, nextStartAt }
  const of = (status: VmStatus, change: Partial<VmSchedule> = {}) =>
    nextChange({ status, schedule: { ...schedule, ...change } })

  test.each(['running', 'starting', 'restarting', 'resizing'] as const)(
    'of one that is %s is its stop',
    (it) => {
      expect(of(it)).toEqual({ verb: 'Stops', at: nextStopAt })
      expect(of(it, { nextStopAt: null })).toBeNull()
    },
  )

  test.each(['stopped', 'stopping'] as const)('of one that is %s is its start', (status) => {
    expect(of(status)).toEqual({ verb: 'Starts', at: nextStartAt })
    expect(of(status, { nextStartAt: null })).toBeNull()
  })

  test.each(['error', 'deleting'] as const)('of one in status %s is none', (status) => {
    expect(of(status)).toBeNull()
  })

  test('is none without a schedule', () => {
    expect(nextChange({ status: 'running', schedule: null })).toBeNull()
  })
})

describe('a time in the next days', () => {
  // A Monday, 1:00 AM in Los Angeles.
  const now = Date.parse('2026-03-02T09:00:00Z')
  const format = createFormat({ locale: 'en-US', timeZone: 'America/Los_Angeles' })
  const when = (at: string, of = format) => plain(whenText(at, now, of))

  test('is named by its day in the user’s time zone', () => {
    expect(when('2026-03-03T07:00:00Z')).toBe('today, 11:00 PM')
    expect(when('2026-03-03T09:00:00Z')).toBe('tomorrow, 1:00 AM')
    expect(when('2026-03-07T02:00:00Z')).toBe('Friday, 6:00 PM')
  })

  test('has its date from the same weekday on', () => {
    expect(when('2026-03-08T20:00:00Z')).toBe('Sunday, 1:00 PM')
    expect(when('2026-03-10T02:00:00Z')).toBe('Mar 9, 2026, 7:00 PM')
  })

  test('follows the user’s clock and language', () => {
    const german = createFormat({ locale: 'de-DE', timeZone: 'Europe/Berlin' })
    expect(when('2026-03-06T17:00:00Z', german)).toBe('Freitag, 18:00')
  })
})
