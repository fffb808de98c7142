import type { Vm } from '#src/api/generated/types.gen.ts'
import { toLocalField } from '#src/domain/local-time.ts'
import type { Format } from '#src/ui/format.ts'

const DAY = 86_400_000

/** Next stop or start by the schedule that changes the VM, as it is now. */
interface NextChange {
  readonly verb: 'Stops' | 'Starts'
  /** RFC 3339. */
  readonly at: string
}

export function nextChange({ status, schedule }: Pick<Vm, 'status' | 'schedule'>): NextChange | null {
  if (schedule === null || status === 'error' || status === 'deleting') return null
  const [verb, at] =
    status === 'stopped' || status === 'stopping'
      ? (['Starts', schedule.nextStartAt] as const)
      : (['Stops', schedule.nextStopAt] as const)
  return at === null ? null : { verb, at }
}

/** Time in the next days by its weekday: "today, 6:00 PM", "Friday, 6:00 PM", "Mar 13, 2026, 6:00 PM". */
export function whenText(at: string, now: number, format: Format): string {
  const { timeZone, locale } = format.settings
  const local = toLocalField(Date.parse(at), timeZone)
  const dayOf = (field: string) => Date.parse(`${field.slice(0, 10)}T00:00:00Z`)
  const days = Math.round((dayOf(local) - dayOf(toLocalField(now, timeZone))) / DAY)
  if (days < 0 || days > 6) return format.dateTime(at)
  const day =
    ['today', 'tomorrow'][days] ??
    new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(dayOf(local))
  return `${day}, ${format.timeOfDay(minutesOf(local.slice(11, 16)))}`
}

/** Minutes since midnight of a local time: 1080 for `18:00`. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}
