import { CloseButton } from '@mantine/core'
import { type ComponentType, useEffect, useRef } from 'react'
import { announce } from '../announce.ts'
import { Button } from '../button.tsx'
import { DisabledReason } from '../disabled-reason.tsx'
import { onDemand } from '../on-demand.tsx'
import { useFormat } from '../use-format.tsx'
import type { BulkConfirmProps } from './bulk-confirm.tsx'
import { BulkFailures } from './bulk-failures.tsx'
import { BulkProgressText } from './bulk-progress.tsx'
import type { BulkRun } from './bulk-run.ts'
import type { BulkAction, BulkHandover } from './columns.ts'
import { countOf, type Noun } from './list-state.ts'
import type { MatchingRows } from './matching.ts'
import classes from './resource-table.module.css'
import { type BulkTarget, useBulkRun } from './use-bulk-run.ts'
import type { Selection } from './use-selection.ts'

// Lazy components lose their type parameters; the props are checked where they are passed in.
const LazyConfirm = onDemand(
  () => import('./bulk-confirm.tsx') as Promise<{ readonly default: ComponentType<object> }>,
)

/** Loaded with the first confirmation, together with the dialog. */
function BulkConfirm<Row>(props: BulkConfirmProps<Row>) {
  return <LazyConfirm {...props} />
}

export interface BulkBarProps<Row> {
  readonly selection: Selection<Row>
  readonly actions: readonly (BulkAction<Row> | BulkHandover<Row>)[]
  readonly noun: Noun
  readonly rowId: (row: Row) => string
  readonly rowName: (row: Row) => string
  readonly matching: MatchingRows
}

/**
 * Actions for the selected rows. Rows that an action does not apply to are skipped, and the confirmation lists them
 * with reasons; an action that applies to none is disabled with the reason.
 */
export default function BulkBar<Row>(props: BulkBarProps<Row>) {
  const { selection, actions, noun, rowId, rowName, matching } = props
  const format = useFormat()
  const bulk = useBulkRun<Row>(rowId, selection.clear)
  const { state } = bulk
  const isRunning = state.kind === 'running'
  useAnnouncedCount(selection.matching ? matching.total : selection.rows.length, format.number)

  const cancelOf = (run: BulkRun | null) => run && (() => bulk.cancel(run))
  const begin = (action: BulkAction<Row>) =>
    bulk.begin(action, selection.matching ? { kind: 'matching', ...matching } : suitable(action))
  const suitable = (action: BulkAction<Row>): BulkTarget<Row> => ({
    kind: 'rows',
    rows: selection.rows.filter((row) => action.check(row).allowed),
  })

  return (
    <div className={classes.dock}>
      {(selection.rows.length > 0 || isRunning) && (
        <section className={classes.bulk} aria-label="Actions for the selection">
          {state.kind === 'running' ? (
            <BulkProgressText
              label={state.action.running}
              progress={state.progress}
              onCancel={cancelOf(state.run)}
            />
          ) : (
            <SelectionCount {...props} />
          )}
          {!isRunning && (
            <div className={classes.bulkActions}>
              {actions.map((action) => (
                <DisabledReason key={action.key} reason={denialOf(action, selection)}>
                  <Button
                    variant="outline"
                    size="sm"
                    leftSection={action.icon}
                    onClick={() =>
                      'takeOver' in action ? action.takeOver(selection.rows, selection.clear) : begin(action)
                    }
                  >
                    {action.label}
                  </Button>
                </DisabledReason>
              ))}
            </div>
          )}
          {!isRunning && <CloseButton aria-label="Clear selection" onClick={selection.clear} />}
        </section>
      )}
      {state.kind === 'failed' && (
        <BulkFailures
          label={state.action.label}
          noun={noun}
          result={state.result}
          retrying={state.retrying}
          onRetry={() => void bulk.retry(state.action, state.run, state.result)}
          onDismiss={bulk.dismiss}
        />
      )}
      {state.kind === 'confirming' && (
        <BulkConfirm
          action={state.action}
          target={state.target}
          leftOut={leftOut(state.target, selection.rows)}
          noun={noun}
          rowId={rowId}
          rowName={rowName}
          pending={state.pending}
          error={state.error}
          onClose={bulk.dismiss}
          onConfirm={() => void bulk.start(state.action, state.target)}
        />
      )}
    </div>
  )
}

/** "20 selected", with a button that selects all rows that match the list's filters. */
function SelectionCount<Row>({ selection, actions, noun, matching }: BulkBarProps<Row>) {
  const format = useFormat()
  const { rows, all } = selection
  const canMatch = matching.total > rows.length && actions.some((action) => 'matching' in action)
  if (selection.matching) {
    return (
      <span className={classes.bulkCount}>All {countOf(matching.total, noun, format.number)} selected</span>
    )
  }
  return (
    <span className={classes.bulkCount}>
      {format.number(rows.length)} selected
      {!all && (
        <Button variant="link" size="sm" onClick={selection.toggleAll}>
          Select all on this page
        </Button>
      )}
      {all && canMatch && (
        <Button variant="link" size="sm" onClick={selection.selectMatching}>
          Select all {format.number(matching.total)} matching
        </Button>
      )}
    </span>
  )
}

function leftOut<Row>(target: BulkTarget<Row>, selected: readonly Row[]): readonly Row[] {
  return target.kind === 'rows' ? selected.filter((row) => !target.rows.includes(row)) : []
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

/** Reason for a disabled action; null if it can run on the selection. */
function denialOf<Row>(
  action: BulkAction<Row> | BulkHandover<Row>,
  { rows, matching }: Selection<Row>,
): string | null {
  if (matching) {
    if (!('matching' in action) || action.matching === undefined)
      return 'This runs only on selected rows of one page.'
    return action.matching.allowed ? null : action.matching.reason
  }
  if (rows.length === 0 || rows.some((row) => action.check(row).allowed)) return null
  return reasonForNone(action, rows)
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
