import { keepAlive } from '../world/keep-alive.ts'
import { type Agenda, CommittedAgenda, StagedAgenda } from './agenda.ts'
import type { Change, Definitions, IndexOf, NumberedChange, RowOf, RowsByCollection } from './change.ts'
import type { AnyRow } from './collections.ts'
import { DatabaseError } from './errors.ts'
import { EMPTY_JOURNAL, type Journal, StagedJournal } from './journal.ts'
import { Shelf, type ShelfView, StillShelf } from './shelf.ts'
import { ReadOnlyTable, StagedTable, type Table } from './table.ts'

/**
 * All collections by name, as a handler gets them: `tx.vms.get(id)`; what is due, over all of them; what the
 * transaction has written; and whether it can write at all.
 */
export type Tables<D extends Definitions> = {
  readonly [Name in keyof D]: Table<RowOf<D[Name]>, IndexOf<D[Name]>>
} & { readonly agenda: Agenda; readonly journal: Journal; readonly mayWrite: boolean }

/** What a handler made of a transaction; nothing of it is in effect yet. */
export interface Staged<T> {
  readonly result: T
  readonly changes: readonly Change[]
}

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
    this.#plan = new StagingPlan(definitions)
  }

  /** Runs a handler on tables of its own and returns what it wrote. When it throws, it has written nothing. */
  stage<T>(handler: (tables: Tables<D>) => T): Staged<T> {
    const staging = new Staging(this.#plan, this.#shelves, this.#agenda)
    const tables = this.#plan.tablesOf<D>(staging)
    try {
      const result = handler(tables)
      if (result instanceof Promise)
        throw new DatabaseError('a transaction cannot wait: its handler is synchronous')
      return { result, changes: staging.changes() }
    } finally {
      staging.close()
      keepAlive(this, tables)
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

/** What a handler would write into a database that has these rows, for seeds: at once, and into none. */
export function rehearse<D extends Definitions, T>(
  definitions: D,
  rows: RowsByCollection<D>,
  handler: (tables: Tables<D>) => T,
): Staged<T> {
  const plan = new StagingPlan(definitions)
  const shelves = new Map(plan.names.map((name) => [name, new StillShelf<AnyRow>(rows[name] ?? [])]))
  const staging = new Staging(plan, shelves, new CommittedAgenda())
  const result = handler(plan.tablesOf<D>(staging))
  return { result, changes: staging.changes() }
}

/** What is the same for all transactions on a database, so that one of them costs little. */
class StagingPlan {
  readonly definitions: Definitions
  readonly names: readonly string[]
  readonly #View: new (
    staging: Staging,
  ) => object

  constructor(definitions: Definitions) {
    this.definitions = definitions
    this.names = Object.keys(definitions)
    this.#View = viewOf(this.names)
  }

  tablesOf<D extends Definitions>(staging: Staging): Tables<D> {
    return new this.#View(staging) as Tables<D>
  }
}

/** What a handler is given: a property for each collection, and those that all transactions have. */
function viewOf(names: readonly string[]): new (staging: Staging) => object {
  return class View {
    readonly mayWrite = true
    readonly #staging: Staging

    static {
      for (const [place, name] of names.entries()) {
        Object.defineProperty(View.prototype, name, {
          get(this: View) {
            return this.#staging.table(place)
          },
        })
      }
    }

    constructor(staging: Staging) {
      this.#staging = staging
    }

    get agenda() {
      return this.#staging.agenda()
    }

    get journal() {
      return this.#staging.journal
    }
  }
}

/** The tables of one transaction, each made when it is first asked for: most handlers touch few of them. */
class Staging {
  readonly #plan: StagingPlan
  readonly #shelves: ReadonlyMap<string, ShelfView<AnyRow>>
  readonly #committed: CommittedAgenda
  /** By the collections' places in the plan. */
  readonly #tables: Array<StagedTable<AnyRow> | undefined>
  #agenda: StagedAgenda | undefined
  readonly journal = new StagedJournal()

  constructor(
    plan: StagingPlan,
    shelves: ReadonlyMap<string, ShelfView<AnyRow>>,
    committed: CommittedAgenda,
  ) {
    this.#plan = plan
    this.#shelves = shelves
    this.#committed = committed
    this.#tables = new Array(plan.names.length)
  }

  table(place: number): StagedTable<AnyRow> {
    let table = this.#tables[place]
    if (table === undefined) {
      const name = this.#plan.names[place] as string
      const shelf = this.#shelves.get(name) as ShelfView<AnyRow>
      table = new StagedTable<AnyRow>(name, shelf, this.#definition(name).schema, this)
      this.#tables[place] = table
    }
    return table
  }

  agenda(): StagedAgenda {
    if (this.#agenda === undefined) {
      this.#agenda = new StagedAgenda(this.#committed.all(), (collection, id) => {
        const row = this.table(this.#plan.names.indexOf(collection)).get(id)
        return row === undefined ? null : this.#dueAt(collection, row)
      })
      for (const { collection, id, row } of this.changes()) {
        const at = row === null ? null : this.#dueAt(collection, row)
        if (at !== null) this.#agenda.note({ collection, id, at })
      }
    }
    return this.#agenda
  }

  /** Told by its tables. */
  onWrite(collection: string, after: Readonly<AnyRow> | null, before: Readonly<AnyRow> | null): void {
    if (this.#definition(collection).journalled) this.journal.note({ collection, before, after })
    if (this.#agenda === undefined || after === null) return
    const at = this.#dueAt(collection, after)
    if (at !== null) this.#agenda.note({ collection, id: after.id, at })
  }

  changes(): Change[] {
    const changes: Change[] = []
    for (const table of this.#tables) table?.addChanges(changes)
    return changes
  }

  close(): void {
    for (const table of this.#tables) table?.close()
  }

  #dueAt(collection: string, row: AnyRow): number | null {
    return this.#definition(collection).due?.(row) ?? null
  }

  #definition(collection: string): Definitions[string] {
    return this.#plan.definitions[collection] as Definitions[string]
  }
}
