import type { AnyRow } from './collections.ts'

/** A row that was written: what it was before, and what it is now; null where there was or is none. */
export interface Written {
  readonly collection: string
  readonly before: AnyRow | null
  readonly after: AnyRow | null
}

/**
 * What a transaction has written to the collections that are journalled, one write after the other: who takes it sees each
 * state that a row went through, also where several deadlines are settled in one transaction.
 */
export interface Journal {
  /** What was written since it was last taken, in order. */
  take(): readonly Written[]
}

export class StagedJournal implements Journal {
  #written: Written[] = []

  note(written: Written): void {
    this.#written.push(written)
  }

  take(): readonly Written[] {
    if (this.#written.length === 0) return NONE
    const written = this.#written
    this.#written = []
    return written
  }
}

const NONE: readonly Written[] = []

/** Of a read, which writes nothing. */
export const EMPTY_JOURNAL: Journal = { take: () => NONE }
