import type { ClockState, ControllableClock } from '../../kernel/clock.ts'
import type { Change, Definitions, RowsByCollection } from '../change.ts'
import type { UnsavedReason } from '../errors.ts'
import type { Staged, Tables } from '../tables.ts'
import type { Base, DamageReason, Saved } from './saved.ts'
import type { Store } from './store.ts'

/** Storage problem to show to the user. */
export type StorageNotice =
  /** The saved state was unusable. It was set aside and the seed was loaded. */
  | {
      readonly kind: 'set-aside'
      readonly reason: DamageReason
      readonly detail: string
      /** Path of the file that was set aside; null in a browser. */
      readonly path: string | null
      readonly at: number
    }
  /** Nothing is saved, and changes in other tabs are not received, because the storage could not be opened. */
  | {
      readonly kind: 'memory-only'
      readonly reason: MemoryOnlyReason
      readonly detail: string
      readonly at: number
    }
  /** Writes are rejected until they can be saved again. Reported at the first one. */
  | {
      readonly kind: 'rejecting-writes'
      readonly reason: UnsavedReason
      readonly detail: string
      readonly at: number
    }

type MemoryOnlyReason =
  /** The browser denies storage. */
  | 'forbidden'
  /** The storage quota is full. */
  | 'full'

/** A change made in another tab. */
export type RemoteChange =
  | { readonly kind: 'rows'; readonly changes: readonly Change[] }
  /** The database was reset, so everything read before is outdated. */
  | { readonly kind: 'reset' }

export type DatabaseEvent =
  | { readonly kind: 'storage'; readonly notice: StorageNotice }
  | { readonly kind: 'remote-change'; readonly change: RemoteChange }

export interface OpenOptions<D extends Definitions> {
  readonly collections: D
  readonly store: Store
  /** Seed parameters to use if nothing is stored. */
  readonly base: Base
  /** Creates the rows of a base. Must be deterministic. Rejects with a RangeError if the base doesn't exist. */
  readonly seed: (base: Base) => RowsByCollection<D> | Promise<RowsByCollection<D>>
  /** Set to the saved state, and updated when another tab changes it. */
  readonly clock: ControllableClock
  /** Real time in epoch milliseconds, for notices and for generation numbers. */
  readonly realNow: () => number
  readonly report?: (event: DatabaseEvent) => void
}

/** A database that survives page loads or restarts, and is shared with other tabs. */
export interface LiveDatabase<D extends Definitions> {
  /** Seed parameters of the current data. */
  readonly base: Base
  /** True if no usable saved state was found, so that the database was created from the seed. */
  readonly isNew: boolean
  /** Number of commits since the last reset, counted over all tabs. */
  readonly sequence: number
  /** True if changes are saved; false after a `memory-only` notice. */
  readonly persistent: boolean
  /**
   * Like `Database.read`; sees only saved writes. Returns a promise only if a write is not yet saved, or another tab's
   * not yet loaded: requests read several times, and awaiting each read would cost more than the read itself.
   */
  read<T>(handler: (tables: Tables<D>) => T): T | Promise<T>
  /**
   * Like `Database.transaction`; resolves once the writes are saved. With a shared store, the handler runs again on
   * newer rows if another tab committed in the meantime.
   *
   * @throws StorageError if the writes can't be saved; nothing changes then
   */
  transaction<T>(handler: (tables: Tables<D>) => T): Promise<Staged<T, D>>
  /**
   * Sets and saves the clock, here and in all tabs.
   *
   * @throws StorageError
   */
  setClock(state: ClockState): Promise<void>
  /**
   * Replaces the data by a new seed, here and in all tabs. The clock is unchanged unless a state is given.
   *
   * @throws StorageError
   */
  reset(base: Base, clock?: ClockState): Promise<void>
  /** Full state as plain data: the base and the changes since. */
  snapshot(): Promise<Saved>
  /**
   * Replaces the data by a snapshot, here and in all tabs.
   *
   * @throws DamagedError if the snapshot is unusable; nothing changes then
   * @throws StorageError
   */
  restore(snapshot: unknown): Promise<void>
  /** Loads changes of other tabs, for a tab that may have missed the announcement while it was suspended. */
  catchUp(): Promise<void>
  /** Saves pending changes and closes the store. */
  close(): Promise<void>
}
