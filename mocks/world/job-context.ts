import type { Transaction } from '../db/index.ts'
import type { PerformedCall } from '../engine/ports.ts'
import type { Problem } from '../engine/problem.ts'
import type { PublicAddresses } from './addresses.ts'

/** Context of a change without a user, such as a scheduled job. */
export interface JobContext {
  readonly tx: Transaction
  readonly seed: number
  /** Deadline of the job in epoch milliseconds, not the current time. */
  readonly at: number
  readonly addresses: PublicAddresses
  /** Runs an operation for a user. Returns the problem, with the writes of the operation rolled back. */
  readonly perform: (call: PerformedCall) => Problem | null
}
