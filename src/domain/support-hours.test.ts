import { expect, it } from 'vitest'
import { businessHoursText, nextOpening, supportHoursOf } from './support-hours.ts'

const opening = (time: string) => {
  const at = nextOpening('business_hours', Date.parse(time))
  return at === null ? null : new Date(at).toISOString()
}

it('is around the clock with a paid plan only', () => {
  expect([null, 'free', 'pro', 'team', 'enterprise'].map((plan) => supportHoursOf(plan as 'pro'))).toEqual([
    'business_hours',
    'business_hours',
    'always',
    'always',
    'always',
  ])
  expect(nextOpening('always', Date.parse('2026-11-29T03:00:00Z'))).toBeNull()
})

it('opens from 9:00 to 18:00 UTC on weekdays', () => {
  expect(opening('2026-11-26T08:59:59Z')).toBe('2026-11-26T09:00:00.000Z')
  expect(opening('2026-11-26T09:00:00Z')).toBeNull()
  expect(opening('2026-11-26T17:59:59Z')).toBeNull()
  expect(opening('2026-11-26T18:00:00Z')).toBe('2026-11-27T09:00:00.000Z')
})

it('skips the weekend', () => {
  // A Friday evening, a Saturday morning, and a Sunday evening.
  expect(opening('2026-11-27T18:00:00Z')).toBe('2026-11-30T09:00:00.000Z')
  expect(opening('2026-11-28T10:00:00Z')).toBe('2026-11-30T09:00:00.000Z')
  expect(opening('2026-11-28T03:00:00Z')).toBe('2026-11-30T09:00:00.000Z')
  expect(opening('2026-11-29T20:00:00Z')).toBe('2026-11-30T09:00:00.000Z')
})

it('names the hours on the clock of the reader', () => {
  expect(businessHoursText()).toBe('Monday to Friday, 9:00 to 18:00 UTC')
  expect(businessHoursText((minutes) => `${minutes} min`)).toBe('Monday to Friday, 540 min to 1080 min UTC')
})
