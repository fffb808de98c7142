import type { RowsByCollection } from './change.ts'
import type { Collections } from './collections.ts'
import type { Tables } from './tables.ts'

/** The mock's own database types: what the engine and the handlers work with. */
export type { Change } from './change.ts'
export { type AnyRow, type CollectionName, collections } from './collections.ts'
export { checkRows, createDatabase } from './database.ts'

export { listRows, type SortKey } from './list.ts'

export type { Saved } from './persistence/saved.ts'

export type * from './rows.ts'
export { dryRun } from './staging.ts'
export type { Table } from './table.ts'
export type { Staged } from './tables.ts'

/** All tables of the mock, as a handler gets them: `tx.vms.get(id)`. */
export type Transaction = Tables<Collections>
/** The contents of the mock's database: what a seed makes. */
export type WorldRows = RowsByCollection<Collections>
