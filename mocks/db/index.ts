import type { Change, RowsByCollection } from './change.ts'
import type { Collections } from './collections.ts'
import type { Tables } from './tables.ts'

/** The mock's own database types: what the engine and the handlers work with. */
export type { Change } from './change.ts'
export { type AnyRow, type CollectionName, type Collections, collections } from './collections.ts'
export { checkRows, createDatabase, type Database } from './database.ts'
export { DatabaseError, InvalidRowError } from './errors.ts'
export type { Journal, Written } from './journal.ts'
export { type Listed, type ListOptions, listRows, type SortKey, type SortValue } from './list.ts'
export {
  type LiveDatabase,
  type MemoryOnlyReason,
  type OpenOptions,
  openDatabase,
  type RemoteChange,
  type StorageNotice,
} from './persistence/live.ts'
export { memoryStore } from './persistence/memory.ts'
export { type Base, DamagedError, type DamageReason, type Meta, type Saved } from './persistence/saved.ts'
export type { Store } from './persistence/store.ts'
export type * from './rows.ts'
export { dryRun } from './staging.ts'
export type { Table } from './table.ts'
export type { Staged } from './tables.ts'

/** All tables of the mock, as a handler gets them: `tx.vms.get(id)`. */
export type Transaction = Tables<Collections>
/** The contents of the mock's database: what a seed makes. */
export type WorldRows = RowsByCollection<Collections>
export type Changes = readonly Change[]
