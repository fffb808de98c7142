import { TextInput } from '@mantine/core'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import type { TimeRange } from '#src/ui/charts/chart-data.ts'
import { now } from '#src/ui/clock.ts'
import dialogClasses from '#src/ui/dialog.module.css'
import { Dialog } from '#src/ui/dialog.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import classes from './custom-range.module.css'
import { parseRange, type RangeInput, type RangeProblems, toMinute } from './custom-range.ts'

/**
 * Dialog for a custom time range. Shows errors at the fields after the first submit, then updates them as the user
 * types.
 */
export function CustomRangeDialog({
  initial,
  days,
  onApply,
  onClose,
}: {
  /** Current range. */
  readonly initial: TimeRange
  /** Retention of the data, in days. */
  readonly days: number
  readonly onApply: (range: TimeRange) => void
  readonly onClose: () => void
}) {
  const formId = useId()
  const { timeZone } = useFormat().settings
  const [opened] = useState(initial)
  // The time zone isn't known until the profile has loaded.
  const [edited, setEdited] = useState<Partial<RangeInput>>({})
  const written: RangeInput = {
    from: toMinute(opened.from, timeZone),
    to: toMinute(opened.to, timeZone),
    ...edited,
  }
  const [sent, setSent] = useState(false)
  const response = parseRange(written, { now: now(), days, initial: opened }, timeZone)
  const problems: RangeProblems = sent && 'problems' in response ? response.problems : {}

  function submit(event: FormEvent): void {
    event.preventDefault()
    setSent(true)
    if ('range' in response) {
      onApply(response.range)
    } else {
      document.getElementById(`${formId}-${response.problems.from === undefined ? 'to' : 'from'}`)?.focus()
    }
  }

  return (
    <Dialog opened onClose={onClose} title="Custom range">
      <form onSubmit={submit} noValidate className={dialogClasses.body}>
        <div className={classes.fields}>
          {(['from', 'to'] as const).map((field) => (
            <TextInput
              key={field}
              id={`${formId}-${field}`}
              type="datetime-local"
              label={field === 'from' ? 'From' : 'To'}
              value={written[field]}
              max={toMinute(now(), timeZone)}
              error={problems[field]}
              onChange={(event) => setEdited({ ...edited, [field]: event.currentTarget.value })}
            />
          ))}
        </div>
        <p className={classes.note}>
          Times are in {timeZone ?? 'your browser’s time zone'}. Data is available for the last {days} days.
        </p>
        <div className={dialogClasses.actions}>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Apply</Button>
        </div>
      </form>
    </Dialog>
  )
}
