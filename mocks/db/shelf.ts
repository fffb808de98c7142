import { Collection } from '@mswjs/data'
import { deepFreeze } from '../kernel/freeze.ts'
import { z } from '../kernel/zod.ts'
import type { NumberedChange } from './change.ts'
import type { AnyRow, CollectionDefinition } from './collections.ts'
import { DatabaseError } from './errors.ts'
import { FieldIndex, type Holder, type Measure } from './field-index.ts'

/** How many rows share a record of the library. */
const PAGE_SIZE = 256

/** Of so many rows or fewer the list is kept until one changes: some are looked through at every request. */
const FEW = 64

/** The place of a row, which stays while its row is exchanged. Without a row it is one whose row is to come; nobody sees it. */
interface Slot<Row extends AnyRow> extends Holder<Row> {
  row: Readonly<Row> | null
  readonly page: Page<Row>
  /** The commit that left the row as it is; 0 for one that is as it was when the collection was filled. */
  seq: number
}

/**
 * The record that the library keeps: as in other databases, a page with room for many rows. The library hands out live
 * references to its records and finds the one to update by walking all of them (1.3 ms among 10,000), on an asynchronous
 * path; and each record it makes costs more than the row in it. So its record stays, and the rows in it, which are
 * immutable, are exchanged, at once and in no time.
 *
 * It is a class because the library copies plain objects, level by level, and leaves instances alone.
 */
class Page<Row extends AnyRow> {
  /** In the order of insertion; those whose rows have gone stay empty. */
  readonly slots: Slot<Row>[] = []
  /** How many rows are there, or are to come. */
  taken = 0
  readonly #indexes: number
  readonly #places: Uint32Array

  /** @param indexes how many the collection has */
  constructor(indexes: number) {
    this.#indexes = indexes
    this.#places = new Uint32Array(PAGE_SIZE * indexes)
  }

  get isFull(): boolean {
    return this.slots.length === PAGE_SIZE
  }

  add(row: Readonly<Row> | null): Slot<Row> {
    const at = this.slots.length * this.#indexes
    const slot = { row, page: this, seq: 0, places: this.#places, at }
    this.slots.push(slot)
    this.taken++
    return slot
  }
}

/** Rows are checked where they are written, at once; the library need only see that it is given a page. */
function pageSchema<Row extends AnyRow>() {
  return z.instanceof<typeof Page<Row>>(Page)
}

/** A page as the library hands it back, with its own key on it. */
type Kept<Row extends AnyRow> = Awaited<ReturnType<Collection<ReturnType<typeof pageSchema<Row>>>['create']>>

/** What reads of a collection need. */
export interface ShelfView<Row extends AnyRow> {
  get(id: string): Readonly<Row> | undefined
  rows(): Iterable<Readonly<Row>>
  by(field: string, value: unknown): readonly Readonly<Row>[]
  countBy(field: string, value: unknown): number
  sumBy(field: string, value: unknown, of: Measure<Row>): number
}

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
      index = new FieldIndex<Row>(field as keyof Row, 0)
      const places = new Uint32Array(this.#rows.length)
      for (const [at, row] of this.#rows.entries()) index.exchange({ row, places, at }, null)
      this.#indexes.set(field, index)
    }
    return index
  }
}

/** One collection: the library's records, found by id and by indexed field without a walk. */
export class Shelf<Row extends AnyRow> implements ShelfView<Row> {
  readonly #definition: CollectionDefinition<Row, keyof Row & string>
  #pages = new Collection({ schema: pageSchema<Row>() })
  /** Where the next row goes; null for a new page. */
  #open: Page<Row> | null = null
  #kept = new Map<Page<Row>, Kept<Row>>()
  #slots = new Map<string, Slot<Row>>()
  /** The commits that took rows away, by id. */
  #gone = new Map<string, number>()
  #indexes: readonly FieldIndex<Row>[]
  #size = 0
  /** All rows, where those are few. */
  #few: readonly Readonly<Row>[] | null = null

  constructor(definition: CollectionDefinition<Row, keyof Row & string>) {
    this.#definition = definition
    this.#indexes = this.#emptyIndexes()
  }

  get size(): number {
    return this.#size
  }

  /** When a row is due, where the collection's rows have deadlines (`CollectionDefinition.due`). */
  get due(): ((row: Row) => number | null) | undefined {
    return this.#definition.due
  }

  get(id: string): Readonly<Row> | undefined {
    return this.#slots.get(id)?.row ?? undefined
  }

