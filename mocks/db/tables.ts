import type { Change, Definitions, IndexOf, RowOf } from './change.ts'
import type { Journal } from './journal.ts'
import type { Schedule } from './schedule.ts'
import type { Table } from './table.ts'

/**
 * All collections by name, as a handler gets them: `tx.vms.get(id)`; what is due, over all of them; what the
 * transaction has written; and whether it can write at all.
 */
export type Tables<D extends Definitions> = {
  readonly [Name in keyof D]: Table<RowOf<D[Name]>, IndexOf<D[Name]>>
} & { readonly schedule: Schedule; readonly journal: Journal; readonly mayWrite: boolean }

/** What a handler made of a transaction; nothing of it is in effect yet. */
export interface Staged<T> {
  readonly result: T
  readonly changes: readonly Change[]
}
