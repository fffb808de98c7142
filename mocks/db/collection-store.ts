import { Collection } from '@mswjs/data'
import { deepFreeze } from '../kernel/freeze.ts'
import { z } from '../kernel/zod.ts'
import type { NumberedChange } from './change.ts'
import type { AnyRow, CollectionDefinition } from './collections.ts'
import { DatabaseError } from './errors.ts'
import { FieldIndex, type IndexEntry, type Measure } from './field-index.ts'

/** Reads of one collection. */
export interface CollectionReader<Row extends AnyRow> {
  get(id: string): Readonly<Row> | undefined
  /** In insertion order. */
  rows(): Iterable<Readonly<Row>>
  by(field: string, value: unknown): readonly Readonly<Row>[]
  countBy(field: string, value: unknown): number
  sumBy(field: string, value: unknown, of: Measure<Row>): number
}

/** Rows outside any database, which never change. Builds each index at the first read by its field. */
export class FixedCollection<Row extends AnyRow> implements CollectionReader<Row> {
  readonly #rows: readonly Row[]
  #byId: Map<string, Row> | undefined
  /** Rows by value, by field. */
  readonly #indexes = new Map<string, Map<unknown, Row[]>>()

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
    return this.#index(field).get(value) ?? NONE
  }

  countBy(field: string, value: unknown): number {
    return this.by(field, value).length
  }

  sumBy(field: string, value: unknown, of: Measure<Row>): number {
    return this.by(field, value).reduce((sum, row) => sum + of(row), 0)
  }

  #index(field: string): ReadonlyMap<unknown, readonly Row[]> {
    let index = this.#indexes.get(field)
    if (index === undefined) {
      index = new Map()
      for (const row of this.#rows) {
        const value = row[field as keyof Row]
        const group = index.get(value)
        if (group === undefined) index.set(value, [row])
        else group.push(row)
      }
      this.#indexes.set(field, index)
    }
    return index
  }
}

const NONE: readonly never[] = []

/** Rows in one record of `@mswjs/data`. */
const PAGE_SIZE = 256

/** Place of a row, which stays while the row is replaced. Without a row it is reserved for an insert. */
interface Entry<Row extends AnyRow> extends IndexEntry<Row> {
  row: Readonly<Row> | null
  readonly page: Page<Row>
  /** Number of the commit that last wrote the row; 0 for a row as the collection was filled. */
  seq: number
}

/**
 * A record of `@mswjs/data`, with room for many rows. Finding and updating a record walks all records (1.3 ms among 10,000)
 * and is asynchronous, so records stay while the immutable rows in them are replaced.
 *
 * A class, because the library copies plain objects level by level and leaves instances alone.
 */
class Page<Row extends AnyRow> {
  /** Rows that the page was filled with; null once they have entries. */
  #rows: readonly Row[] | null
  #entries: Entry<Row>[] = []
  /** Entries with a row, or reserved for one. */
  used: number

  constructor(rows: readonly Row[] = []) {
    this.#rows = rows
    this.used = rows.length
  }

  /** In insertion order. Entries of removed rows stay, without a row. The first read freezes the rows. */
  get entries(): Entry<Row>[] {
    if (this.#rows !== null) {
      this.#entries = this.#rows.map((row) => ({ row: deepFreeze(row), page: this, seq: 0 }))
      this.#rows = null
    }
    return this.#entries
  }

  get isFull(): boolean {
    return this.entries.length === PAGE_SIZE
  }

  add(row: Readonly<Row> | null): Entry<Row> {
    const entry = { row, page: this, seq: 0 }
    this.entries.push(entry)
    this.used += 1
    return entry
  }
}

/** Rows are checked where they are written; the library only checks that it gets a page. */
function pageSchema<Row extends AnyRow>() {
  return z.instanceof<typeof Page<Row>>(Page)
}

/** A page with the library's own key on it. */
type PageRecord<Row extends AnyRow> = Awaited<
  ReturnType<Collection<ReturnType<typeof pageSchema<Row>>>['create']>
>

/** One collection of the database: rows in records of `@mswjs/data`, found by id and by indexed field without a walk. */
export class CollectionStore<Row extends AnyRow> implements CollectionReader<Row> {
  readonly #definition: CollectionDefinition<Row, keyof Row & string>
  #pages = new Collection({ schema: pageSchema<Row>() })
  #records = new Map<Page<Row>, PageRecord<Row>>()
  /** Takes the next row, unless it is full. */
  #lastPage: Page<Row> | null = null
  /** Null until the first read by id: a start fills sixty collections, and a page reads few of them. */
  #entriesById: Map<string, Entry<Row>> | null = null
  /** Numbers of the commits that removed rows, by id. */
  #removed = new Map<string, number>()
  /** By field; each is built at the first read by its field. */
  #indexes = new Map<string, FieldIndex<Row>>()
  #size = 0

  constructor(definition: CollectionDefinition<Row, keyof Row & string>) {
    this.#definition = definition
  }

  get size(): number {
    return this.#size
  }

  /** Deadline of a row, where the collection has deadlines (`CollectionDefinition.due`). */
  get due(): ((row: Row) => number | null) | undefined {
    return this.#definition.due
  }

  get(id: string): Readonly<Row> | undefined {
    return this.#entries.get(id)?.row ?? undefined
  }

