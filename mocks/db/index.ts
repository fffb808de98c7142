import type { ChangeOf, RowsByCollection } from './change.ts'
import type { Collections } from './collections.ts'
import type { RowWriteOf } from './journal.ts'
import type { Staged as StagedOf, Tables } from './tables.ts'

/** Database types of the mock, for the engine and the handlers. */
export { type AnyRow, type CollectionName, collections, INTERNAL_ERROR } from './collections.ts'
export { checkRows, createDatabase } from './database.ts'
export { ignoreStorageError, StorageError } from './errors.ts'

export { listRows, type SortKey } from './list.ts'

export type * from './rows.ts'
export { dryRun } from './staging.ts'
export type { Table } from './table.ts'

/** All tables of the mock, as passed to a handler: `tx.vms.get(id)`. */
export type Transaction = Tables<Collections>
/** Effect of a commit on one row. */
export type Change = ChangeOf<Collections>
/** A write to a row within a transaction. */
export type RowWrite = RowWriteOf<Collections>
/** Result of a handler; nothing is applied yet. */
export type Staged<T> = StagedOf<T, Collections>
/** Contents of the mock's database, as created by a seed. */
export type WorldRows = RowsByCollection<Collections>
