import type { Violation } from './contract-check.ts'
import type { Exchange } from './exchange.ts'
import type { LogEntry } from './request-log.ts'

/** A scheduled job that threw or left its row overdue: a bug of the mock. Its changes were rolled back. */
export interface FailedJob {
  readonly collection: string
  /** Id of the job's row. */
  readonly id: string
  /** Epoch milliseconds. */
  readonly at: number
  readonly error: unknown
  /** `error`: the row has this status now. `cleared`: the row has no such status, and no longer a deadline. */
  readonly outcome: 'error' | 'cleared'
}

/** Events that the engine reports, in the order in which they happen. */
export type EngineEvent =
  /** A request was completed or aborted, and written to the request log. */
  | { readonly kind: 'handled'; readonly entry: LogEntry; readonly exchange: Exchange }
  /** Scheduled jobs ran without a request, at this world time in epoch milliseconds. */
  | { readonly kind: 'jobs-run'; readonly at: number }
  /** A handler or a live backend responded outside the contract. */
  | { readonly kind: 'violation'; readonly violation: Violation }
  /** A handler threw something other than a Problem: a bug of the mock. */
  | { readonly kind: 'handler-failed'; readonly operationId: string; readonly error: unknown }
  /** A scheduled job failed. All others have run. */
  | { readonly kind: 'job-failed'; readonly job: FailedJob }
  /** Scheduled jobs or open streams failed in another way. Nothing of it was saved. */
  | { readonly kind: 'tick-failed'; readonly error: unknown }
  /** A live backend did not respond. */
  | { readonly kind: 'live-silent'; readonly url: string; readonly message: string }
  /** A live backend responded 401 to a caller that signed in at the mock, which it can't know. */
  | {
      readonly kind: 'live-unknown-caller'
      readonly operationId: string
      /** `X-Request-Id` of the backend's response; null if it can't be read. */
      readonly requestId: string | null
    }

export function unknownCallerText(operationId: string): string {
  return `The live backend responded to ${operationId} with 401: it doesn’t know users who signed in to the mock. Make tag:session live, too.`
}

/** Sentence about a failed job, for the terminal and the page. */
export function failedJobText({ collection, id, outcome }: FailedJob): string {
  return outcome === 'error'
    ? `The scheduled job of ${collection} ${id} failed. Its status is now “error”.`
    : `The scheduled job of ${collection} ${id} failed and won’t run again.`
}
