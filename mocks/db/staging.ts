import { CommittedAgenda, StagedAgenda } from './agenda.ts'
import type { Change, Definitions, RowsByCollection } from './change.ts'
import type { AnyRow } from './collections.ts'
import { StagedJournal } from './journal.ts'
import { freezerOf } from './row-check.ts'
import { type ShelfView, StillShelf } from './shelf.ts'
import { type Source, StagedTable } from './table.ts'
import type { Staged, Tables } from './tables.ts'

/** What a handler would write into a database that has these rows, for seeds: at once, and into none. */
export function rehearse<D extends Definitions, T>(
  definitions: D,
  rows: RowsByCollection<D>,
  handler: (tables: Tables<D>) => T,
): Staged<T> {
  const plan = new StagingPlan(definitions, (name) => new StillShelf<AnyRow>(rows[name] ?? []))
  const staging = new Staging(plan, new CommittedAgenda())
  const result = handler(plan.tablesOf<D>(staging))
  return { result, changes: staging.changes() }
}

/** What is the same for all transactions on a database, so that one of them costs little. */
export class StagingPlan {
  readonly sources: readonly Source[]
  readonly #View: typeof View

  constructor(definitions: Definitions, shelfOf: (name: string) => ShelfView<AnyRow>) {
    this.sources = Object.entries(definitions).map(([name, { schema, journalled = false, due }]) => ({
      name,
      shelf: shelfOf(name),
      freeze: freezerOf(name, schema),
      journalled,
      due,
    }))
    this.#View = View.of(definitions)
  }

  tablesOf<D extends Definitions>(staging: Staging): Tables<D> {
    return new this.#View(staging) as unknown as Tables<D>
  }
}

/** What a handler is given: a property for each collection, and those that all transactions have. */
class View {
  readonly mayWrite = true
  readonly #staging: Staging

  constructor(staging: Staging) {
    this.#staging = staging
  }

  get agenda() {
    return this.#staging.agenda()
  }

  get journal() {
    return this.#staging.journal
  }

  static of(definitions: Definitions): typeof View {
    let made = views.get(definitions)
    if (made === undefined) {
      made = class extends View {}
      for (const [place, name] of Object.keys(definitions).entries()) {
        Object.defineProperty(made.prototype, name, {
          get(this: View) {
            return this.#staging.table(place)
          },
        })
      }
      views.set(definitions, made)
    }
    return made
  }
}

const views = new WeakMap<Definitions, typeof View>()

/** The tables of one transaction, each made when it is first asked for: most handlers touch few of them. */
export class Staging {
  readonly #plan: StagingPlan
  readonly #committed: CommittedAgenda
  /** By the collections' places in the plan. */
  readonly #tables: Array<StagedTable<AnyRow> | undefined>
  /** Those that there are. */
  readonly #touched: StagedTable<AnyRow>[] = []
  #agenda: StagedAgenda | undefined
  readonly journal = new StagedJournal()

  constructor(plan: StagingPlan, committed: CommittedAgenda) {
    this.#plan = plan
    this.#committed = committed
    this.#tables = new Array(plan.sources.length)
  }

  table(place: number): StagedTable<AnyRow> {
    let table = this.#tables[place]
    if (table === undefined) {
      table = new StagedTable<AnyRow>(this.#plan.sources[place] as Source, this)
      this.#tables[place] = table
      this.#touched.push(table)
    }
    return table
  }

  agenda(): StagedAgenda {
    if (this.#agenda === undefined) {
      const { sources } = this.#plan
      const dueAt = (collection: string, id: string) => {
        const place = sources.findIndex(({ name }) => name === collection)
        const row = this.table(place).get(id)
        return row === undefined ? null : (sources[place]?.due?.(row) ?? null)
      }
      this.#agenda = new StagedAgenda(this.#committed.all(), dueAt)
      for (const { collection, id, row } of this.changes()) {
        const at = row === null ? null : dueAt(collection, id)
        if (at !== null) this.#agenda.note({ collection, id, at })
      }
    }
    return this.#agenda
  }

  /** Told by its tables. */
  onWrite(
    { name: collection, journalled, due }: Source,
    after: Readonly<AnyRow> | null,
    before: Readonly<AnyRow> | null,
  ): void {
    if (journalled) this.journal.note({ collection, before, after })
    if (this.#agenda === undefined || after === null) return
    const at = due?.(after) ?? null
    if (at !== null) this.#agenda.note({ collection, id: after.id, at })
  }

  changes(): Change[] {
    const changes: Change[] = []
    for (const table of this.#touched) table.addChanges(changes)
    return changes
  }

  close(): void {
    for (const table of this.#touched) table.close()
  }
}
