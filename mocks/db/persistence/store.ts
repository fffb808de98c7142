import type { Meta, Position, SavedRow } from './saved.ts'

/**
 * A place where a world is kept. It stores and returns, and understands nothing of what it stores: whether that
 * can still be used is for `openDatabase` to find out.
 *
 * Every method may reject; storage fails for reasons that are nobody's fault (full, forbidden, gone). None hangs.
 */
export interface Store {
  /** Whether what is committed outlives the process. */
  readonly persistent: boolean
  /** True when others (tabs) use the same place, so that one has to look before one writes. */
  readonly shared: boolean
  /** What is there, unchecked; null when nothing is. */
  open(): Promise<RawSaved | null>
  /**
   * Adds a commit: these rows and this meta in place of the ones before, all or nothing. Answers false, having
   * changed nothing, when the store is no longer where the writer thought it was.
   */
  commit(from: Position, meta: Meta, rows: readonly SavedRow[]): Promise<boolean>
  /** What has happened after a position; when another world has begun since, all of it. */
  changesSince(position: Position): Promise<RawSaved>
  /** Replaces everything. */
  reset(meta: Meta, rows: readonly SavedRow[]): Promise<void>
  /** Moves everything out of the way, keeping it for a person to look at. The store is empty afterwards. */
  setAside(reason: string, at: number): Promise<void>
  /**
   * Runs a function while, as far as that can be had, nobody else who uses the store does so too. Rejects with
   * what the function rejects with, and for no reason of its own.
   */
  exclusive<T>(run: () => Promise<T>): Promise<T>
  /** Calls back when somebody else has committed or reset. Returns how to stop. */
  onAnnouncement(listener: () => void): () => void
  /** Finishes what is under way and lets go. */
  close(): Promise<void>
}

export interface RawSaved {
  readonly meta: unknown
  readonly rows: unknown
}
