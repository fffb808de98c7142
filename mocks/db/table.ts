import type { Change } from './change.ts'
import type { CollectionReader } from './collection-store.ts'
import type { AnyRow } from './collections.ts'
import { DatabaseError } from './errors.ts'
import type { Measure } from './field-index.ts'
import { type Listed, type ListOptions, listRows } from './list.ts'

/**
 * One collection as a handler sees it: what is committed, under what the transaction has written so far.
 * All rows handed out are frozen; the way to change one is `update`.
 */
export interface Table<Row extends AnyRow, Indexed extends keyof Row = never> {
  get(id: string): Readonly<Row> | undefined
  /** Filter, sort, page. */
  list(options?: ListOptions<Readonly<Row>>): Listed<Readonly<Row>>
  /** The first match in the order of insertion. */
  find(where: (row: Readonly<Row>) => boolean): Readonly<Row> | undefined
  count(where?: (row: Readonly<Row>) => boolean): number
  /** In the order of insertion. */
  all(): Readonly<Row>[]
  /** The rows with this value in an indexed field, in no particular order, without a walk over the others. */
  by<Field extends Indexed>(field: Field, value: Row[Field]): readonly Readonly<Row>[]
  /** How many rows `by` would give, without a look at each. */
  countBy<Field extends Indexed>(field: Field, value: Row[Field]): number
  /**
   * The sum over the rows that `by` would give. It is kept from one time to the next and brought up to date by what is
   * written, so `of` has to be one and the same function each time, and read nothing but its row.
   */
  sumBy<Field extends Indexed>(field: Field, value: Row[Field], of: Measure<Row>): number
  /** Throws when the id is taken or the row does not fit the schema. Keeps the row, and freezes it. */
  insert(row: Row): Readonly<Row>
  /** Exchanges the fields named. Throws when there is no such row or the result does not fit the schema. */
  update(id: string, patch: Partial<Omit<Row, 'id'>>): Readonly<Row>
  /** Throws when there is no such row. */
  remove(id: string): void
}

/** The part that reads; a write throws. Has no state of its own, so one serves all readers. */
export class ReadOnlyTable<Row extends AnyRow, Indexed extends keyof Row = never>
  implements Table<Row, Indexed>
{
  protected readonly name: string
  protected readonly reader: CollectionReader<Row>

  constructor(name: string, reader: CollectionReader<Row>) {
    this.name = name
    this.reader = reader
  }

  get(id: string): Readonly<Row> | undefined {
    return this.reader.get(id)
  }

  by<Field extends Indexed>(field: Field, value: Row[Field]): readonly Readonly<Row>[] {
    return this.reader.by(field as string, value)
  }

  countBy<Field extends Indexed>(field: Field, value: Row[Field]): number {
    return this.reader.countBy(field as string, value)
  }

  sumBy<Field extends Indexed>(field: Field, value: Row[Field], of: Measure<Row>): number {
    return this.reader.sumBy(field as string, value, of)
  }

  list(options: ListOptions<Readonly<Row>> = {}): Listed<Readonly<Row>> {
    return listRows(this.rows(), options)
  }

  find(where: (row: Readonly<Row>) => boolean): Readonly<Row> | undefined {
    for (const row of this.rows()) if (where(row)) return row
    return undefined
  }

  count(where?: (row: Readonly<Row>) => boolean): number {
    let count = 0
    for (const row of this.rows()) if (where === undefined || where(row)) count++
    return count
  }

  all(): Readonly<Row>[] {
    return [...this.rows()]
  }

  insert(_row: Row): Readonly<Row> {
    return this.refuse()
  }

  update(_id: string, _patch: Partial<Omit<Row, 'id'>>): Readonly<Row> {
    return this.refuse()
  }

  remove(_id: string): void {
    this.refuse()
  }

  protected rows(): Iterable<Readonly<Row>> {
    return this.reader.rows()
  }

  private refuse(): never {
    throw new DatabaseError(`${this.name} was written to in a read; use a transaction`)
  }
}

const one = () => 1

/** What a table has staged that nothing was written to. */
const NOTHING = new Map<string, never>()

/** A collection as the transactions on a database find it. */
export interface Source<Row extends AnyRow = AnyRow> {
  readonly name: string
  readonly reader: CollectionReader<Row>
  /** The row as the collection's schema has it, frozen; throws `InvalidRowError`. */
  freeze(row: unknown): Readonly<Row>
  readonly journalled: boolean
  /** When a row is due, where the collection's rows have deadlines. */
  readonly due: ((row: Row) => number | null) | undefined
}

