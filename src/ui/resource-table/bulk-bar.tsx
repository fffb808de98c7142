import { CloseButton, Loader } from '@mantine/core'
import { type ComponentType, useEffect, useRef } from 'react'
import { announce } from '../announce.ts'
import { Button } from '../button.tsx'
import { DisabledReason } from '../disabled-reason.tsx'
import { onDemand } from '../on-demand.tsx'
import { problemOf } from '../problem.ts'
import { useFormat } from '../use-format.tsx'
import type { BulkConfirmProps } from './bulk-confirm.tsx'
import type { BulkAction, BulkHandover } from './columns.ts'
import { countOf, type Noun } from './list-state.ts'
import classes from './resource-table.module.css'
import { useBulkRun } from './use-bulk-run.ts'
import type { Selection } from './use-selection.ts'

// Lazy components lose their type parameters; the props are checked where they are passed in.
const BulkQuestion = onDemand(
  () => import('./bulk-confirm.tsx') as Promise<{ readonly default: ComponentType<object> }>,
)

/** Loaded with the first confirmation, together with the dialog. */
function BulkConfirm<Row>(props: BulkConfirmProps<Row>) {
  return <BulkQuestion {...props} />
}

export interface BulkBarProps<Row> {
  readonly selection: Selection<Row>
  readonly actions: readonly (BulkAction<Row> | BulkHandover<Row>)[]
  readonly noun: Noun
  readonly rowName: (row: Row) => string
}

/**
 * Actions for the selected rows. Rows that an action does not apply to are skipped, and the confirmation lists them
 * with reasons; an action that applies to none is disabled with the reason.
 */
export default function BulkBar<Row>({ selection, actions, noun, rowName }: BulkBarProps<Row>) {
  const format = useFormat()
  const bulk = useBulkRun<Row>(selection.clear)
  const { state } = bulk
  const isRunning = state.kind === 'running'
  useAnnouncedCount(selection.rows.length, format.number)

  return (
    <div className={classes.dock}>
      {(selection.rows.length > 0 || isRunning) && (
        <section className={classes.bulk} aria-label="Actions for the selection">
          {isRunning ? (
            <span className={classes.bulkCount}>
              <Loader size="xs" aria-hidden="true" /> {state.action.running} {state.done} of {state.total}…
            </span>
          ) : (
            <span className={classes.bulkCount}>
              {format.number(selection.rows.length)} selected
              {!selection.all && (
                <Button variant="link" size="sm" onClick={selection.toggleAll}>
                  Select all on this page
                </Button>
              )}
            </span>
          )}
          <div className={classes.bulkActions}>
            {actions.map((action) => {
              const suitable = selection.rows.filter((row) => action.check(row).allowed)
              return (
                <DisabledReason
                  key={action.key}
                  reason={suitable.length > 0 || isRunning ? null : reasonForNone(action, selection.rows)}
                >
                  <Button
                    variant="outline"
                    size="sm"
                    disabled={isRunning}
                    leftSection={action.icon}
                    onClick={() =>
                      'takeOver' in action
                        ? action.takeOver(selection.rows, selection.clear)
                        : bulk.begin(action, suitable)
                    }
                  >
                    {action.label}
                  </Button>
                </DisabledReason>
              )
            })}
          </div>
          <CloseButton aria-label="Clear selection" disabled={isRunning} onClick={selection.clear} />
        </section>
      )}
      {state.kind === 'failed' && (
        <section className={classes.failures} role="alert">
          <header>
            <strong>
              {state.action.label}: {countOf(state.failed.length, noun, format.number)} failed
              {state.succeeded > 0 && `, ${format.number(state.succeeded)} succeeded`}
            </strong>
            <CloseButton size="sm" aria-label="Dismiss" onClick={bulk.dismiss} />
          </header>
          <ul>
            {state.failed.map(({ row, error }) => (
              <li key={rowName(row)}>
                <span className={classes.failedName}>{rowName(row)}</span> {problemOf(error).detail}
              </li>
            ))}
          </ul>
          <Button
            variant="outline"
            size="sm"
            onClick={() =>
              void bulk.run(
                state.action,
                state.failed.map(({ row }) => row),
              )
            }
          >
            Retry {state.failed.length === 1 ? 'it' : `these ${format.number(state.failed.length)}`}
          </Button>
        </section>
      )}
      {state.kind === 'asking' && (
        <BulkConfirm
          action={state.action}
          rows={state.rows}
          leftOut={selection.rows.filter((row) => !state.rows.includes(row))}
          rowName={rowName}
          onClose={bulk.dismiss}
          onConfirm={() => void bulk.run(state.action, state.rows)}
        />
      )}
    </div>
  )
}

function useAnnouncedCount(count: number, number: (value: number) => string): void {
  // The bar is loaded with the first selection, which is news too.
  const before = useRef(0)
  useEffect(() => {
    if (count === before.current) return
    before.current = count
    announce(count === 0 ? 'Nothing selected' : `${number(count)} selected`)
  }, [count, number])
}

/** The shared reason, or a note that there are several. */
function reasonForNone<Row>(action: Pick<BulkAction<Row>, 'check'>, rows: readonly Row[]): string {
  const reasons = new Set(
    rows.map((row) => {
      const check = action.check(row)
      return check.allowed ? '' : check.reason
    }),
  )
  const [only = ''] = reasons
  return reasons.size === 1 ? only : `This isn’t possible for any selected row: ${[...reasons].join(' ')}`
}
