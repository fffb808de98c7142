import { expect, test } from 'vitest'
import { draftProblems, toDraft, toRequest } from './schedule-draft.ts'

const timeZone = 'America/New_York'
// 4:00 AM in New York.
const place = { now: Date.parse('2026-03-02T09:00:00Z'), timeZone }

test('a new schedule stops once, this evening or the next', () => {
  expect(toDraft(null, place)).toMatchObject({ once: true, weekly: false, date: '2026-03-02', time: 1080 })
  expect(toRequest(toDraft(null, place), timeZone)).toEqual({ stopAt: '2026-03-02T23:00:00.000Z' })
  const night = { ...place, now: Date.parse('2026-03-03T01:00:00Z') }
  expect(toDraft(null, night)).toMatchObject({ date: '2026-03-03', time: 1080 })
})

test('a schedule survives the form', () => {
  const officeHours = {
    weekdays: ['monday', 'friday'],
    startTime: '07:45',
    stopTime: '18:05',
    timeZone: 'UTC',
  }
  const schedule = {
    stopAt: '2026-03-06T22:30:00.000Z',
    officeHours: { ...officeHours, weekdays: ['monday' as const, 'friday' as const] },
  }
  const draft = toDraft({ ...schedule, nextStopAt: null, nextStartAt: null }, place)
  expect(draft).toMatchObject({ once: true, weekly: true, date: '2026-03-06', time: 1050, start: 465 })
  expect(toRequest(draft, timeZone)).toEqual(schedule)
  expect(draftProblems(draft, place)).toEqual({})
})

test('problems name the fields of the request', () => {
  const draft = { ...toDraft(null, place), weekly: true }
  expect(draftProblems({ ...draft, date: '2026-03-01' }, place)).toEqual({
    'schedule.stopAt': 'Choose a time in the future.',
  })
  expect(draftProblems({ ...draft, date: '' }, place)).toEqual({ 'schedule.stopAt': 'Enter a date.' })
  expect(draftProblems({ ...draft, weekdays: [], start: 1080 }, place)).toEqual({
    'schedule.officeHours.weekdays': 'Choose at least one day.',
    'schedule.officeHours.startTime': 'Choose a start before the stop.',
  })
  expect(draftProblems({ ...draft, once: false, weekly: false }, place)).toEqual({
    schedule: 'Choose when the VM stops, or remove the schedule.',
  })
})
