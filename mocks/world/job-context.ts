import type { Transaction } from '../db/index.ts'
import type { PublicAddresses } from './addresses.ts'

/** When and where something happens in the world by itself. */
export interface JobContext {
  readonly tx: Transaction
  readonly seed: number
  /** When it happens, epoch milliseconds: the deadline, not the time of looking. */
  readonly at: number
  readonly addresses: PublicAddresses
}
