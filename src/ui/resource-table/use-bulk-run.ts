import { useEffect, useRef, useState } from 'react'
import { toast } from '../toast.tsx'
import { useFormat } from '../use-format.tsx'
import type { BulkProgress, BulkResult, BulkRun } from './bulk-run.ts'
import type { BulkAction } from './columns.ts'
import type { MatchingRows } from './matching.ts'

/** Rows that an action runs on: some of the page, or everything that the list finds. */
export type BulkTarget<Row> =
  | { readonly kind: 'rows'; readonly rows: readonly Row[] }
  | ({ readonly kind: 'matching' } & MatchingRows)

/** State of a bulk action. */
export type BulkState<Row> =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'confirming'
      readonly action: BulkAction<Row>
      readonly target: BulkTarget<Row>
      readonly pending: boolean
      /** Problem of the last attempt to start. */
      readonly error: unknown
    }
  | {
      readonly kind: 'running'
      readonly action: BulkAction<Row>
      /** Null until the server has started it. */
      readonly run: BulkRun | null
      readonly progress: BulkProgress
    }
  /** Shown until dismissed or until a retry succeeds. */
  | {
      readonly kind: 'failed'
      readonly action: BulkAction<Row>
      readonly run: BulkRun
      readonly result: BulkResult
      readonly retrying: boolean
    }

/**
 * Runs a bulk action: confirmation, progress and failures. The server runs it, so it continues after the list is left;
 * the tasks in the header show it then.
 */
export function useBulkRun<Row>(rowId: (row: Row) => string, onDone: () => void) {
  const format = useFormat()
  const [state, setState] = useState<BulkState<Row>>({ kind: 'idle' })
  const following = useRef<AbortController>(undefined)
  /** Set at once, unlike state: the second click of a double click must not start it again. */
  const isStarting = useRef(false)
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
      following.current?.abort()
    }
  }, [])

  async function start(action: BulkAction<Row>, target: BulkTarget<Row>): Promise<void> {
    if (isStarting.current) return
    isStarting.current = true
    const needsConfirmation = action.confirm !== undefined
    const progress = notStarted(target)
    setState(
      needsConfirmation
        ? { kind: 'confirming', action, target, pending: true, error: null }
        : { kind: 'running', action, run: null, progress },
    )
    const ids = target.kind === 'rows' ? target.rows.map(rowId) : []
    let run: BulkRun
    try {
      run = await action.start(target.kind === 'rows' ? { ids } : { count: target.total })
    } catch (error) {
      if (needsConfirmation) setState({ kind: 'confirming', action, target, pending: false, error })
      else {
        toast.problem(`${action.label} failed`, error)
        setState({ kind: 'idle' })
      }
      return
    } finally {
      isStarting.current = false
    }
    await follow(action, run, progress, ids)
  }

  /** @param ids rows of the run, as far as they are known; `undo` needs them */
  async function follow(
    action: BulkAction<Row>,
    run: BulkRun,
    first: BulkProgress,
    ids: readonly string[],
  ): Promise<void> {
    // The list may have been left before the response to the start or to a retry.
    if (isLeft.current) return
    following.current = new AbortController()
    const { signal } = following.current
    const show = (progress: BulkProgress) => {
      setState({ kind: 'running', action, run, progress })
      action.onProgress?.()
    }
    setState({ kind: 'running', action, run, progress: first })
    try {
      end(action, run, ids, await run.follow(show, signal))
    } catch (error) {
      if (signal.aborted) return
      toast.problem('Could not read the progress', error)
      setState({ kind: 'idle' })
    }
  }

  function end(action: BulkAction<Row>, run: BulkRun, ids: readonly string[], result: BulkResult): void {
    const { succeeded, skipped, failed } = result
    action.onProgress?.()
    notify(action, ids, result)
    if (failed.count > 0 || (succeeded === 0 && skipped.count > 0)) {
      setState({ kind: 'failed', action, run, result, retrying: false })
    } else {
      setState({ kind: 'idle' })
      onDone()
    }
  }

  /** Says how many rows succeeded, and offers to undo that if the action can. */
  function notify(action: BulkAction<Row>, ids: readonly string[], result: BulkResult): void {
    const { succeeded, skipped, canceled } = result
    if (succeeded === 0) {
      if (canceled > 0) toast.info(`${action.label} canceled`)
      return
    }
    const others = [
      ...(skipped.count > 0 ? [`${format.number(skipped.count)} skipped`] : []),
      ...(canceled > 0 ? [`${format.number(canceled)} canceled`] : []),
    ]
    const { undo } = action
    const done = canceled === 0 ? succeededIds(ids, result) : []
    toast.success(
      action.done(succeeded),
      others.length > 0 ? `${others.join(', ')}.` : undefined,
      undo && done.length > 0 ? { label: 'Undo', onSelect: () => undo(done) } : undefined,
    )
  }

  async function retry(action: BulkAction<Row>, run: BulkRun, result: BulkResult): Promise<void> {
    setState({ kind: 'failed', action, run, result, retrying: true })
    try {
      const next = await run.retry()
      const { count, shown } = result.failed
      const ids = shown.length === count ? shown.map(({ id }) => id) : []
      await follow(action, next, { total: count, done: 0, endsAt: null, problem: null }, ids)
    } catch (error) {
      toast.problem('Retry failed', error)
      setState({ kind: 'failed', action, run, result, retrying: false })
    }
  }

  return {
    state,
    /** Starts the action, after confirmation if it needs one. */
    begin: (action: BulkAction<Row>, target: BulkTarget<Row>) => {
      if (action.confirm) setState({ kind: 'confirming', action, target, pending: false, error: null })
      else void start(action, target)
    },
    start,
    retry,
    cancel: (run: BulkRun) => run.cancel().catch((error) => toast.problem('Cancel failed', error)),
    dismiss: () => setState({ kind: 'idle' }),
  }
}

function notStarted<Row>(target: BulkTarget<Row>): BulkProgress {
  const total = target.kind === 'rows' ? target.rows.length : target.total
  return { total, done: 0, endsAt: null, problem: null }
}

/** Ids of the rows that succeeded, of no more rows than the result names. */
function succeededIds(ids: readonly string[], { failed, skipped }: BulkResult): readonly string[] {
  const others = new Set([...failed.shown, ...skipped.shown].map(({ id }) => id))
  return ids.filter((id) => !others.has(id))
}
