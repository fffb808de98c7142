import type { Transaction } from '../db/index.ts'
import type { PerformedCall } from '../engine/ports.ts'
import type { Problem } from '../engine/problem.ts'
import type { PublicAddresses } from './addresses.ts'

/** The world at a time, for changes and measurements. */
export interface WorldContext {
  readonly tx: Transaction
  readonly seed: number
  /** Epoch milliseconds: the time of a request, or the deadline of a job, even if it runs later. */
  readonly at: number
  /** Commits before the request; jobs have none, since their ids depend only on row and time. */
  readonly sequence?: number
}

/** The world at the time of a handler's request. */
export function worldContextOf({
  tx,
  seed,
  now,
  sequence,
}: {
  readonly tx: Transaction
  readonly seed: number
  readonly now: number
  readonly sequence?: number
}): WorldContext {
  return { tx, seed, at: now, ...(sequence !== undefined && { sequence }) }
}

/** Context of a change without a user, such as a scheduled job. */
export interface JobContext extends WorldContext {
  readonly addresses: PublicAddresses
  /** Runs an operation for a user. Returns the problem, with the writes of the operation rolled back. */
  readonly perform: (call: PerformedCall) => Problem | null
}
