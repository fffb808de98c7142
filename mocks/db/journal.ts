import type { AnyRow } from './collections.ts'

/** A write to a row: content before and after; null if the row didn't exist or was removed. */
export interface RowWrite {
  readonly collection: string
  readonly before: AnyRow | null
  readonly after: AnyRow | null
}

/**
 * Writes of a transaction to the collections that have a journal, in order. Contains every intermediate state of a row,
 * even if several due jobs run in one transaction.
 */
export interface Journal {
  /** Returns the writes since the last call, in order. */
  take(): readonly RowWrite[]
}

export class StagedJournal implements Journal {
  #writes: RowWrite[] = []

  add(write: RowWrite): void {
    this.#writes.push(write)
  }

  /** Returns a function that restores the current content. */
  mark(): () => void {
    const writes = [...this.#writes]
    return () => {
      this.#writes = writes
    }
  }

  take(): readonly RowWrite[] {
    if (this.#writes.length === 0) return NONE
    const writes = this.#writes
    this.#writes = []
    return writes
  }
}

const NONE: readonly RowWrite[] = []

/** Journal of a read, which writes nothing. */
export const EMPTY_JOURNAL: Journal = { take: () => NONE }
