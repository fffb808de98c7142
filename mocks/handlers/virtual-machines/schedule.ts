import type { VmSchedule, VmUpdate } from '#src/api/generated/types.gen.ts'
import { nextTimes, type OfficeHours, scheduleProblems } from '#src/domain/vm-schedule.ts'
import { WEEK } from '#src/domain/weekday.ts'
import type { VmRow } from '../../db/index.ts'
import { Problem } from '../../engine/problem.ts'
import { isoOrNull, minuteText } from '../../kernel/iso-time.ts'
import { isSameJson } from '../../kernel/same-json.ts'
import { changesBetween } from '../../world/activity-changes.ts'
import type { ChangeContext } from '../shared/actions.ts'
import { instantOf } from '../shared/instant.ts'
import { recordDone } from '../shared/record.ts'

type Scheduled = Pick<VmRow, 'schedule' | 'nextStopAt' | 'nextStartAt'>

/**
 * Returns a patch that replaces or removes the schedule, and records the change; empty if nothing changes.
 *
 * @throws Problem 422 `validation_failed`
 */
export function reschedule(
  ctx: ChangeContext,
  vm: Readonly<VmRow>,
  { schedule: sent }: Pick<VmUpdate, 'schedule'>,
): Partial<Scheduled> {
  if (sent === undefined) return {}
  const schedule = sent && toRow(sent)
  if (schedule !== null) check(schedule, ctx.now)
  if (isSameJson(schedule, vm.schedule)) return {}
  const [past, summary] =
    schedule === null
      ? ['unscheduled', `Removed the scheduled stops of ${vm.name}`]
      : vm.schedule === null
        ? ['scheduled', `Scheduled stops of ${vm.name}`]
        : ['rescheduled', `Changed the scheduled stops of ${vm.name}`]
  recordDone(ctx, 'vm', vm, past, summary, changesBetween(textsOf(vm.schedule), textsOf(schedule)))
  return { schedule, ...nextTimes(schedule, ctx.now) }
}

/** Serializes the schedule of a row as the contract's `VmSchedule`. */
export function toSchedule({ schedule, nextStopAt, nextStartAt }: Scheduled): VmSchedule | null {
  if (schedule === null) return null
  const { stopAt, officeHours } = schedule
  return {
    stopAt: isoOrNull(stopAt),
    officeHours: officeHours && { ...officeHours, weekdays: [...officeHours.weekdays] },
    nextStopAt: isoOrNull(nextStopAt),
    nextStartAt: isoOrNull(nextStartAt),
  }
}

function toRow({ stopAt, officeHours }: NonNullable<VmUpdate['schedule']>): NonNullable<VmRow['schedule']> {
  return {
    stopAt: stopAt === undefined ? null : instantOf(stopAt, '/schedule/stopAt'),
    officeHours: officeHours ? { ...officeHours, weekdays: inWeekOrder(officeHours.weekdays) } : null,
  }
}

/** Equal sets of days in the same order, so that equal schedules have equal rows. */
function inWeekOrder(weekdays: OfficeHours['weekdays']): OfficeHours['weekdays'][number][] {
  return WEEK.map(({ value }) => value).filter((day) => weekdays.includes(day))
}

function check(schedule: NonNullable<VmRow['schedule']>, now: number): void {
  const errors = Object.entries(scheduleProblems(schedule, now)).map(([path, message]) => ({
    in: 'body' as const,
    pointer: `/schedule/${path.replaceAll('.', '/')}`,
    code: 'invalid',
    message,
  }))
  const [first] = errors
  if (first) throw new Problem(422, 'validation_failed', { detail: first.message, errors })
}

/** Texts for the changes of an activity. */
function textsOf(schedule: VmRow['schedule']) {
  const { stopAt = null, officeHours = null } = schedule ?? {}
  return {
    stopAt: stopAt === null ? null : minuteText(stopAt),
    officeHours: officeHours && hoursText(officeHours),
  }
}

/** For example "Mon, Tue, 08:00 to 18:00, Europe/Berlin". */
function hoursText({ weekdays, startTime, stopTime, timeZone }: OfficeHours): string {
  const days = WEEK.filter(({ value }) => weekdays.includes(value)).map(({ label }) => label.slice(0, 3))
  const times = startTime === null ? `stop at ${stopTime}` : `${startTime} to ${stopTime}`
  return [...days, times, timeZone].join(', ')
}
