import type { AnyRow } from './collections.ts'

/** What a sum is over: a function that stays the same, since sums are kept by it. */
export type Measure<Row> = (row: Readonly<Row>) => number

/** The rows that have one value in a field. */
class Bucket<Row extends AnyRow> {
  /** The one row, as long as there is no other: most fields with an index tell rows apart, and a map takes more than a row. */
  #only: Readonly<Row> | null
  #byId: Map<string, Readonly<Row>> | null = null
  /**
   * The same as a list, made when it is asked for: most of what is read has not changed since it was last read. Frozen,
   * so that what is made of it can be kept with it (`sortedBefore`).
   */
  #list: readonly Readonly<Row>[] | null = null
  /** What was asked for once, and is kept up from there on; none where nobody asks. */
  #sums: Map<Measure<Row>, number> | null = null

  constructor(row: Readonly<Row>) {
    this.#only = row
  }

  get list(): readonly Readonly<Row>[] {
    this.#list ??= Object.freeze(
      this.#byId === null ? (this.#only === null ? [] : [this.#only]) : [...this.#byId.values()],
    )
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

/** Rows by the value of a field, found without a walk over the others. */
export class FieldIndex<Row extends AnyRow> {
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
