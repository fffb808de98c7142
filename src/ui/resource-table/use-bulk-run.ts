import { useState } from 'react'
import { toast } from '../toast.tsx'
import type { BulkAction } from './columns.ts'
import { type BulkFailure, runBulk } from './run-bulk.ts'

/** State of a bulk action. */
export type BulkState<Row> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking'; readonly action: BulkAction<Row>; readonly rows: readonly Row[] }
  | {
      readonly kind: 'running'
      readonly action: BulkAction<Row>
      readonly total: number
      readonly done: number
    }
  /** Shown until dismissed or until a retry succeeds. */
  | {
      readonly kind: 'failed'
      readonly action: BulkAction<Row>
      readonly succeeded: number
      readonly failed: readonly BulkFailure<Row>[]
    }

/** Runs a bulk action: confirmation, progress and failures. */
export function useBulkRun<Row>(onDone: () => void) {
  const [state, setState] = useState<BulkState<Row>>({ kind: 'idle' })

  async function run(action: BulkAction<Row>, rows: readonly Row[]): Promise<void> {
    const total = rows.length
    setState({ kind: 'running', action, total, done: 0 })
    const result = await runBulk(rows, action.run, (done) =>
      setState({ kind: 'running', action, total, done }),
    )
    action.onFinished?.()
    const { undo } = action
    if (result.succeeded.length > 0) {
      toast.success(
        action.done(result.succeeded),
        undefined,
        undo && { label: 'Undo', onSelect: () => undo(result.succeeded) },
      )
    }
    if (result.failed.length === 0) {
      setState({ kind: 'idle' })
      onDone()
    } else {
      setState({ kind: 'failed', action, succeeded: result.succeeded.length, failed: result.failed })
    }
  }

  return {
    state,
    /** Starts the action, after confirmation if it needs one. */
    begin: (action: BulkAction<Row>, rows: readonly Row[]) => {
      if (action.confirm) setState({ kind: 'asking', action, rows })
      else void run(action, rows)
    },
    run,
    dismiss: () => setState({ kind: 'idle' }),
  }
}
