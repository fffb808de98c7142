import { expect, it } from 'vitest'
import {
  nextTimes,
  type OfficeHours,
  remainingSchedule,
  scheduleProblems,
  type VmSchedule,
} from './vm-schedule.ts'

const at = (instant: string) => Date.parse(instant)
const iso = (time: number | null) => time && new Date(time).toISOString()

const berlin: OfficeHours = {
  weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  startTime: '08:00',
  stopTime: '18:00',
  timeZone: 'Europe/Berlin',
}
const weekly = (hours: Partial<OfficeHours> = {}): VmSchedule => ({
  stopAt: null,
  officeHours: { ...berlin, ...hours },
})
const next = (schedule: VmSchedule | null, after: string) => {
  const { nextStopAt, nextStartAt } = nextTimes(schedule, at(after))
  return [iso(nextStopAt), iso(nextStartAt)]
}

it.each([
  ['in the morning', '2026-03-02T06:00:00Z', '2026-03-02T17:00:00.000Z', '2026-03-02T07:00:00.000Z'],
  ['at the start', '2026-03-02T07:00:00Z', '2026-03-02T17:00:00.000Z', '2026-03-03T07:00:00.000Z'],
  ['on Friday evening', '2026-03-06T17:00:00Z', '2026-03-09T17:00:00.000Z', '2026-03-09T07:00:00.000Z'],
])('finds the next stop and start %s', (_, after, stop, start) => {
  expect(next(weekly(), after)).toEqual([stop, start])
})

it('waits a week for the only weekday', () => {
  const fridays = weekly({ weekdays: ['friday'], startTime: null })
  expect(next(fridays, '2026-03-06T17:00:00Z')).toEqual(['2026-03-13T17:00:00.000Z', null])
})

it('uses the weekday of the time zone, not of UTC', () => {
  // Still Sunday evening in UTC.
  const auckland = weekly({ weekdays: ['monday'], stopTime: '12:00', timeZone: 'Pacific/Auckland' })
  expect(next(auckland, '2026-03-01T20:00:00Z')[0]).toBe('2026-03-01T23:00:00.000Z')
})

it('keeps the local time when the clocks change', () => {
  expect(next(weekly(), '2026-03-27T17:00:00Z')).toEqual([
    '2026-03-30T16:00:00.000Z',
    '2026-03-30T06:00:00.000Z',
  ])
})

it('leaves out a start that the change of the clocks moves to the stop or behind it', () => {
  const nights = (startTime: string, stopTime: string) =>
    weekly({ weekdays: ['sunday'], startTime, stopTime })
  const saturday = '2026-03-28T12:00:00Z'
  expect(next(nights('02:30', '03:30'), saturday)).toEqual([
    '2026-03-29T01:30:00.000Z',
    '2026-04-05T00:30:00.000Z',
  ])
  expect(next(nights('02:30', '03:31'), saturday)[1]).toBe('2026-03-29T01:30:00.000Z')
  expect(next(nights('02:30', '02:40'), saturday)).toEqual([
    '2026-03-29T01:40:00.000Z',
    '2026-03-29T01:30:00.000Z',
  ])
  expect(next(nights('02:30', '03:10'), '2026-03-22T12:00:00Z')[1]).toBe('2026-04-05T00:30:00.000Z')
})

it('stops at the earlier of a single stop and office hours', () => {
  const schedule = { ...weekly(), stopAt: at('2026-03-02T12:00:00Z') }
  expect(next(schedule, '2026-03-02T09:00:00Z')[0]).toBe('2026-03-02T12:00:00.000Z')
  expect(next(schedule, '2026-03-02T12:00:00Z')[0]).toBe('2026-03-02T17:00:00.000Z')
  expect(next({ ...schedule, officeHours: null }, '2026-03-02T12:00:00Z')).toEqual([null, null])
  expect(next(null, '2026-03-02T12:00:00Z')).toEqual([null, null])
})

it('drops a single stop once it has passed', () => {
  const now = at('2026-03-02T12:00:00Z')
  expect(remainingSchedule({ stopAt: now + 1, officeHours: null }, now)).toEqual({
    stopAt: now + 1,
    officeHours: null,
  })
  expect(remainingSchedule({ stopAt: now, officeHours: null }, now)).toBeNull()
  expect(remainingSchedule({ ...weekly(), stopAt: now }, now)).toEqual(weekly())
  expect(remainingSchedule(null, now)).toBeNull()
})

it('says what is wrong with a schedule', () => {
  const now = at('2026-03-02T12:00:00Z')
  expect(scheduleProblems(weekly(), now)).toEqual({})
  expect(scheduleProblems({ stopAt: now, officeHours: null }, now)).toEqual({
    stopAt: 'Choose a time in the future.',
  })
  expect(scheduleProblems(weekly({ startTime: '18:00' }), now)).toEqual({
    'officeHours.startTime': 'Choose a start before the stop.',
  })
  expect(scheduleProblems(weekly({ timeZone: 'Mars/Olympus' }), now)).toEqual({
    'officeHours.timeZone': 'This time zone doesn’t exist. Choose another one.',
  })
})
