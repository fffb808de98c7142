import type { ClockState } from '../../kernel/clock.ts'
import type { Change, NumberedChange } from '../change.ts'
import type { Meta, SavedRow } from './saved.ts'
import type { Store } from './store.ts'

/** Result of a write before it is saved. */
export interface Decision<T> {
  readonly outcome: T
  readonly changes: readonly Change[]
  readonly clock?: ClockState
}

/** Result of a write, and the commit that it waits for. */
export interface Joined<T> {
  readonly outcome: T
  readonly group: CommitGroup | undefined
}

/** A group with this many transactions is saved, since more would gain little. */
const MAX_TRANSACTIONS = 64

/** Transactions that are visible to later ones and share one commit, which is still to be made. */
export class CommitGroup {
  /** Metadata before the first transaction. */
  readonly before: Meta
  /** Rows to save, in the order of the writes. */
  readonly rows: SavedRow[] = []
  #count = 0
  readonly #replaced: NumberedChange[] = []
  readonly #outcome = Promise.withResolvers<void>()

  constructor(before: Meta) {
    this.before = before
    // Prevents an unhandled rejection if the commit fails while no caller waits.
    this.saved.catch(() => {})
  }

  /** Resolves once the commit is durable; rejects with a StorageError if it failed. */
  get saved(): Promise<void> {
    return this.#outcome.promise
  }

  /** Resolves when no more transactions arrive, or the group is large enough. */
  async fill({ gather }: Store): Promise<void> {
    let count: number
    do {
      count = this.#count
      await gather?.()
    } while (this.#count > count && this.#count < MAX_TRANSACTIONS)
  }

  /** @param replaced versions of the rows before this transaction */
  add(rows: readonly SavedRow[], replaced: readonly NumberedChange[]): void {
    this.#count += 1
    this.rows.push(...rows)
    this.#replaced.push(...replaced)
  }

  /** Changes that undo all transactions. */
  undo(): NumberedChange[] {
    return this.#replaced.toReversed()
  }

  succeed(): void {
    this.#outcome.resolve()
  }

  fail(error: unknown): void {
    this.#outcome.reject(error)
  }
}