  /** Current row, or null, and the number of the commit that last wrote or removed it. `set` with both restores them. */
  version(id: string): Pick<NumberedChange, 'row' | 'seq'> {
    const entry = this.#entries.get(id)
    return { row: entry?.row ?? null, seq: entry?.seq ?? this.#removed.get(id) ?? 0 }
  }

  *rows(): Generator<Readonly<Row>> {
    for (const { entries } of this.#pages.all()) for (const { row } of entries) if (row !== null) yield row
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
   * Reserves an entry for a row to be inserted. The only step of a commit that may be asynchronous, taken before anything
   * becomes visible, so that the commit itself is one synchronous step.
   */
  reserve(id: string): Promise<void> | undefined {
    if (this.#entries.has(id)) return undefined
    if (this.#lastPage !== null && !this.#lastPage.isFull) {
      this.#entries.set(id, this.#lastPage.add(null))
      return undefined
    }
    const page = new Page<Row>()
    this.#lastPage = page
    this.#entries.set(id, page.add(null))
    return this.#pages.create(page).then((record) => void this.#records.set(page, record))
  }

  /**
   * Replaces a row, or removes it (null).
   *
   * @param seq number of the commit; 0 where commits aren't counted
   * @throws DatabaseError when no entry was reserved for a new row
   */
  set(id: string, row: Readonly<Row> | null, seq: number): void {
    this.#recordRemoval(id, row, seq)
    const entry = this.#entries.get(id)
    if (entry === undefined) {
      if (row !== null) throw new DatabaseError(`no entry was reserved for ${id}`)
      return
    }
    const before = entry.row
    entry.row = row
    entry.seq = seq
    for (const index of this.#indexes.values()) index.replace(entry, before)
    this.#size += (row === null ? 0 : 1) - (before === null ? 0 : 1)
    if (row === null) this.#release(id, entry)
  }

  /** Sets the number of the commit that last wrote, or removed, a row, and leaves the row as it is. */
  setCommit(id: string, seq: number): void {
    const entry = this.#entries.get(id)
    if (entry === undefined) this.#removed.set(id, seq)
    else entry.seq = seq
  }

  /** Rows written or removed by commits since the collection was filled. */
  *changed(): Generator<Omit<NumberedChange, 'collection'>> {
    for (const [id, { row, seq }] of this.#entriesById ?? [])
      if (seq > 0 && row !== null) yield { id, row, seq }
    for (const [id, seq] of this.#removed) yield { id, row: null, seq }
  }

  /** Prepares to replace all rows, and returns the function that does it. Freezes the rows in place when they are read. */
  async replacement(rows: readonly Row[]): Promise<() => void> {
    // A reset leaves most collections as they are.
    if (this.#holds(rows)) return () => this.#forgetCommits()
    const filled = Array.from(
      { length: Math.ceil(rows.length / PAGE_SIZE) },
      (_, index) => new Page(rows.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE)),
    )
    const pages = new Collection({ schema: pageSchema<Row>() })
    const records = await pages.createMany(filled.length, (index) => filled[index] as Page<Row>)
    return () => {
      this.#pages = pages
      this.#records = new Map(filled.map((page, index) => [page, records[index] as PageRecord<Row>]))
      this.#lastPage = filled.at(-1) ?? null
      this.#entriesById = null
      this.#removed = new Map()
      this.#indexes = new Map()
      this.#size = rows.length
    }
  }

  /** @throws DatabaseError when the collection was filled with two rows of one id */
  get #entries(): Map<string, Entry<Row>> {
    if (this.#entriesById === null) {
      this.#entriesById = new Map()
      for (const { entries } of this.#pages.all()) {
        for (const entry of entries) {
          if (entry.row === null) continue
          const { id } = entry.row
          if (this.#entriesById.has(id)) throw new DatabaseError(`two rows have the id ${id}`)
          this.#entriesById.set(id, entry)
        }
      }
    }
    return this.#entriesById
  }

  #recordRemoval(id: string, row: Readonly<Row> | null, seq: number): void {
    if (row === null && seq > 0) this.#removed.set(id, seq)
    else if (this.#removed.size > 0) this.#removed.delete(id)
  }

  #forgetCommits(): void {
    for (const entry of this.#entriesById?.values() ?? []) entry.seq = 0
    this.#removed.clear()
  }

  #release(id: string, { page }: Entry<Row>): void {
    this.#entries.delete(id)
    page.used -= 1
    if (page.used > 0) return
    if (page === this.#lastPage) this.#lastPage = null
    const record = this.#records.get(page)
    this.#records.delete(page)
    if (record !== undefined) this.#pages.delete(record)
  }

  #index(field: string): FieldIndex<Row> {
    let index = this.#indexes.get(field)
    if (index === undefined) {
      const indexed = this.#definition.indexes.find((it) => it === field)
      if (indexed === undefined) throw new DatabaseError(`no index on ${field}`)
      index = new FieldIndex<Row>(indexed)
      for (const { entries } of this.#pages.all()) {
        for (const entry of entries) if (entry.row !== null) index.replace(entry, null)
      }
      this.#indexes.set(field, index)
    }
    return index
  }

  /** True if the collection has exactly these row objects, in this order. */
  #holds(rows: readonly Row[]): boolean {
    if (rows.length !== this.#size) return false
    let index = 0
    for (const row of this.rows()) if (row !== rows[index++]) return false
    return true
  }
}
