import { type Change, changesOf, type Definitions, type RowsByCollection } from './change.ts'
import { type CollectionReader, FixedCollection } from './collection-store.ts'
import type { AnyRow } from './collections.ts'
import { StagedJournal } from './journal.ts'
import { createRowParser } from './row-check.ts'
import { CommittedSchedule, StagedSchedule } from './schedule.ts'
import { type Source, StagedTable } from './table.ts'
import type { Staged, Tables } from './tables.ts'

/** Runs a handler on rows outside any database and returns what it would write, for seeds. */
export function dryRun<D extends Definitions, T>(
  definitions: D,
  rows: RowsByCollection<D>,
  handler: (tables: Tables<D>) => T,
): Staged<T, D> {
  const plan = new StagingPlan(definitions, (name) => new FixedCollection<AnyRow>(rows[name] ?? []))
  const staging = new Staging(plan, new CommittedSchedule())
  const result = handler(plan.tablesOf<D>(staging))
  return { result, changes: changesOf<D>(staging.changes()) }
}

/** Shared by all transactions on a database, so that starting one is cheap. */
export class StagingPlan {
  readonly sources: readonly Source[]
  readonly #TransactionView: ReturnType<typeof viewClass>

  constructor(definitions: Definitions, readerOf: (name: string) => CollectionReader<AnyRow>) {
    this.sources = Object.entries(definitions).map(([name, { schema, journaled = false, due }]) => ({
      name,
      reader: readerOf(name),
      freeze: createRowParser(name, schema),
      journaled,
      due,
    }))
    this.#TransactionView = viewClass(Object.keys(definitions))
  }

  tablesOf<D extends Definitions>(staging: Staging): Tables<D> {
    return new this.#TransactionView(staging) as unknown as Tables<D>
  }
}

/** Creates the class of `Tables`. The collections are getters on the prototype, so creating an object costs the same for any number. */
function viewClass(collections: readonly string[]) {
  class TransactionView {
    readonly isWritable = true
    readonly #staging: Staging

    constructor(staging: Staging) {
      this.#staging = staging
    }

    get schedule() {
      return this.#staging.schedule()
    }

    get journal() {
      return this.#staging.journal
    }

    get writeCount() {
      return this.#staging.writeCount
    }

    savepoint<T>(run: () => T): T {
      return this.#staging.savepoint(run)
    }

    static table(view: TransactionView, place: number) {
      return view.#staging.table(place)
    }
  }
  for (const [place, name] of collections.entries()) {
    Object.defineProperty(TransactionView.prototype, name, {
      get(this: TransactionView) {
        return TransactionView.table(this, place)
      },
    })
  }
  return TransactionView
}

/** Tables of one transaction. Creates each at its first use: most handlers touch few. */
export class Staging {
  readonly #plan: StagingPlan
  readonly #committed: CommittedSchedule
  /** By the collection's position in the plan. */
  readonly #tables: Array<StagedTable<AnyRow> | undefined>
  readonly #touched: StagedTable<AnyRow>[] = []
  #schedule: StagedSchedule | undefined
  readonly journal = new StagedJournal()
  writeCount = 0
  /** Undoes the writes since the outermost savepoint, in their order; undefined outside a savepoint. */
  #undo: (() => void)[] | undefined

  constructor(plan: StagingPlan, committed: CommittedSchedule) {
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

  schedule(): StagedSchedule {
    if (this.#schedule === undefined) {
      const { sources } = this.#plan
      const dueAt = (collection: string, id: string) => {
        const place = sources.findIndex(({ name }) => name === collection)
        const row = this.table(place).get(id)
        return row === undefined ? null : (sources[place]?.due?.(row) ?? null)
      }
      this.#schedule = new StagedSchedule(this.#committed.all(), dueAt)
      for (const { collection, id, row } of this.changes()) {
        const at = row === null ? null : dueAt(collection, id)
        if (at !== null) this.#schedule.add({ collection, id, at })
      }
    }
    return this.#schedule
  }

  savepoint<T>(run: () => T): T {
    const outer = this.#undo
    this.#undo ??= []
    const undo = this.#undo
    const count = undo.length
    const restoreJournal = this.journal.mark()
    try {
      return run()
    } catch (error) {
      while (undo.length > count) undo.pop()?.()
      restoreJournal()
      throw error
    } finally {
      this.#undo = outer
    }
  }

  /** Called by the tables. */
  onWrite(
    source: Source,
    after: Readonly<AnyRow> | null,
    before: Readonly<AnyRow> | null,
    undo: () => void,
  ): void {
    const { name: collection, journaled } = source
    this.writeCount += 1
    if (journaled) this.journal.add({ collection, before, after })
    this.#noteDeadline(source, after, before)
    this.#undo?.push(() => {
      undo()
      // The schedule may have skipped the entry meanwhile.
      this.#noteDeadline(source, before, null)
    })
  }

  /** @param known row whose deadline the schedule has */
  #noteDeadline(
    { name: collection, due }: Source,
    row: Readonly<AnyRow> | null,
    known: Readonly<AnyRow> | null,
  ): void {
    if (this.#schedule === undefined || due === undefined || row === null) return
    const at = due(row)
    if (at !== null && (known === null || due(known) !== at)) {
      this.#schedule.add({ collection, id: row.id, at })
    }
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
