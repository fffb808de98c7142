import type { Meta, Position, SavedRow } from './saved.ts'

/**
 * Storage for the database. It doesn't interpret what it stores; `openDatabase` validates it. Every method may reject
 * (storage is full, denied or gone). No method hangs. What a resolved `commit` or `reset` has saved survives the process.
 */
export interface Store {
  /** True if commits survive the process. */
  readonly persistent: boolean
  /** True if others (tabs) use the same storage, so a writer must load their changes first. */
  readonly shared: boolean
  /** True if the database may continue in memory when it can't be opened; otherwise opening it fails. */
  readonly optional: boolean
  /** Stored data, not validated; null if there is none. */
  open(): Promise<RawSaved | null>
  /**
   * Saves rows and metadata of a commit atomically. Returns false, having changed nothing, if the store is no longer at
   * the position `from`.
   */
  commit(from: Position, meta: Meta, rows: readonly SavedRow[]): Promise<boolean>
  /**
   * Resolves once all requests that arrived together have been handled. Their transactions share a commit. Omitted if
   * each transaction has its own commit.
   */
  gather?(): Promise<void>
  /** Changes after a position; everything if the database was reset since. */
  changesSince(position: Position): Promise<RawSaved>
  reset(meta: Meta, rows: readonly SavedRow[]): Promise<void>
  /** Moves all data aside for inspection and leaves the store empty. Returns the new path, if it has one. */
  setAside(reason: string, at: number): Promise<string | null>
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
