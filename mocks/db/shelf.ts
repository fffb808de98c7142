import { Collection } from '@mswjs/data'
import { z } from '../zod.ts'
import type { AnyRow, CollectionDefinition } from './collections.ts'
import { DatabaseError } from './errors.ts'
import { deepFreeze } from './freeze.ts'

/**
 * The record that the library keeps for a row. The library hands out live references to its records and finds
 * the one to update by walking all of them (1.3 ms among 10,000), on an asynchronous path. So its record is a
 * cell that stays, and what it holds is an immutable row that is exchanged, at once and in no time. A cell
 * without a row is one whose row is about to come or has just gone; nobody sees it.
 *
 * It is a class because the library copies plain objects, level by level, and leaves instances alone: that
 * copy is three quarters of the price of `create`.
 */
class Cell<Row extends AnyRow> {
  readonly id: string
  row: Readonly<Row> | null

  constructor(id: string, row: Readonly<Row> | null) {
    this.id = id
    this.row = row
  }
}

/** Rows are checked where they are written, at once; the library need only see that it is given a cell. */
function cellSchema<Row extends AnyRow>() {
  return z.instanceof<typeof Cell<Row>>(Cell)
}

/** A cell as the library hands it back, with its own key on it. */
type Kept<Row extends AnyRow> = Awaited<ReturnType<Collection<ReturnType<typeof cellSchema<Row>>>['create']>>

/** What reads of a collection need. */
export interface ShelfView<Row extends AnyRow> {
  get(id: string): Readonly<Row> | undefined
  rows(): Iterable<Readonly<Row>>
  by(field: string, value: unknown): readonly Readonly<Row>[]
  countBy(field: string, value: unknown): number
  sumBy(field: string, value: unknown, of: Measure<Row>): number
}

/** What a sum is over: a function that stays the same, since sums are kept by it. */
export type Measure<Row> = (row: Readonly<Row>) => number

/** Rows that are in no database, and do not change. Indexed when they are first asked for by a field. */
export class StillShelf<Row extends AnyRow> implements ShelfView<Row> {
  readonly #rows: readonly Row[]
  #byId: Map<string, Row> | undefined
  readonly #indexes = new Map<string, FieldIndex<Row>>()

  constructor(rows: readonly Row[]) {
    this.#rows = rows
  }

  get(id: string): Readonly<Row> | undefined {
    this.#byId ??= new Map(this.#rows.map((row) => [row.id, row]))
    return this.#byId.get(id)
  }

  rows(): Iterable<Readonly<Row>> {
    return this.#rows
  }

  by(field: string, value: unknown): readonly Readonly<Row>[] {
    return this.#index(field).get(value)
  }

  countBy(field: string, value: unknown): number {
    return this.#index(field).count(value)
  }

  sumBy(field: string, value: unknown, of: Measure<Row>): number {
    return this.#index(field).sum(value, of)
  }

  #index(field: string): FieldIndex<Row> {
    let index = this.#indexes.get(field)
    if (index === undefined) {
      index = new FieldIndex<Row>(field as keyof Row)
      for (const row of this.#rows) index.exchange(null, row)
      this.#indexes.set(field, index)
    }
    return index
  }
}

/** One collection: the library's records, found by id and by indexed field without a walk. */
export class Shelf<Row extends AnyRow> implements ShelfView<Row> {
  readonly #definition: CollectionDefinition<Row, keyof Row & string>
  #records = new Collection({ schema: cellSchema<Row>() })
  #cells = new Map<string, Kept<Row>>()
  #indexes: ReadonlyMap<string, FieldIndex<Row>>
  #size = 0

  constructor(definition: CollectionDefinition<Row, keyof Row & string>) {
    this.#definition = definition
    this.#indexes = this.#emptyIndexes()
  }

  get size(): number {
    return this.#size
  }

  get(id: string): Readonly<Row> | undefined {
    return this.#cells.get(id)?.row ?? undefined
  }

