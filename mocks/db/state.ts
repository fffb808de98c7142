import {
  type Change,
  changesOf,
  type Definitions,
  type NumberedChange,
  type RowsByCollection,
} from './change.ts'
import { CollectionStore } from './collection-store.ts'
import type { AnyRow } from './collections.ts'
import { DatabaseError } from './errors.ts'
import { EMPTY_JOURNAL } from './journal.ts'
import { CommittedSchedule } from './schedule.ts'
import { Staging, StagingPlan } from './staging.ts'
import { ReadOnlyTable } from './table.ts'
import type { Staged, Tables } from './tables.ts'

/**
 * Rows of all collections, and how to read and replace them. Knows nothing of queues or storage: `Database` queues writes,
 * `persistence/` stores them.
 */
export class State<D extends Definitions> {
  /** For reads; a write to one of these tables throws. */
  readonly tables: Tables<D>
  readonly #stores: ReadonlyMap<string, CollectionStore<AnyRow>>
  readonly #schedule = new CommittedSchedule()
  readonly #plan: StagingPlan

  constructor(definitions: D) {
    this.#stores = new Map(
      Object.entries(definitions).map(([name, it]) => [name, new CollectionStore<AnyRow>(it)]),
    )
    const tables: Record<string, unknown> = {
      schedule: this.#schedule,
      journal: EMPTY_JOURNAL,
      isWritable: false,
      savepoint: (run: () => unknown) => run(),
    }
    for (const [name, store] of this.#stores) tables[name] = new ReadOnlyTable(name, store)
    this.tables = tables as Tables<D>
    this.#plan = new StagingPlan(definitions, (name) => this.#store(name))
  }

  /** Runs a handler on a new set of staged tables and returns its changes, without applying them. */
  stage<T>(handler: (tables: Tables<D>) => T): Staged<T, D> {
    const staging = new Staging(this.#plan, this.#schedule)
    const tables = this.#plan.tablesOf<D>(staging)
    try {
      const result = handler(tables)
      if (result instanceof Promise) throw new DatabaseError('a transaction handler must be synchronous')
      return { result, changes: changesOf<D>(staging.changes()) }
    } finally {
      staging.close()
    }
  }

  /**
   * Applies changes in one synchronous step, so no reader sees some of them. Returns a promise if entries must be reserved
   * first; nothing else may be applied until it resolves.
   */
  apply(changes: readonly Change[]): Promise<void> | undefined {
    const reservations: Promise<void>[] = []
    for (const { collection, id, row } of changes) {
      const reservation = row === null ? undefined : this.#store(collection).reserve(id)
      if (reservation !== undefined) reservations.push(reservation)
    }
    return reservations.length === 0
      ? this.#set(changes)
      : Promise.all(reservations).then(() => this.#set(changes))
  }

  /** Current versions of the rows that the changes replace. Applying them in reverse order undoes the changes. */
  versionsBefore(changes: readonly Change[]): NumberedChange[] {
    return changes.map(({ collection, id }) => ({ collection, id, ...this.#store(collection).version(id) }))
  }

  /**
   * Replaces all rows. They are trusted to fit their schemas, and frozen in place when they are first read.
   *
   * @param changed rows that differ from the data set's, and rows removed since
   */
  async replaceAll(rows: RowsByCollection<D>, changed: readonly NumberedChange[] = []): Promise<void> {
    const unknown = Object.keys(rows).find((name) => !this.#stores.has(name))
    if (unknown !== undefined) throw new DatabaseError(`no collection ${unknown}`)
    const replacements = [...this.#stores].map(([name, store]) => store.replacement(rows[name] ?? []))
    for (const replace of await Promise.all(replacements)) replace()
    for (const { collection, id, seq } of changed) this.#store(collection).setCommit(id, seq)
    this.#schedule.clear()
    for (const [name, store] of this.#stores) {
      const { due } = store
      if (due === undefined) continue
      for (const row of rows[name] ?? []) {
        const at = due(row)
        if (at !== null) this.#schedule.set(name, row.id, at)
      }
    }
  }

  /** All rows, in the order of insertion. They are shared, and frozen. */
  rows(): RowsByCollection<D> {
    const rows: Record<string, readonly AnyRow[]> = {}
    for (const [name, store] of this.#stores) rows[name] = [...store.rows()]
    return rows as RowsByCollection<D>
  }

  /** Rows that commits have written or removed since the database was filled. */
  changed(): NumberedChange[] {
    const changed: NumberedChange[] = []
    for (const [collection, store] of this.#stores) {
      for (const { id, row, seq } of store.changed()) changed.push({ collection, id, row, seq })
    }
    return changed
  }

  #set(changes: readonly Change[]): undefined {
    for (const { collection, id, row, seq = 0 } of changes) {
      const store = this.#store(collection)
      store.set(id, row, seq)
      const { due } = store
      if (due !== undefined) this.#schedule.set(collection, id, row === null ? null : due(row))
    }
  }

  #store(name: string): CollectionStore<AnyRow> {
    const store = this.#stores.get(name)
    if (store === undefined) throw new DatabaseError(`no collection ${name}`)
    return store
  }
}
