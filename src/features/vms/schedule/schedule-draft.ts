import type { VmSchedule, VmScheduleUpdate } from '#src/api/generated/types.gen.ts'
import { fromLocalField, toLocalField } from '#src/domain/local-time.ts'
import { scheduleProblems } from '#src/domain/vm-schedule.ts'
import { WEEK, type Weekday } from '#src/domain/weekday.ts'
import type { FieldProblems } from '#src/resources/create/field-problems.ts'
import { z } from '#src/ui/zod.ts'
import { minutesOf } from '../schedule-labels.ts'

/** Form values of a schedule. Times of day are minutes since midnight. */
export interface ScheduleDraft {
  readonly once: boolean
  /** `2026-03-06`, in the user's time zone. */
  readonly date: string
  readonly time: number
  readonly weekly: boolean
  readonly weekdays: readonly Weekday[]
  readonly stop: number
  /** Null if the schedule doesn't start the VM. */
  readonly start: number | null
  readonly timeZone: string
}

interface Place {
  /** Current time, epoch milliseconds. */
  readonly now: number
  /** Time zone of the user. */
  readonly timeZone: string
}

const EVENING = 18 * 60
const WORKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const
const DAY = 86_400_000

/** Values of a schedule; without one, a stop at the next 6:00 PM. */
export function toDraft(schedule: VmSchedule | null, { now, timeZone }: Place): ScheduleDraft {
  const { stopAt = null, officeHours = null } = schedule ?? {}
  const today = toLocalField(now, timeZone)
  const evening = minutesOf(today.slice(11, 16)) < EVENING ? today : toLocalField(now + DAY, timeZone)
  const local = stopAt === null ? null : toLocalField(Date.parse(stopAt), timeZone)
  return {
    once: schedule === null || stopAt !== null,
    date: (local ?? evening).slice(0, 10),
    time: local === null ? EVENING : minutesOf(local.slice(11, 16)),
    weekly: officeHours !== null,
    weekdays: officeHours?.weekdays ?? WORKDAYS,
    stop: officeHours ? minutesOf(officeHours.stopTime) : EVENING,
    start: officeHours?.startTime ? minutesOf(officeHours.startTime) : null,
    timeZone: officeHours?.timeZone ?? timeZone,
  }
}

/** Request for a draft. Check it with `draftProblems` first. */
export function toRequest(draft: ScheduleDraft, timeZone: string): VmScheduleUpdate {
  return {
    ...(draft.once && { stopAt: new Date(stopAtOf(draft, timeZone)).toISOString() }),
    ...(draft.weekly && { officeHours: officeHoursOf(draft) }),
  }
}

/** Schema of a stored draft. */
export const storedScheduleSchema: z.ZodMiniType<ScheduleDraft> = z.object({
  once: z.boolean(),
  date: z.string(),
  time: z.number(),
  weekly: z.boolean(),
  weekdays: z.array(z.enum(WEEK.map(({ value }) => value))),
  stop: z.number(),
  start: z.nullable(z.number()),
  timeZone: z.string(),
})

/** Messages by field of the request. */
export function draftProblems(draft: ScheduleDraft, { now, timeZone }: Place): FieldProblems {
  if (!draft.once && !draft.weekly) return { schedule: 'Choose when the VM stops, or remove the schedule.' }
  const stopAt = draft.once ? stopAtOf(draft, timeZone) : null
  const own = scheduleProblems({ stopAt, officeHours: draft.weekly ? officeHoursOf(draft) : null }, now)
  return {
    ...Object.fromEntries(Object.entries(own).map(([path, message]) => [`schedule.${path}`, message])),
    ...(Number.isNaN(stopAt) && { 'schedule.stopAt': 'Enter a date.' }),
    ...(draft.weekly &&
      draft.weekdays.length === 0 && { 'schedule.officeHours.weekdays': 'Choose at least one day.' }),
  }
}

/** Epoch milliseconds; NaN without a date. */
function stopAtOf({ date, time }: Pick<ScheduleDraft, 'date' | 'time'>, timeZone: string): number {
  return fromLocalField(`${date}T${timeText(time)}`, timeZone)
}

function officeHoursOf({ weekdays, stop, start, timeZone }: ScheduleDraft) {
  return {
    weekdays: [...weekdays],
    startTime: start === null ? null : timeText(start),
    stopTime: timeText(stop),
    timeZone,
  }
}

/** Local time of the contract: `18:00` for 1080. */
function timeText(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
