import type { Violation } from './contract-check.ts'
import type { Exchange } from './exchange.ts'
import type { LogEntry } from './request-log.ts'

/** Events that the engine reports, in the order in which they happen. */
export type EngineEvent =
  /** A request was answered or aborted, and written to the request log. */
  | { readonly kind: 'handled'; readonly entry: LogEntry; readonly exchange: Exchange }
  /** Scheduled jobs ran without a request, at this world time in epoch milliseconds. */
  | { readonly kind: 'jobs-run'; readonly at: number }
  /** A handler or a live backend responded outside the contract. */
  | { readonly kind: 'violation'; readonly violation: Violation }
  /** A handler threw something other than a Problem: a bug of the mock. */
  | { readonly kind: 'handler-failed'; readonly operationId: string; readonly error: unknown }
  /** A live backend did not respond. */
  | { readonly kind: 'live-silent'; readonly url: string; readonly message: string }
  /** A live backend responded 401 to a caller that signed in at the mock, which it can't know. */
  | { readonly kind: 'live-unknown-caller'; readonly operationId: string }

export function unknownCallerText(operationId: string): string {
  return `The live backend answered ${operationId} with 401: it knows nobody who signs in at the mock. Let it answer tag:session too.`
}
