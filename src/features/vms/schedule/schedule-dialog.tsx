import { Checkbox, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { getMeOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { updateVm } from '#src/api/generated/sdk.gen.ts'
import type { Vm, VmScheduleUpdate } from '#src/api/generated/types.gen.ts'
import { toLocalField } from '#src/domain/local-time.ts'
import { WEEK } from '#src/domain/weekday.ts'
import { useChange } from '#src/resources/actions/use-action.ts'
import type { FieldProblems, FieldsOf } from '#src/resources/create/field-problems.ts'
import { LeaveGuard } from '#src/resources/create/leave-guard.tsx'
import { useDraft } from '#src/resources/create/use-draft.ts'
import { formProblem } from '#src/resources/form/form-problem.ts'
import { RestoredNote } from '#src/resources/form/restored-note.tsx'
import { useAttempts, useFocusOnProblem } from '#src/resources/form/use-attempts.ts'
import { denialReason, useActionCheck } from '#src/resources/permissions.ts'
import { Button } from '#src/ui/button.tsx'
import { now } from '#src/ui/clock.ts'
import dialog from '#src/ui/dialog.module.css'
import { Dialog } from '#src/ui/dialog.tsx'
import { usePendingInDialog } from '#src/ui/dialog-pending.ts'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { Select } from '#src/ui/select.tsx'
import { TimeSelect } from '#src/ui/time-select.tsx'
import { toast } from '#src/ui/toast.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { vmResource } from '../vm-resource.ts'
import classes from './schedule-dialog.module.css'
import {
  draftProblems,
  type ScheduleDraft,
  storedScheduleSchema,
  toDraft,
  toRequest,
} from './schedule-draft.ts'
import { SchedulePreview } from './schedule-preview.tsx'

/** Minutes between the times to choose from. */
const STEP_MINUTES = 15

const FIELDS = [
  'schedule.stopAt',
  'schedule.officeHours.weekdays',
  'schedule.officeHours.startTime',
  'schedule.officeHours.stopTime',
  'schedule.officeHours.timeZone',
]

/** Each value may resolve what the server said about another one. */
const fieldsOf: FieldsOf<ScheduleDraft> = Object.fromEntries(
  ['once', 'date', 'time', 'weekly', 'weekdays', 'stop', 'start', 'timeZone'].map((part) => [
    part,
    ['schedule'],
  ]),
)

/** Sets, changes and removes the scheduled stops of a VM. */
export function ScheduleDialog({
  opened,
  vm,
  onClose,
}: {
  readonly opened: boolean
  readonly vm: Vm
  readonly onClose: () => void
}) {
  // The form uses its time zone.
  const profile = useQuery(getMeOptions())
  return (
    <Dialog
      opened={opened && !profile.isPending}
      onClose={onClose}
      title={`Schedule stops of ${vm.name}`}
      // Keeps a stray click from discarding input.
      closeOnClickOutside={false}
    >
      <ScheduleForm key={vm.id} vm={vm} onClose={onClose} />
    </Dialog>
  )
}

function ScheduleForm({ vm, onClose }: { readonly vm: Vm; readonly onClose: () => void }) {
  const { settings } = useFormat()
  const timeZone = settings.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
  // Fixed when the dialog opens, so the passing time doesn't count as a change.
  const [initial] = useState(() => toDraft(vm.schedule, { now: now(), timeZone }))
  const { draft, setDraft, isChanged, isRestored, startOver, forget } = useDraft({
    name: `${vm.id}-schedule`,
    initial,
    schema: storedScheduleSchema,
  })
  const own = draftProblems(draft, { now: now(), timeZone })
  const attempts = useAttempts(own, fieldsOf)
  const form = useFocusOnProblem<HTMLFormElement>(attempts.count)
  const update = useChange(vmResource, {
    call: async ({ id }: Vm, schedule: VmScheduleUpdate | null) => {
      const response = await updateVm({ path: { vmId: id }, body: { schedule } })
      // Here, since the page may be left before the response.
      forget()
      return response
    },
    change: 'edit',
  })
  const unsaved = useRef(false)
  unsaved.current = isChanged && !update.isSuccess
  usePendingInDialog(update.isPending)
  const reason = denialReason(useActionCheck(vmResource)('update', vm))
  const { problems } = attempts

  const change = (part: Partial<ScheduleDraft>) => {
    setDraft((current) => ({ ...current, ...part }))
    attempts.changed(part)
  }
  const save = (schedule: VmScheduleUpdate | null) =>
    update.mutate(
      { resource: vm, input: schedule },
      {
        onSuccess: () => {
          toast.success(schedule === null ? 'Schedule removed' : 'Schedule saved')
          onClose()
        },
        onError: attempts.failed,
      },
    )

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (update.isPending || reason !== null) return
    update.reset()
    if (attempts.begin()) save(toRequest(draft, timeZone))
  }

  const problem = formProblem(update.error, FIELDS)
  return (
    <form ref={form} className={dialog.body} onSubmit={submit} noValidate>
      <LeaveGuard unsaved={unsaved} onLeave={forget} title="Leave without saving?" />
      {isRestored && <RestoredNote onStartOver={startOver} />}
      {problem && (
        <p className={dialog.problem} role="alert">
          {problem}
        </p>
      )}
      <p>
        The VM shuts down as with Stop, and costs the same while it is stopped.
        {vm.deletionProtection && ' Deletion protection doesn’t prevent this.'}
      </p>
      <div className={classes.part}>
        <Checkbox
          data-autofocus
          label="Stop once"
          checked={draft.once}
          error={problems.schedule}
          aria-invalid={problems.schedule !== undefined}
          onChange={(event) => change({ once: event.currentTarget.checked })}
        />
        {draft.once && (
          <fieldset className={classes.fields} aria-label="Stop once">
            <TextInput
              type="date"
              label="Date"
              value={draft.date}
              min={toLocalField(now(), timeZone).slice(0, 10)}
              error={problems['schedule.stopAt']}
              required
              onChange={(event) => change({ date: event.currentTarget.value })}
            />
            <TimeSelect
              label="Time"
              value={draft.time}
              step={STEP_MINUTES}
              onChange={(time) => change({ time: time ?? 0 })}
            />
          </fieldset>
        )}
      </div>
      <div className={classes.part}>
        <Checkbox
          label="Office hours"
          description="Stop every week on the same days."
          checked={draft.weekly}
          onChange={(event) => change({ weekly: event.currentTarget.checked })}
        />
        {draft.weekly && (
          <OfficeHoursFields draft={draft} problems={problems} change={change} own={timeZone} />
        )}
      </div>
      {Object.keys(own).length === 0 && <SchedulePreview schedule={toRequest(draft, timeZone)} />}
      <div className={dialog.actions}>
        {vm.schedule !== null && (
          <DisabledReason reason={reason}>
            <Button
              variant="outline"
              disabled={update.isPending}
              onClick={() => {
                if (reason === null && !update.isPending) save(null)
              }}
            >
              Remove schedule
            </Button>
          </DisabledReason>
        )}
        <Button variant="outline" onClick={onClose} disabled={update.isPending}>
          Cancel
        </Button>
        <DisabledReason reason={reason}>
          <Button type="submit" loading={update.isPending}>
            Save schedule
          </Button>
        </DisabledReason>
      </div>
    </form>
  )
}

function OfficeHoursFields({
  draft,
  problems,
  change,
  own,
}: {
  readonly draft: ScheduleDraft
  readonly problems: FieldProblems
  readonly change: (part: Partial<ScheduleDraft>) => void
  /** Time zone of the user. */
  readonly own: string
}) {
  const daysProblem = problems['schedule.officeHours.weekdays']
  return (
    <fieldset className={classes.fields} aria-label="Office hours">
      <Checkbox.Group
        className={classes.wide ?? ''}
        label="Days"
        error={daysProblem}
        value={[...draft.weekdays]}
        onChange={(chosen) =>
          change({ weekdays: WEEK.map(({ value }) => value).filter((day) => chosen.includes(day)) })
        }
      >
        <div className={classes.days}>
          {WEEK.map(({ value, label }, index) => (
            <Checkbox
              key={value}
              value={value}
              label={label.slice(0, 3)}
              aria-label={label}
              aria-invalid={daysProblem !== undefined && index === 0}
            />
          ))}
        </div>
      </Checkbox.Group>
      <TimeSelect
        label="Start at"
        none="Don’t start"
        value={draft.start}
        step={STEP_MINUTES}
        error={problems['schedule.officeHours.startTime']}
        onChange={(start) => change({ start })}
      />
      <TimeSelect
        label="Stop at"
        value={draft.stop}
        step={STEP_MINUTES}
        error={problems['schedule.officeHours.stopTime']}
        onChange={(stop) => change({ stop: stop ?? 0 })}
      />
      <Select
        className={classes.wide ?? ''}
        label="Time zone"
        value={draft.timeZone}
        data={[...new Set([own, draft.timeZone, 'UTC', ...Intl.supportedValuesOf('timeZone')])].map(
          (zone) => ({
            value: zone,
            label: zone.replaceAll('_', ' '),
          }),
        )}
        error={problems['schedule.officeHours.timeZone']}
        onChange={(timeZone) => change({ timeZone })}
      />
    </fieldset>
  )
}
