import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import type { BulkAction } from './columns.ts'
import classes from './resource-table.module.css'

export interface BulkConfirmProps<Row> {
  readonly action: BulkAction<Row>
  readonly rows: readonly Row[]
  readonly leftOut: readonly Row[]
  readonly rowName: (row: Row) => string
  readonly onClose: () => void
  readonly onConfirm: () => void
}

/** Confirmation of a bulk action: affected rows, consequences, and skipped rows. */
export default function BulkConfirm<Row>({
  action,
  rows,
  leftOut,
  rowName,
  onClose,
  onConfirm,
}: BulkConfirmProps<Row>) {
  const [typed, setTyped] = useState('')
  const question = action.confirm?.(rows)
  if (question === undefined) return null
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={onConfirm}
      title={question.title}
      confirmLabel={action.label}
      destructive={action.destructive ?? false}
      locked={question.typed !== undefined && typed.trim() !== question.typed}
    >
      {question.body}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable with the keyboard */}
      <ul className={classes.names} aria-label="Selected" tabIndex={0}>
        {rows.map((row) => (
          <li key={rowName(row)}>{rowName(row)}</li>
        ))}
      </ul>
      {leftOut.length > 0 && (
        <div>
          <p>Skipped:</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
          <ul className={classes.names} aria-label="Skipped" tabIndex={0}>
            {leftOut.map((row) => {
              const check = action.check(row)
              return (
                <li key={rowName(row)}>
                  {rowName(row)} <span className={classes.why}>{check.allowed ? '' : check.reason}</span>
                </li>
              )
            })}
          </ul>
        </div>
      )}
      {question.typed !== undefined && (
        <TextInput
          label={
            <>
              Type <strong>{question.typed}</strong> to confirm
            </>
          }
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
        />
      )}
    </ConfirmDialog>
  )
}
