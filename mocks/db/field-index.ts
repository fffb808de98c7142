import type { AnyRow } from './collections.ts'

/** Value to sum. Pass the same function object each time: sums are cached by its identity. */
export type Measure<Row> = (row: Readonly<Row>) => number

/** Place of a row, which stays while its row is replaced. Null once the row is removed. */
export interface IndexEntry<Row extends AnyRow> {
  readonly row: Readonly<Row> | null
}

/** Index of rows by the value of a field. */
export class FieldIndex<Row extends AnyRow> {
  readonly field: keyof Row
  readonly #groups = new Map<unknown, Group<Row>>()

  constructor(field: keyof Row) {
    this.field = field
  }

  /** Rows in the order in which they got the value. Returns the same list until one of them changes. */
  get(value: unknown): readonly Readonly<Row>[] {
    return this.#groups.get(value)?.list ?? NONE
  }

  count(value: unknown): number {
    return this.#groups.get(value)?.size ?? 0
  }

  sum(value: unknown, of: Measure<Row>): number {
    return this.#groups.get(value)?.sum(of) ?? 0
  }

  /**
   * Updates the index after an entry changed.
   *
   * @param before its previous row; null for a new one
   */
  replace(entry: IndexEntry<Row>, before: Readonly<Row> | null): void {
    const after = entry.row
    const from = before?.[this.field]
    const to = after?.[this.field]
    if (before !== null && after !== null && from === to) {
      this.#groups.get(to)?.update(before, after)
      return
    }
    if (before !== null) this.#remove(from, entry, before)
    if (after !== null) this.#add(to, entry, after)
  }

  #add(value: unknown, entry: IndexEntry<Row>, row: Readonly<Row>): void {
    let group = this.#groups.get(value)
    if (group === undefined) {
      group = new Group()
      this.#groups.set(value, group)
    }
    group.add(entry, row)
  }

  #remove(value: unknown, entry: IndexEntry<Row>, row: Readonly<Row>): void {
    const group = this.#groups.get(value)
    group?.remove(entry, row)
    if (group?.size === 0) this.#groups.delete(value)
  }
}

/** Rows with the same value in the field. */
class Group<Row extends AnyRow> {
  readonly #entries = new Set<IndexEntry<Row>>()
  /** Created on demand. Not frozen, because V8 iterates frozen lists slowly. */
  #list: readonly Readonly<Row>[] | null = null
  #sums: Map<Measure<Row>, number> | null = null

  get size(): number {
    return this.#entries.size
  }

  get list(): readonly Readonly<Row>[] {
    this.#list ??= Array.from(this.#entries, ({ row }) => row as Readonly<Row>)
    return this.#list
  }

  /** Calculated at the first call, then updated incrementally. */
  sum(of: Measure<Row>): number {
    this.#sums ??= new Map()
    let sum = this.#sums.get(of)
    if (sum === undefined) {
      sum = this.list.reduce((total, row) => total + of(row), 0)
      this.#sums.set(of, sum)
    }
    return sum
  }

  add(entry: IndexEntry<Row>, row: Readonly<Row>): void {
    this.#entries.add(entry)
    this.#change(null, row)
  }

  update(before: Readonly<Row>, after: Readonly<Row>): void {
    this.#change(before, after)
  }

  remove(entry: IndexEntry<Row>, row: Readonly<Row>): void {
    this.#entries.delete(entry)
    this.#change(row, null)
  }

  #change(before: Readonly<Row> | null, after: Readonly<Row> | null): void {
    this.#list = null
    if (this.#sums === null) return
    for (const [of, sum] of this.#sums) {
      this.#sums.set(of, sum - (before === null ? 0 : of(before)) + (after === null ? 0 : of(after)))
    }
  }
}

const NONE: readonly never[] = []