  /** In the order of insertion. */
  rows(): Iterable<Readonly<Row>> {
    if (this.#size > FEW) return this.#walk()
    this.#few ??= [...this.#walk()]
    return this.#few
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
   * Makes room for a row that is to come, where there is none yet. The one step of a commit that may be asynchronous,
   * taken before anything can be seen, so that the commit itself happens in one go.
   */
  makeRoom(id: string): Promise<void> | undefined {
    if (this.#slots.has(id)) return undefined
    if (this.#open !== null && !this.#open.isFull) {
      this.#slots.set(id, this.#open.add(null))
      return undefined
    }
    const page = new Page<Row>(this.#indexes.length)
    this.#open = page
    this.#slots.set(id, page.add(null))
    return this.#pages.create(page).then((kept) => void this.#kept.set(page, kept))
  }

  /**
   * Exchanges a row, or takes it away. Room for it has been made.
   *
   * @param seq the commit that does; 0 where they are not counted
   */
  set(id: string, row: Readonly<Row> | null, seq: number): void {
    this.#note(id, row, seq)
    const slot = this.#slots.get(id)
    if (slot === undefined) {
      if (row !== null) throw new DatabaseError(`no room was made for ${id}`)
      return
    }
    const before = slot.row
    slot.row = row
    slot.seq = seq
    this.#few = null
    for (const index of this.#indexes) index.exchange(slot, before)
    this.#size += (row === null ? 0 : 1) - (before === null ? 0 : 1)
    if (row === null) this.#free(id, slot)
  }

  /** Says of a row that is as it should be, or gone, which commit left it so. */
  mark(id: string, seq: number): void {
    const slot = this.#slots.get(id)
    if (slot === undefined) this.#gone.set(id, seq)
    else slot.seq = seq
  }

  /** The rows that commits have left other than they were, and those that they took away. */
  *changed(): Generator<Omit<NumberedChange, 'collection'>> {
    for (const [id, { row, seq }] of this.#slots) if (seq > 0 && row !== null) yield { id, row, seq }
    for (const [id, seq] of this.#gone) yield { id, row: null, seq }
  }

  /**
   * Prepares to exchange everything; the exchange itself is the function returned. The rows are frozen in place.
   * Ids that occur twice throw.
   */
  async replacement(rows: readonly Row[]): Promise<() => void> {
    // What a reset finds as it was made stays: most of the world is untouched by most of what is tried in it.
    if (this.#holds(rows)) return () => this.#forgetCommits()
    const slots = new Map<string, Slot<Row>>()
    const filled: Page<Row>[] = []
    let open: Page<Row> | null = null
    for (const row of rows) {
      if (slots.has(row.id)) throw new DatabaseError(`two rows have the id ${row.id}`)
      if (open === null || open.isFull) {
        open = new Page<Row>(this.#indexes.length)
        filled.push(open)
      }
      slots.set(row.id, open.add(deepFreeze(row)))
    }
    const pages = new Collection({ schema: pageSchema<Row>() })
    const kept = await pages.createMany(filled.length, (index) => filled[index] as Page<Row>)
    const indexes = this.#emptyIndexes()
    for (const index of indexes) for (const slot of slots.values()) index.exchange(slot, null)
    return () => {
      this.#pages = pages
      this.#open = open
      this.#kept = new Map(filled.map((page, index) => [page, kept[index] as Kept<Row>]))
      this.#slots = slots
      this.#gone = new Map()
      this.#few = null
      this.#indexes = indexes
      this.#size = slots.size
    }
  }

  *#walk(): Generator<Readonly<Row>> {
    for (const { slots } of this.#pages.all()) for (const { row } of slots) if (row !== null) yield row
  }

  #note(id: string, row: Readonly<Row> | null, seq: number): void {
    if (row === null && seq > 0) this.#gone.set(id, seq)
    else if (this.#gone.size > 0) this.#gone.delete(id)
  }

  #forgetCommits(): void {
    for (const slot of this.#slots.values()) slot.seq = 0
    this.#gone.clear()
  }

  #free(id: string, { page }: Slot<Row>): void {
    this.#slots.delete(id)
    page.taken--
    if (page.taken > 0) return
    if (page === this.#open) this.#open = null
    const kept = this.#kept.get(page)
    this.#kept.delete(page)
    if (kept !== undefined) this.#pages.delete(kept)
  }

  #index(field: string): FieldIndex<Row> {
    // So few that to compare them is quicker than to look one up.
    for (const index of this.#indexes) if (index.field === field) return index
    throw new DatabaseError(`no index on ${field}`)
  }

  /** Whether these very rows are here, in this order. */
  #holds(rows: readonly Row[]): boolean {
    if (rows.length !== this.#size) return false
    let index = 0
    for (const row of this.rows()) if (row !== rows[index++]) return false
    return true
  }

  #emptyIndexes(): readonly FieldIndex<Row>[] {
    return this.#definition.indexes.map((field, nth) => new FieldIndex<Row>(field, nth))
  }
}
