import type { Transaction } from '../db/index.ts'
import type { PublicAddresses } from './addresses.ts'

/** Context of a change that the world makes by itself. */
export interface JobContext {
  readonly tx: Transaction
  readonly seed: number
  /** Deadline of the job in epoch milliseconds, not the current time. */
  readonly at: number
  readonly addresses: PublicAddresses
}
