import { CommittedAgenda } from './agenda.ts'
import type { Change, Definitions, NumberedChange, RowsByCollection } from './change.ts'
import type { AnyRow } from './collections.ts'
import { DatabaseError } from './errors.ts'
import { EMPTY_JOURNAL } from './journal.ts'
import { Shelf } from './shelf.ts'
import { Staging, StagingPlan } from './staging.ts'
import { ReadOnlyTable } from './table.ts'
import type { Staged, Tables } from './tables.ts'

/**
 * The rows of all collections, and the ways to look at them and exchange them. Knows nothing of queues or
 * storage: `Database` puts writes in a row, `persistence/` keeps them.
 */
export class State<D extends Definitions> {
  /** For reads; a write to one of these tables throws. */
  readonly tables: Tables<D>
  readonly #shelves: ReadonlyMap<string, Shelf<AnyRow>>
  readonly #agenda = new CommittedAgenda()
  readonly #plan: StagingPlan

  constructor(definitions: D) {
    this.#shelves = new Map(Object.entries(definitions).map(([name, it]) => [name, new Shelf<AnyRow>(it)]))
    const tables: Record<string, unknown> = { agenda: this.#agenda, journal: EMPTY_JOURNAL, mayWrite: false }
    for (const [name, shelf] of this.#shelves) tables[name] = new ReadOnlyTable(name, shelf)
    this.tables = tables as Tables<D>
    this.#plan = new StagingPlan(definitions, (name) => this.#shelf(name))
  }

  /** Runs a handler on tables of its own and returns what it wrote. When it throws, it has written nothing. */
  stage<T>(handler: (tables: Tables<D>) => T): Staged<T> {
    const staging = new Staging(this.#plan, this.#agenda)
    const tables = this.#plan.tablesOf<D>(staging)
    try {
      const result = handler(tables)
      if (result instanceof Promise)
        throw new DatabaseError('a transaction cannot wait: its handler is synchronous')
      return { result, changes: staging.changes() }
    } finally {
      staging.close()
    }
  }

  /**
   * Puts changes into effect, all in one go: no reader ever sees some of them. The promise, if there is one,
   * is for room being made beforehand; nothing else may be applied meanwhile.
   */
  apply(changes: readonly Change[]): Promise<void> | undefined {
    const rooms: Promise<void>[] = []
    for (const { collection, id, row } of changes) {
      const room = row === null ? undefined : this.#shelf(collection).makeRoom(id)
      if (room !== undefined) rooms.push(room)
    }
    return rooms.length === 0
      ? this.#exchange(changes)
      : Promise.all(rooms).then(() => this.#exchange(changes))
  }

  /**
   * Exchanges everything. The rows are trusted to fit their schemas, and frozen in place.
   *
   * @param changed which of them are not as they were in the beginning, and what has gone since
   */
  async replaceAll(rows: RowsByCollection<D>, changed: readonly NumberedChange[] = []): Promise<void> {
    const unknown = Object.keys(rows).find((name) => !this.#shelves.has(name))
    if (unknown !== undefined) throw new DatabaseError(`no collection ${unknown}`)
    const replacements = [...this.#shelves].map(([name, shelf]) => shelf.replacement(rows[name] ?? []))
    for (const replace of await Promise.all(replacements)) replace()
    for (const { collection, id, seq } of changed) this.#shelf(collection).mark(id, seq)
    this.#agenda.clear()
    for (const [name, shelf] of this.#shelves) {
      const { due } = shelf
      if (due === undefined) continue
      for (const row of shelf.rows()) {
        const at = due(row)
        if (at !== null) this.#agenda.note(name, row.id, at)
      }
    }
  }

  /** Everything, as it was put in; the rows are shared, and frozen. */
  rows(): RowsByCollection<D> {
    const rows: Record<string, readonly AnyRow[]> = {}
    for (const [name, shelf] of this.#shelves) rows[name] = [...shelf.rows()]
    return rows as RowsByCollection<D>
  }

  /** The rows that numbered changes have left other than they were in the beginning: with that, all there is. */
  changed(): NumberedChange[] {
    const changed: NumberedChange[] = []
    for (const [collection, shelf] of this.#shelves) {
      for (const { id, row, seq } of shelf.changed()) changed.push({ collection, id, row, seq })
    }
    return changed
  }

  #exchange(changes: readonly Change[]): undefined {
    for (const { collection, id, row, seq = 0 } of changes) {
      const shelf = this.#shelf(collection)
      shelf.set(id, row, seq)
      const { due } = shelf
      if (due !== undefined) this.#agenda.note(collection, id, row === null ? null : due(row))
    }
  }

  #shelf(name: string): Shelf<AnyRow> {
    const shelf = this.#shelves.get(name)
    if (shelf === undefined) throw new DatabaseError(`no collection ${name}`)
    return shelf
  }
}
