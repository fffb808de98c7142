import type { ClockState, ControllableClock } from '../../kernel/clock.ts'
import type { Change, Definitions, RowsByCollection } from '../change.ts'
import type { Staged, Tables } from '../tables.ts'
import type { Base, DamageReason, Saved } from './saved.ts'
import type { Store } from './store.ts'

/** Something about storage that a person should see. */
export type StorageNotice =
  /** What was saved could not be used; it is kept aside, and the seed was loaded. */
  | {
      readonly kind: 'set-aside'
      readonly reason: DamageReason
      readonly detail: string
      readonly at: number
    }
  /** From here on nothing is saved and other tabs are not heard of. */
  | {
      readonly kind: 'memory-only'
      readonly reason: MemoryOnlyReason
      readonly detail: string
      readonly at: number
    }

export type MemoryOnlyReason =
  /** The browser, or the file system, lets nothing be stored. */
  | 'forbidden'
  /** There is no room left. */
  | 'full'
  /** Storage stopped working while it was in use. */
  | 'failed'
  /** Another tab runs another version of this code. */
  | 'other-version'

/** What another tab did. */
export type RemoteChange =
  | { readonly kind: 'rows'; readonly changes: readonly Change[] }
  /** Another world has begun: nothing that was read before holds. */
  | { readonly kind: 'reset' }

export type DatabaseEvent =
  | { readonly kind: 'storage'; readonly notice: StorageNotice }
  | { readonly kind: 'remote-change'; readonly change: RemoteChange }

export interface OpenOptions<D extends Definitions> {
  readonly collections: D
  readonly store: Store
  /** What to begin with when nothing is stored. */
  readonly base: Base
  /** Makes the rows of a base: always the same ones for the same base. Rejects with a RangeError for one that there is not. */
  readonly seed: (base: Base) => RowsByCollection<D> | Promise<RowsByCollection<D>>
  /** Is set to the saved state, and to what other tabs set it to. */
  readonly clock: ControllableClock
  /** Real time in epoch milliseconds, for notices and for telling one world from the next. */
  readonly realNow: () => number
  readonly report?: (event: DatabaseEvent) => void
}

/** A database that outlives the page and is shared with other tabs. */
export interface LiveDatabase<D extends Definitions> {
  /** What the world was made from. */
  readonly base: Base
  /** Whether nothing was stored that could go on, so that it began when the database was opened. */
  readonly isNew: boolean
  /** Counts the commits to this world, in all tabs together. */
  readonly sequence: number
  /** Whether it is kept: false after a `memory-only` notice. */
  readonly persistent: boolean
  /**
   * As `Database.read`; there is a promise where another tab's commit was announced and is not known here yet. Every request
   * looks several times, and to wait for nothing costs more than to look.
   */
  read<T>(look: (tables: Tables<D>) => T): T | Promise<T>
  /**
   * As `Database.transaction`; it resolves when the writes are saved. Where a store is shared, the handler may be
   * run a second time, on newer rows, when another tab got in between.
   */
  transaction<T>(handler: (tables: Tables<D>) => T): Promise<Staged<T>>
  /** Sets the clock here and in all tabs, and keeps it. */
  setClock(state: ClockState): Promise<void>
  /** Begins another world, here and in all tabs. The clock goes on as it is unless another state is given. */
  reset(base: Base, clock?: ClockState): Promise<void>
  /** The whole world: its base and what has changed since. Plain data. */
  snapshot(): Promise<Saved>
  /**
   * Begins a world that is a copy of a snapshot, here and in all tabs. Throws `DamagedError`, having changed
   * nothing, when it cannot be used.
   */
  restore(snapshot: unknown): Promise<void>
  /** Looks for what other tabs did, for a tab that may have slept through the announcement. */
  catchUp(): Promise<void>
  /** Saves what is still to be saved, and lets go of the store. */
  close(): Promise<void>
}