  /** In the order of insertion. */
  *rows(): Generator<Readonly<Row>> {
    for (const cell of this.#records.all()) if (cell.row !== null) yield cell.row
  }

  by(field: string, value: unknown): readonly Readonly<Row>[] {
    return this.#index(field).get(value)
  }

  countBy(field: string, value: unknown): number {
    return this.#index(field).count(value)
  }

  sumBy(field: string, value: unknown, of: Measure<Row>): number {
    return this.#index(field).sum(value, of)
  }

  /**
   * Makes room for rows that are to come. The one asynchronous step of a commit, taken before anything can be
   * seen, so that the commit itself happens in one go.
   */
  async makeRoom(id: string): Promise<void> {
    this.#cells.set(id, await this.#records.create(new Cell<Row>(id, null)))
  }

  hasRoom(id: string): boolean {
    return this.#cells.has(id)
  }

  /** Exchanges a row, or takes it away. Room for it has been made. */
  set(id: string, row: Readonly<Row> | null): void {
    const cell = this.#cells.get(id)
    if (cell === undefined) {
      if (row !== null) throw new DatabaseError(`no room was made for ${id}`)
      return
    }
    for (const index of this.#indexes.values()) index.exchange(cell.row, row)
    this.#size += (row === null ? 0 : 1) - (cell.row === null ? 0 : 1)
    cell.row = row
    if (row === null) {
      this.#cells.delete(id)
      this.#records.delete(cell)
    }
  }

  /**
   * Prepares to exchange everything; the exchange itself is the function returned. The rows are frozen in place.
   * Ids that occur twice throw.
   */
  async replacement(rows: readonly Row[]): Promise<() => void> {
    // What a reset finds as it was made stays: most of the world is untouched by most of what is tried in it.
    if (this.#holds(rows)) return () => {}
    const records = new Collection({ schema: cellSchema<Row>() })
    const created = await records.createMany(rows.length, (index) => {
      const row = deepFreeze(rows[index] as Row)
      return new Cell<Row>(row.id, row)
    })
    const cells = new Map<string, Kept<Row>>()
    for (const cell of created) {
      if (cells.has(cell.id)) throw new DatabaseError(`two rows have the id ${cell.id}`)
      cells.set(cell.id, cell)
    }
    const indexes = this.#emptyIndexes()
    for (const index of indexes.values()) for (const row of rows) index.exchange(null, row)
    return () => {
      this.#records = records
      this.#cells = cells
      this.#indexes = indexes
      this.#size = cells.size
    }
  }

  #index(field: string): FieldIndex<Row> {
    const index = this.#indexes.get(field)
    if (index === undefined) throw new DatabaseError(`no index on ${field}`)
    return index
  }

  /** Whether these very rows are here, in this order. */
  #holds(rows: readonly Row[]): boolean {
    if (rows.length !== this.#size) return false
    let index = 0
    for (const row of this.rows()) if (row !== rows[index++]) return false
    return true
  }

  #emptyIndexes(): ReadonlyMap<string, FieldIndex<Row>> {
    return new Map(this.#definition.indexes.map((field) => [field, new FieldIndex<Row>(field)]))
  }
}

/** The rows that have one value in a field. */
class Bucket<Row extends AnyRow> {
  /** The one row, as long as there is no other: most fields with an index tell rows apart, and a map takes more than a row. */
  #only: Readonly<Row> | null
  #byId: Map<string, Readonly<Row>> | null = null
  /** The same as a list, made when it is asked for: most of what is read has not changed since it was last read. */
  #list: readonly Readonly<Row>[] | null = null
  /** What was asked for once, and is kept up from there on; none where nobody asks. */
  #sums: Map<Measure<Row>, number> | null = null

  constructor(row: Readonly<Row>) {
    this.#only = row
  }

  get list(): readonly Readonly<Row>[] {
    this.#list ??= this.#byId === null ? (this.#only === null ? [] : [this.#only]) : [...this.#byId.values()]
    return this.#list
  }

  get size(): number {
    return this.#byId?.size ?? (this.#only === null ? 0 : 1)
  }

  /** Adds a row, or exchanges the one of its id. */
  set(row: Readonly<Row>): void {
    this.#list = null
    if (this.#byId === null) {
      if (this.#only === null || this.#only.id === row.id) {
        this.#only = row
        return
      }
      this.#byId = new Map([[this.#only.id, this.#only]])
      this.#only = null
    }
    this.#byId.set(row.id, row)
  }

  delete(id: string): void {
    this.#list = null
    if (this.#byId !== null) this.#byId.delete(id)
    else if (this.#only?.id === id) this.#only = null
  }

  sum(of: Measure<Row>): number {
    this.#sums ??= new Map()
    let sum = this.#sums.get(of)
    if (sum === undefined) {
      sum = 0
      for (const row of this.list) sum += of(row)
      this.#sums.set(of, sum)
    }
    return sum
  }

  changeSums(more: Readonly<Row> | null, less: Readonly<Row> | null): void {
    if (this.#sums === null) return
    for (const [of, sum] of this.#sums) {
      this.#sums.set(of, sum + (more === null ? 0 : of(more)) - (less === null ? 0 : of(less)))
    }
  }
}

/** One and the same, so that what was made of it can be known again. */
const NONE: readonly never[] = Object.freeze([])

/** Rows by the value of a field. */
class FieldIndex<Row extends AnyRow> {
  readonly #field: keyof Row
  readonly #buckets = new Map<unknown, Bucket<Row>>()

  constructor(field: keyof Row) {
    this.#field = field
  }

  get(value: unknown): readonly Readonly<Row>[] {
    return this.#buckets.get(value)?.list ?? NONE
  }

  count(value: unknown): number {
    return this.#buckets.get(value)?.size ?? 0
  }

  sum(value: unknown, of: Measure<Row>): number {
    return this.#buckets.get(value)?.sum(of) ?? 0
  }

  exchange(before: Readonly<Row> | null, after: Readonly<Row> | null): void {
    const from = before?.[this.#field]
    const to = after?.[this.#field]
    if (before !== null && (after === null || from !== to)) this.#remove(from, before)
    if (after !== null) this.#put(to, after, before !== null && from === to ? before : null)
  }

  #remove(value: unknown, row: Readonly<Row>): void {
    const bucket = this.#buckets.get(value)
    if (bucket === undefined) return
    bucket.delete(row.id)
    if (bucket.size === 0) {
      this.#buckets.delete(value)
      return
    }
    bucket.changeSums(null, row)
  }

  /** @param instead the row that it takes the place of, in the same bucket */
  #put(value: unknown, row: Readonly<Row>, instead: Readonly<Row> | null): void {
    const bucket = this.#buckets.get(value)
    if (bucket === undefined) {
      this.#buckets.set(value, new Bucket(row))
      return
    }
    bucket.set(row)
    bucket.changeSums(row, instead)
  }
}