/** Is told of each row that is inserted, changed or removed, with what it was before. */
export interface WriteListener {
  onWrite(source: Source, after: Readonly<AnyRow> | null, before: Readonly<AnyRow> | null): void
}

/** The table of a transaction: writes are staged here and reach the reader when the transaction commits. */
export class StagedTable<Row extends AnyRow, Indexed extends keyof Row = never> extends ReadOnlyTable<
  Row,
  Indexed
> {
  readonly #source: Source<Row>
  readonly #listener: WriteListener
  /** By id, in the order of writing; null is a removal. Made at the first one: most tables are only looked at. */
  #staged: Map<string, Readonly<Row> | null> = NOTHING
  #open = true

  constructor(source: Source<Row>, listener: WriteListener) {
    super(source.name, source.reader)
    this.#source = source
    this.#listener = listener
  }

  override get(id: string): Readonly<Row> | undefined {
    const staged = this.#staged === NOTHING ? undefined : this.#staged.get(id)
    return staged === undefined ? this.reader.get(id) : (staged ?? undefined)
  }

  override by<Field extends Indexed>(field: Field, value: Row[Field]): readonly Readonly<Row>[] {
    const committed = this.reader.by(field as string, value)
    if (this.#staged.size === 0) return committed
    const rows = committed.filter((row) => !this.#staged.has(row.id))
    for (const row of this.#staged.values()) if (row !== null && row[field] === value) rows.push(row)
    return rows
  }

  override countBy<Field extends Indexed>(field: Field, value: Row[Field]): number {
    return this.sumBy(field, value, one)
  }

  override sumBy<Field extends Indexed>(field: Field, value: Row[Field], of: Measure<Row>): number {
    let sum =
      of === one ? this.reader.countBy(field as string, value) : this.reader.sumBy(field as string, value, of)
    for (const [id, row] of this.#staged) {
      const before = this.reader.get(id)
      if (before !== undefined && before[field] === value) sum -= of(before)
      if (row !== null && row[field] === value) sum += of(row)
    }
    return sum
  }

  override insert(row: Row): Readonly<Row> {
    if (this.get(row.id) !== undefined) throw new DatabaseError(`${this.name} already has ${row.id}`)
    return this.#stage(row, null)
  }

  override update(id: string, patch: Partial<Omit<Row, 'id'>>): Readonly<Row> {
    const before = this.#existing(id)
    const changes = Object.entries(patch).some(([field, value]) => before[field as keyof Row] !== value)
    return changes ? this.#stage({ ...before, ...patch, id }, before) : before
  }

  override remove(id: string): void {
    this.#write(id, null, this.#existing(id))
  }

  /** Adds what the transaction would commit. */
  addChanges(changes: Change[]): void {
    for (const [id, row] of this.#staged) {
      // A row that came and went within the transaction leaves nothing to commit.
      if (row !== null || this.reader.get(id) !== undefined) changes.push({ collection: this.name, id, row })
    }
  }

  /** The transaction is over: whoever kept the table can no longer write. */
  close(): void {
    this.#open = false
  }

  protected override *rows(): Iterable<Readonly<Row>> {
    if (this.#staged.size === 0) return yield* this.reader.rows()
    for (const row of this.reader.rows()) {
      const staged = this.#staged.get(row.id)
      if (staged === undefined) yield row
      else if (staged !== null) yield staged
    }
    for (const row of this.#staged.values()) {
      if (row !== null && this.reader.get(row.id) === undefined) yield row
    }
  }

  #existing(id: string): Readonly<Row> {
    const row = this.get(id)
    if (row === undefined) throw new DatabaseError(`${this.name} has no ${id}`)
    return row
  }

  #stage(row: unknown, before: Readonly<Row> | null): Readonly<Row> {
    const frozen = this.#source.freeze(row)
    this.#write(frozen.id, frozen, before)
    return frozen
  }

  #write(id: string, row: Readonly<Row> | null, before: Readonly<Row> | null): void {
    if (!this.#open) throw new DatabaseError(`${this.name} was written to after its transaction ended`)
    if (this.#staged === NOTHING) this.#staged = new Map()
    this.#staged.set(id, row)
    this.#listener.onWrite(this.#source as unknown as Source, row, before)
  }
}
