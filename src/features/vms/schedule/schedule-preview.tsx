import type { VmScheduleUpdate } from '#src/api/generated/types.gen.ts'
import { nextTimes } from '#src/domain/vm-schedule.ts'
import { now } from '#src/ui/clock.ts'
import { useFormat } from '#src/ui/use-format.tsx'
import { ZoneName } from '#src/ui/zone-name.tsx'
import { whenText } from '../schedule-labels.ts'

/** Next stop and start of a schedule, in the user's time zone. */
export function SchedulePreview({
  schedule: { stopAt, officeHours },
}: {
  readonly schedule: VmScheduleUpdate
}) {
  const format = useFormat()
  const once = stopAt === undefined ? null : Date.parse(stopAt)
  const { nextStopAt, nextStartAt } = nextTimes({ stopAt: once, officeHours: officeHours ?? null }, now())
  const when = (at: number) => whenText(new Date(at).toISOString(), now(), format)
  return (
    <p role="status">
      {nextStopAt !== null && (
        <>
          Stops {when(nextStopAt)} (<ZoneName at={nextStopAt} />
          ).{' '}
        </>
      )}
      {nextStartAt !== null && (
        <>
          Starts {when(nextStartAt)} (<ZoneName at={nextStartAt} />
          ).
        </>
      )}
    </p>
  )
}
