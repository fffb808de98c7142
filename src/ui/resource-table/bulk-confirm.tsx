import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { ScrollList } from '../scroll-list.tsx'
import type { BulkAction } from './columns.ts'
import type { Noun } from './list-state.ts'
import classes from './resource-table.module.css'
import type { BulkTarget } from './use-bulk-run.ts'

export interface BulkConfirmProps<Row> {
  readonly action: BulkAction<Row>
  readonly target: BulkTarget<Row>
  readonly leftOut: readonly Row[]
  readonly noun: Noun
  readonly rowId: (row: Row) => string
  readonly rowName: (row: Row) => string
  readonly pending: boolean
  readonly error: unknown
  readonly onClose: () => void
  readonly onConfirm: () => void
}

/** Confirmation of a bulk action: affected rows, consequences, and skipped rows. */
export default function BulkConfirm<Row>(props: BulkConfirmProps<Row>) {
  const { action, target, leftOut, noun, rowId, rowName, pending, error, onClose, onConfirm } = props
  const [typed, setTyped] = useState('')
  const confirmation =
    target.kind === 'rows'
      ? action.confirm?.(target.rows.length, target.rows)
      : action.confirm?.(target.total, [])
  if (confirmation === undefined) return null
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={onConfirm}
      title={confirmation.title}
      confirmLabel={action.label}
      destructive={action.destructive ?? false}
      pending={pending}
      error={error}
      locked={confirmation.requiredText !== undefined && typed.trim() !== confirmation.requiredText}
    >
      {confirmation.body}
      {target.kind === 'rows' ? (
        <ScrollList label="Selected" className={classes.names}>
          {target.rows.map((row) => (
            <li key={rowId(row)}>{rowName(row)}</li>
          ))}
        </ScrollList>
      ) : (
        <Matching conditions={target.conditions} noun={noun} />
      )}
      {leftOut.length > 0 && (
        <div>
          <p>Skipped:</p>
          <ScrollList label="Skipped" className={classes.names}>
            {leftOut.map((row) => {
              const check = action.check(row)
              return (
                <li key={rowId(row)}>
                  {rowName(row)} <span className={classes.why}>{check.allowed ? '' : check.reason}</span>
                </li>
              )
            })}
          </ScrollList>
        </div>
      )}
      {confirmation.requiredText !== undefined && (
        <TextInput
          label={
            <>
              Type <strong translate="no">{confirmation.requiredText}</strong> to confirm
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

/** Search and filters of a selection that includes other pages. */
function Matching({ conditions, noun }: { readonly conditions: readonly string[]; readonly noun: Noun }) {
  return (
    <div>
      {conditions.length === 0 ? (
        <p>This includes all {noun.many} of the organization.</p>
      ) : (
        <>
          <p>This includes all {noun.many} on all pages that match:</p>
          <ul className={classes.names} aria-label="Filters">
            {conditions.map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </ul>
        </>
      )}
      <p>Those whose status doesn’t allow it are skipped.</p>
    </div>
  )
}
