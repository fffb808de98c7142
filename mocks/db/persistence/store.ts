import type { Meta, Position, SavedRow } from './saved.ts'

/**
 * Storage for the database. It doesn't interpret what it stores; `openDatabase` validates it. Every method may reject
 * (storage is full, denied or gone). No method hangs.
 */
export interface Store {
  /** True if commits survive the process. */
  readonly persistent: boolean
  /** True if others (tabs) use the same storage, so a writer must load their changes first. */
  readonly shared: boolean
  /** Stored data, not validated; null if there is none. */
  open(): Promise<RawSaved | null>
  /**
   * Saves rows and metadata of a commit atomically. Returns false, having changed nothing, if the store is no longer at
   * the position `from`.
   */
  commit(from: Position, meta: Meta, rows: readonly SavedRow[]): Promise<boolean>
  /** Changes after a position; everything if the database was reset since. */
  changesSince(position: Position): Promise<RawSaved>
  reset(meta: Meta, rows: readonly SavedRow[]): Promise<void>
  /** Moves all data aside for inspection and leaves the store empty. */
  setAside(reason: string, at: number): Promise<void>
  /** Runs a function under an exclusive lock if one is available. Rejects only with the function's own error. */
  exclusive<T>(run: () => Promise<T>): Promise<T>
  /** Calls the listener when another tab commits or resets. Returns a function that unsubscribes. */
  onAnnouncement(listener: () => void): () => void
  /** Finishes pending work and closes the store. */
  close(): Promise<void>
}

export interface RawSaved {
  readonly meta: unknown
  readonly rows: unknown
}
