import type { Change } from './change.ts'
import type { CollectionReader } from './collection-store.ts'
import type { AnyRow } from './collections.ts'
import { DatabaseError } from './errors.ts'
import { FieldIndex, type Measure } from './field-index.ts'
import { type Listed, type ListOptions, listRows } from './list.ts'

/**
 * A collection as a handler sees it: committed rows overlaid with the transaction's own writes. All returned rows are
 * frozen; use `update` to change one.
 */
export interface Table<Row extends AnyRow, Indexed extends keyof Row = never> {
  get(id: string): Readonly<Row> | undefined
  /** Filters, sorts and paginates. */
  list(options?: ListOptions<Readonly<Row>>): Listed<Readonly<Row>>
  /** First match in insertion order. */
  find(where: (row: Readonly<Row>) => boolean): Readonly<Row> | undefined
  count(where?: (row: Readonly<Row>) => boolean): number
  /** In insertion order. */
  all(): Readonly<Row>[]
  /** Rows with this value in an indexed field, unordered. Doesn't scan other rows. */
  by<Field extends Indexed>(field: Field, value: Row[Field]): readonly Readonly<Row>[]
  /** Number of rows that `by` would return, without visiting each. */
  countBy<Field extends Indexed>(field: Field, value: Row[Field]): number
  /**
   * Sum over the rows that `by` would return. Cached by the identity of `of` and updated with each write, so pass the
   * same function each time, and let it read nothing but its row.
   */
  sumBy<Field extends Indexed>(field: Field, value: Row[Field], of: Measure<Row>): number
  /** Adds a row and freezes it in place. Throws if the id exists or the row doesn't fit the schema. */
  insert(row: Row): Readonly<Row>
  /** Replaces the given fields. Throws if there is no such row or the result doesn't fit the schema. */
  update(id: string, patch: Partial<Omit<Row, 'id'>>): Readonly<Row>
  /** Throws if there is no such row. */
  remove(id: string): void
}

/** Read-only table; a write throws. Stateless, so all readers share one. */
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
    return this.throwReadOnly()
  }

  update(_id: string, _patch: Partial<Omit<Row, 'id'>>): Readonly<Row> {
    return this.throwReadOnly()
  }

  remove(_id: string): void {
    this.throwReadOnly()
  }

  protected rows(): Iterable<Readonly<Row>> {
    return this.reader.rows()
  }

  private throwReadOnly(): never {
    throw new DatabaseError(`${this.name} is read-only here: write in a transaction`)
  }
}

const one = () => 1

/** Shared empty map for tables without writes. */
const NOTHING = new Map<string, never>()

/** Access of a transaction to a committed collection. */
export interface Source<Row extends AnyRow = AnyRow> {
  readonly name: string
  readonly reader: CollectionReader<Row>
  /**
   * Returns the row as parsed by the collection's schema, frozen.
   *
   * @throws InvalidRowError
   */
  freeze(row: unknown): Readonly<Row>
  readonly journaled: boolean
  /** Deadline of a row, for collections that have deadlines. */
  readonly due: ((row: Row) => number | null) | undefined
}

/** Called for each row that is inserted, changed or removed, with its previous content. */
export interface WriteListener {
  /** @param undo takes the write back; writes must be undone in reverse order */
  onWrite(
    source: Source,
    after: Readonly<AnyRow> | null,
    before: Readonly<AnyRow> | null,
    undo: () => void,
  ): void
}

/** Index of a transaction's own rows by a field, so that a long transaction doesn't scan them at each read. */
class StagedIndex<Row extends AnyRow> {
  readonly #index: FieldIndex<Row>
  readonly #entries = new Map<string, { row: Readonly<Row> | null }>()

  constructor(field: keyof Row) {
    this.#index = new FieldIndex(field)
  }

  get(value: unknown): readonly Readonly<Row>[] {
    return this.#index.get(value)
  }

  set(id: string, row: Readonly<Row> | null): void {
    const entry = this.#entries.get(id) ?? { row: null }
    const before = entry.row
    entry.row = row
    this.#entries.set(id, entry)
    this.#index.replace(entry, before)
  }
}

/** Table of a transaction: stages writes until the transaction commits. */
export class StagedTable<Row extends AnyRow, Indexed extends keyof Row = never> extends ReadOnlyTable<
  Row,
  Indexed
> {
  readonly #source: Source<Row>
  readonly #listener: WriteListener
  /**
   * Staged rows by id, in the order of the writes; null for a removed row. Created at the first write, because most
   * tables are only read.
   */
  #staged: Map<string, Readonly<Row> | null> = NOTHING
  /** Staged rows by indexed field; each is built at the first read by its field. */
  #indexes: Map<keyof Row, StagedIndex<Row>> | undefined
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
    const staged = this.#stagedBy(field).get(value)
    if (committed.length === 0) return staged
    return [...committed.filter((row) => !this.#staged.has(row.id)), ...staged]
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

  /** Appends the staged changes to a list. */
  addChanges(changes: Change[]): void {
    for (const [id, row] of this.#staged) {
      // A row inserted and removed in the same transaction needs no commit.
      if (row !== null || this.reader.get(id) !== undefined) changes.push({ collection: this.name, id, row })
    }
  }

  /** Ends the transaction: later writes throw. */
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

  #stagedBy(field: keyof Row): StagedIndex<Row> {
    this.#indexes ??= new Map()
    let index = this.#indexes.get(field)
    if (index === undefined) {
      index = new StagedIndex(field)
      for (const [id, row] of this.#staged) index.set(id, row)
      this.#indexes.set(field, index)
    }
    return index
  }

  #index(id: string, row: Readonly<Row> | null): void {
    if (this.#indexes === undefined) return
    for (const index of this.#indexes.values()) index.set(id, row)
  }

  #write(id: string, row: Readonly<Row> | null, before: Readonly<Row> | null): void {
    if (!this.#open) throw new DatabaseError(`${this.name} was written to after its transaction ended`)
    if (this.#staged === NOTHING) this.#staged = new Map()
    const staged = this.#staged.get(id)
    this.#staged.set(id, row)
    this.#index(id, row)
    this.#listener.onWrite(this.#source as unknown as Source, row, before, () => {
      if (staged === undefined) this.#staged.delete(id)
      else this.#staged.set(id, staged)
      this.#index(id, staged ?? null)
    })
  }
}
