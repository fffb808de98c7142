import type { ChangeOf, Definitions, IndexOf, RowOf } from './change.ts'
import type { Journal, RowWriteOf } from './journal.ts'
import type { Schedule } from './schedule.ts'
import type { Table } from './table.ts'

/**
 * All collections by name, as passed to a handler (`tx.vms.get(id)`), with the schedule, the journal, savepoints, and
 * a flag for write access.
 */
export type Tables<D extends Definitions> = {
  readonly [Name in keyof D]: Table<RowOf<D[Name]>, IndexOf<D[Name]>>
} & {
  readonly schedule: Schedule
  readonly journal: Journal<RowWriteOf<D>>
  /** Number of rows written so far, also of writes that a savepoint has undone. */
  readonly writeCount: number
  readonly isWritable: boolean
  /** Runs a function within the transaction. If it throws, rolls back what it wrote and rethrows. */
  savepoint<T>(run: () => T): T
}

/** Result of a handler; nothing is applied yet. */
export interface Staged<T, D extends Definitions> {
  readonly result: T
  readonly changes: readonly ChangeOf<D>[]
}
