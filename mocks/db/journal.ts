import type { Definitions, RowOf } from './change.ts'
import type { AnyRow } from './collections.ts'

/** A write to a row: content before and after; null if the row didn't exist or was removed. */
export interface RowWrite {
  readonly collection: string
  readonly before: AnyRow | null
  readonly after: AnyRow | null
}

/** `RowWrite` of a known set of collections: the name of the collection tells the type of the row. */
export type RowWriteOf<D extends Definitions> = {
  readonly [Name in keyof D & string]: {
    readonly collection: Name
    readonly before: RowOf<D[Name]> | null
    readonly after: RowOf<D[Name]> | null
  }
}[keyof D & string]

/**
 * Writes of a transaction to the collections that have a journal, in order. Contains every intermediate state of a row,
 * even if several due jobs run in one transaction.
 */
export interface Journal<Write = RowWrite> {
  /** Returns the writes since the last call, in order. */
  take(): readonly Write[]
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

const NONE: readonly never[] = []

/** Journal of a read, which writes nothing. */
export const EMPTY_JOURNAL: Journal<never> = { take: () => NONE }
