import { keepAlive } from '../world/keep-alive.ts'
import { type Agenda, CommittedAgenda, StagedAgenda } from './agenda.ts'
import type { Change, Definitions, IndexOf, RowOf, RowsByCollection } from './change.ts'
import type { AnyRow } from './collections.ts'
import { DatabaseError } from './errors.ts'
import { EMPTY_JOURNAL, type Journal, StagedJournal } from './journal.ts'
import { Shelf, type ShelfView, StillShelf } from './shelf.ts'
import { ReadOnlyTable, StagedTable, type Table } from './table.ts'

/**
 * All collections by name, as a handler gets them: `tx.vms.get(id)`; what is due, over all of them; and what the
 * transaction has written.
 */
export type Tables<D extends Definitions> = {
  readonly [Name in keyof D]: Table<RowOf<D[Name]>, IndexOf<D[Name]>>
} & { readonly agenda: Agenda; readonly journal: Journal }

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
  readonly #definitions: D
  readonly #shelves: ReadonlyMap<string, Shelf<AnyRow>>
  readonly #agenda = new CommittedAgenda()
  readonly #tablesOfStaging: object

  constructor(definitions: D) {
    this.#definitions = definitions
    this.#shelves = new Map(Object.entries(definitions).map(([name, it]) => [name, new Shelf<AnyRow>(it)]))
    const tables: Record<string, unknown> = { agenda: this.#agenda, journal: EMPTY_JOURNAL }
    for (const [name, shelf] of this.#shelves) tables[name] = new ReadOnlyTable(name, shelf)
    this.tables = tables as Tables<D>
    this.#tablesOfStaging = tablesPrototype(this.#shelves.keys())
  }

  /** Runs a handler on tables of its own and returns what it wrote. When it throws, it has written nothing. */
  stage<T>(handler: (tables: Tables<D>) => T): Staged<T> {
    const staging = new Staging(this.#definitions, (name) => this.#shelf(name), this.#agenda)
    const tables = Object.create(this.#tablesOfStaging)
    tables[stagingOf] = staging
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
    const newcomers = changes.filter((it) => it.row !== null && !this.#shelf(it.collection).hasRoom(it.id))
    if (newcomers.length === 0) return this.#exchange(changes)
    const rooms = newcomers.map((it) => this.#shelf(it.collection).makeRoom(it.id))
    return Promise.all(rooms).then(() => this.#exchange(changes))
  }

  /** Exchanges everything. The rows are trusted to fit their schemas, and frozen in place. */
  async replaceAll(rows: RowsByCollection<D>): Promise<void> {
    const unknown = Object.keys(rows).find((name) => !this.#shelves.has(name))
    if (unknown !== undefined) throw new DatabaseError(`no collection ${unknown}`)
    const replacements = [...this.#shelves].map(([name, shelf]) => shelf.replacement(rows[name] ?? []))
    for (const replace of await Promise.all(replacements)) replace()
    this.#agenda.clear()
    for (const [name, { due }] of Object.entries(this.#definitions)) {
      if (due === undefined) continue
      for (const row of this.#shelf(name).rows()) {
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

  #exchange(changes: readonly Change[]): undefined {
    for (const { collection, id, row } of changes) {
      this.#shelf(collection).set(id, row)
      const due = this.#definitions[collection]?.due
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
  const shelves = new Map<string, StillShelf<AnyRow>>()
  const shelfOf = (name: string) => {
    let shelf = shelves.get(name)
    if (shelf === undefined) {
      shelf = new StillShelf<AnyRow>(rows[name] ?? [])
      shelves.set(name, shelf)
    }
    return shelf
  }
  const staging = new Staging(definitions, shelfOf, new CommittedAgenda())
  const tables = Object.create(tablesPrototype(Object.keys(definitions)), { [stagingOf]: { value: staging } })
  const result = handler(tables)
  return { result, changes: staging.changes() }
}

/** The tables of one transaction, each made when it is first asked for: most handlers touch few of them. */
class Staging {
  readonly #definitions: Definitions
  readonly #shelfOf: (name: string) => ShelfView<AnyRow>
  readonly #committed: CommittedAgenda
  readonly #made = new Map<string, StagedTable<AnyRow>>()
  #agenda: StagedAgenda | undefined
  readonly journal = new StagedJournal()

  constructor(
    definitions: Definitions,
    shelfOf: (name: string) => ShelfView<AnyRow>,
    committed: CommittedAgenda,
  ) {
    this.#definitions = definitions
    this.#shelfOf = shelfOf
    this.#committed = committed
  }

  table(name: string): StagedTable<AnyRow> {
    let table = this.#made.get(name)
    if (table === undefined) {
      const { schema, due, journalled } = this.#definitions[name] as Definitions[string]
      table = new StagedTable<AnyRow>(name, this.#shelfOf(name), schema, (after, before) => {
        if (journalled) this.journal.note({ collection: name, before, after })
        const at = after === null ? null : (due?.(after) ?? null)
        if (after !== null && at !== null) this.#agenda?.note({ collection: name, id: after.id, at })
      })
      this.#made.set(name, table)
    }
    return table
  }

  agenda(): StagedAgenda {
    if (this.#agenda === undefined) {
      this.#agenda = new StagedAgenda(this.#committed.all(), (collection, id) => {
        const row = this.table(collection).get(id)
        return row === undefined ? null : (this.#definitions[collection]?.due?.(row) ?? null)
      })
      for (const { collection, id, row } of this.changes()) {
        const at = row === null ? null : (this.#definitions[collection]?.due?.(row) ?? null)
        if (at !== null) this.#agenda.note({ collection, id, at })
      }
    }
    return this.#agenda
  }

  changes(): Change[] {
    const changes: Change[] = []
    for (const table of this.#made.values()) table.addChanges(changes)
    return changes
  }

  close(): void {
    for (const table of this.#made.values()) table.close()
  }
}

const stagingOf = Symbol('staging')

/** A property for each collection, on a prototype: a transaction costs one small object. */
function tablesPrototype(names: Iterable<string>): object {
  const prototype = {}
  Object.defineProperty(prototype, 'agenda', {
    get(this: { readonly [stagingOf]: Staging }) {
      return this[stagingOf].agenda()
    },
  })
  Object.defineProperty(prototype, 'journal', {
    get(this: { readonly [stagingOf]: Staging }) {
      return this[stagingOf].journal
    },
  })
  for (const name of names) {
    Object.defineProperty(prototype, name, {
      get(this: { readonly [stagingOf]: Staging }) {
        return this[stagingOf].table(name)
      },
    })
  }
  return prototype
}
