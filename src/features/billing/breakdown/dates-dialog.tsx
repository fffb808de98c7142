import { TextInput } from '@mantine/core'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { now } from '#src/ui/clock.ts'
import dialog from '#src/ui/dialog.module.css'
import { Dialog } from '#src/ui/dialog.tsx'
import classes from '../billing.module.css'
import { datesProblems } from '../periods.ts'

interface Dates {
  readonly from: string
  readonly to: string
}

/** Asks for the first and last day of a custom period. */
export default function DatesDialog({
  opened,
  initial,
  onApply,
  onClose,
}: {
  readonly opened: boolean
  readonly initial: Dates
  readonly onApply: (dates: Dates) => void
  readonly onClose: () => void
}) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Custom period">
      <DatesForm initial={initial} onApply={onApply} onClose={onClose} />
    </Dialog>
  )
}

function DatesForm({
  initial,
  onApply,
  onClose,
}: {
  readonly initial: Dates
  readonly onApply: (dates: Dates) => void
  readonly onClose: () => void
}) {
  const formId = useId()
  const today = new Date(now()).toISOString().slice(0, 10)
  const [dates, setDates] = useState<Dates>(() =>
    initial.from === '' ? { from: `${today.slice(0, 8)}01`, to: today } : initial,
  )
  const [sent, setSent] = useState(false)
  const problems = datesProblems(dates, today)

  function submit(event: FormEvent): void {
    event.preventDefault()
    setSent(true)
    const [wrong] = Object.keys(problems)
    if (wrong === undefined) onApply(dates)
    else document.getElementById(`${formId}-${wrong}`)?.focus()
  }

  return (
    <form className={dialog.body} onSubmit={submit} noValidate>
      <div className={classes.dates}>
        {(['from', 'to'] as const).map((field) => (
          <TextInput
            key={field}
            id={`${formId}-${field}`}
            type="date"
            label={field === 'from' ? 'First day' : 'Last day'}
            value={dates[field]}
            max={today}
            error={sent ? problems[field] : undefined}
            onChange={(event) => setDates({ ...dates, [field]: event.currentTarget.value })}
          />
        ))}
      </div>
      <p className={classes.muted}>Days are in UTC, as on invoices.</p>
      <div className={dialog.actions}>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit">Apply</Button>
      </div>
    </form>
  )
}
