import type { OfficeHours, Vm } from '#src/api/generated/types.gen.ts'
import { WEEK } from '#src/domain/weekday.ts'
import { FactList } from '#src/resources/detail/facts-panel.tsx'
import { Muted, Panel } from '#src/resources/detail/panel.tsx'
import { denialReason, useActionCheck } from '#src/resources/permissions.ts'
import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import type { Format } from '#src/ui/format.ts'
import { Time } from '#src/ui/time.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { minutesOf } from '../schedule-labels.ts'
import { vmResource } from '../vm-resource.ts'

/** Scheduled stops of a VM, with the button that opens their dialog. */
export function SchedulePanel({ vm, onEdit }: { readonly vm: Vm; readonly onEdit: () => void }) {
  const format = useFormat()
  const reason = denialReason(useActionCheck(vmResource)('update', vm))
  const { schedule } = vm
  return (
    <Panel
      title="Scheduled stops"
      aside={
        <DisabledReason reason={reason}>
          <Button variant="outline" size="sm" onClick={onEdit}>
            {schedule === null ? 'Schedule stops' : 'Edit schedule'}
          </Button>
        </DisabledReason>
      }
    >
      {schedule === null ? (
        <Muted>None. Stop this VM once at a time you choose, or every week outside of office hours.</Muted>
      ) : (
        <FactList
          facts={[
            ...(schedule.stopAt === null
              ? []
              : [{ name: 'Stop once', value: <Time at={schedule.stopAt} /> }]),
            ...(schedule.officeHours === null
              ? []
              : [{ name: 'Office hours', value: hoursText(schedule.officeHours, format) }]),
            ...(schedule.nextStopAt === null
              ? []
              : [{ name: 'Next stop', value: <Time at={schedule.nextStopAt} /> }]),
            ...(schedule.nextStartAt === null
              ? []
              : [{ name: 'Next start', value: <Time at={schedule.nextStartAt} /> }]),
          ]}
        />
      )}
    </Panel>
  )
}

/** For example "Monday to Friday, 8:00 AM to 6:00 PM (Europe/Berlin)". */
export function hoursText(
  { weekdays, startTime, stopTime, timeZone }: OfficeHours,
  format: Pick<Format, 'timeOfDay'>,
): string {
  const stop = format.timeOfDay(minutesOf(stopTime))
  const times =
    startTime === null ? `stop at ${stop}` : `${format.timeOfDay(minutesOf(startTime))} to ${stop}`
  return `${daysText(weekdays)}, ${times} (${timeZone.replaceAll('_', ' ')})`
}

/** Days in a row by the first and the last: "Monday to Friday"; others one by one: "Mon, Wed". */
function daysText(weekdays: OfficeHours['weekdays']): string {
  const days = WEEK.filter(({ value }) => weekdays.includes(value))
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return ''
  if (days.length === WEEK.length) return 'Every day'
  if (days.length === 1) return first.label
  const inRow = WEEK.indexOf(last) - WEEK.indexOf(first) === days.length - 1
  return inRow && days.length > 2
    ? `${first.label} to ${last.label}`
    : days.map(({ label }) => label.slice(0, 3)).join(', ')
}
