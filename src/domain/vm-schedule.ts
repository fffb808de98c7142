/**
 * Scheduled stops and starts of a VM. Times are epoch milliseconds.
 *
 * Pure: no React, no fetch, no clock.
 */

import { fromLocalField, toLocalField } from './local-time.ts'
import { WEEKDAYS, type Weekday } from './weekday.ts'

/** The contract's `OfficeHours`. */
export interface OfficeHours {
  readonly weekdays: readonly Weekday[]
  /** Before `stopTime`; null if the schedule doesn't start the VM. */
  readonly startTime: string | null
  /** Local time: `18:00`. */
  readonly stopTime: string
  /** IANA name: `Europe/Berlin`. */
  readonly timeZone: string
}

export interface VmSchedule {
  /** Time of a single stop. */
  readonly stopAt: number | null
  readonly officeHours: OfficeHours | null
}

/** Next times of a schedule; null for none. */
interface ScheduledTimes {
  readonly nextStopAt: number | null
  readonly nextStartAt: number | null
}

/** Two weeks, since daylight saving time may leave out the first start. */
const DAYS_AHEAD = 14
const DAY = 86_400_000

/** First stop and first start after `after`. */
export function nextTimes(schedule: VmSchedule | null, after: number): ScheduledTimes {
  const { stopAt = null, officeHours = null } = schedule ?? {}
  const once = stopAt !== null && stopAt > after ? stopAt : null
  const weekly = officeHours && nextLocalTime(officeHours, officeHours.stopTime, after)
  return {
    nextStopAt: once === null || weekly === null ? (once ?? weekly) : Math.min(once, weekly),
    nextStartAt: officeHours?.startTime ? nextLocalTime(officeHours, officeHours.startTime, after) : null,
  }
}

/** Schedule without a single stop that has passed; null if nothing remains. */
export function remainingSchedule<Schedule extends VmSchedule>(
  schedule: Schedule | null,
  now: number,
): Schedule | null {
  if (schedule === null || schedule.stopAt === null || schedule.stopAt > now) return schedule
  return schedule.officeHours === null ? null : { ...schedule, stopAt: null }
}

/** Messages by path below the schedule; empty if it is valid. */
export function scheduleProblems(
  { stopAt, officeHours }: VmSchedule,
  now: number,
): Readonly<Record<string, string>> {
  return {
    ...(stopAt !== null && stopAt <= now && { stopAt: 'Choose a time in the future.' }),
    ...(officeHours !== null &&
      officeHours.startTime !== null &&
      // Both are written alike, so they compare as text.
      officeHours.startTime >= officeHours.stopTime && {
        'officeHours.startTime': 'Choose a start before the stop.',
      }),
    ...(officeHours !== null &&
      !isTimeZone(officeHours.timeZone) && {
        'officeHours.timeZone': 'This time zone doesn’t exist. Choose another one.',
      }),
  }
}

/** Checks a time zone against the database of this runtime. */
function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/**
 * First of the local times on the weekdays after `after`. A start in the hour that daylight saving time skips would be
 * an hour later: it is left out if that isn't before the stop, or the VM would run until the next one.
 */
function nextLocalTime(
  { weekdays, timeZone, stopTime }: OfficeHours,
  time: string,
  after: number,
): number | null {
  const today = Date.parse(`${toLocalField(after, timeZone).slice(0, 10)}T00:00:00Z`)
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++) {
    const date = new Date(today + ahead * DAY)
    if (!weekdays.includes(WEEKDAYS[date.getUTCDay()] as Weekday)) continue
    const atLocal = (time: string) => fromLocalField(`${date.toISOString().slice(0, 10)}T${time}`, timeZone)
    const at = atLocal(time)
    if (at <= after) continue
    const isMoved = toLocalField(at, timeZone).slice(11, 16) !== time
    if (!isMoved || time === stopTime || at < atLocal(stopTime)) return at
  }
  return null
}
