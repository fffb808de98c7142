import type { RowsByCollection } from './change.ts'
import type { Collections } from './collections.ts'
import type { Tables } from './tables.ts'

/** Database types of the mock, for the engine and the handlers. */
export type { Change } from './change.ts'
export { type AnyRow, type CollectionName, collections, INTERNAL_ERROR } from './collections.ts'
export { checkRows, createDatabase } from './database.ts'
export { ignoreStorageError, StorageError } from './errors.ts'
export type { RowWrite } from './journal.ts'

export { listRows, type SortKey } from './list.ts'

export type * from './rows.ts'
export { dryRun } from './staging.ts'
export type { Table } from './table.ts'
export type { Staged } from './tables.ts'

/** All tables of the mock, as passed to a handler: `tx.vms.get(id)`. */
export type Transaction = Tables<Collections>
/** Contents of the mock's database, as created by a seed. */
export type WorldRows = RowsByCollection<Collections>
