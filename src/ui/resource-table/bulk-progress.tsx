import { Loader, Progress } from '@mantine/core'
import { useState } from 'react'
import { Button } from '../button.tsx'
import { now } from '../clock.ts'
import { timeLeft } from '../time-left.ts'
import { useFormat } from '../use-format.tsx'
import type { BulkProgress } from './bulk-run.ts'
import classes from './resource-table.module.css'

/** "Stopping 120 of 10,000…", with the time left if it is known. */
export function BulkProgressText({
  label,
  progress: { total, done, endsAt, problem },
  onCancel,
}: {
  /** "Stopping" */
  readonly label: string
  readonly progress: BulkProgress
  /** Null while it can't be canceled. */
  readonly onCancel: (() => Promise<unknown>) | null
}) {
  const format = useFormat()
  const [canceling, setCanceling] = useState(false)
  const left = endsAt === null ? null : timeLeft(Date.parse(endsAt) - now())
  return (
    <>
      <span className={classes.bulkCount}>
        <Loader size="xs" aria-hidden="true" /> {label} {format.number(done)} of {format.number(total)}…
      </span>
      {endsAt !== null && (
        <Progress
          className={classes.bulkMeter ?? ''}
          value={(100 * done) / total}
          aria-label={`${label}, ${format.number(done)} of ${format.number(total)}`}
        />
      )}
      {problem !== null && <span role="status">Can’t read the progress: {problem}</span>}
      {left !== null && <span className={classes.bulkLeft}>{left}</span>}
      {endsAt !== null && onCancel && (
        <Button
          variant="outline"
          size="sm"
          loading={canceling}
          onClick={() => {
            setCanceling(true)
            void onCancel().finally(() => setCanceling(false))
          }}
        >
          Cancel
        </Button>
      )}
    </>
  )
}
