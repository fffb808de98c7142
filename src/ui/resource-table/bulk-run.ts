/** Rows that a bulk action runs on: by id, or all rows that match the list's search and filters. */
export type BulkSelection = { readonly ids: readonly string[] } | { readonly count: number }

/** Bulk action that runs on the server. */
export interface BulkRun {
  /** Resolves when the run has ended. Rejects when the signal aborts; the run itself goes on. */
  readonly follow: (onProgress: (progress: BulkProgress) => void, signal: AbortSignal) => Promise<BulkResult>
  /** Starts a new run for the failed rows. */
  readonly retry: () => Promise<BulkRun>
  /** Cancels what has not run yet. */
  readonly cancel: () => Promise<void>
}

export interface BulkProgress {
  readonly total: number
  readonly done: number
  /** Estimated end, RFC 3339; null after it, or while it is unknown. */
  readonly endsAt: string | null
  /** Why the progress can't be read for now; null if it can. */
  readonly problem: string | null
}

export interface BulkResult {
  readonly succeeded: number
  /** Rows whose status didn't allow the action. */
  readonly skipped: BulkProblems
  readonly failed: BulkProblems
  readonly canceled: number
}

interface BulkProblems {
  readonly count: number
  /** The first of them. */
  readonly shown: readonly BulkProblem[]
}

interface BulkProblem {
  readonly id: string
  readonly name: string
  readonly detail: string
}
