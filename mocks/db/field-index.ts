import type { AnyRow } from './collections.ts'

/** What a sum is over: a function that stays the same, since sums are kept by it. */
export type Measure<Row> = (row: Readonly<Row>) => number

interface Sum<Row> {
  readonly of: Measure<Row>
  value: number
}

/** What holds a row, which stays while its row is exchanged. */
export interface Holder<Row extends AnyRow> {
  readonly row: Readonly<Row> | null
  /**
   * Where each index has it among those of the same value, so that it is taken out again without a search: from `at` on,
   * in one list for many, as a list for each would be most of what a row takes.
   */
  readonly places: Uint32Array
  readonly at: number
}

/** The rows that have one value in a field, in the order in which they came to have it. */
class Bucket<Row extends AnyRow> {
  /** Which of its collection's indexes it is in. */
  readonly #nth: number
  /** With gaps where rows have been taken out, so that the others stay in their places. */
  #holders: (Holder<Row> | null)[] = []
  #gaps = 0
  /**
   * The rows, made when they are asked for: most of what is read has not changed since it was last read. Nobody changes the
   * list, so that what is made of it can be kept with it (`sortedBefore`); it is not frozen, as V8 walks frozen lists slowly.
   */
  #list: readonly Readonly<Row>[] | null = null
  /** What was asked for once, and is kept up from there on; none where nobody asks. */
  #sums: Sum<Row>[] | null = null

  constructor(nth: number, first: Holder<Row>) {
    this.#nth = nth
    this.#put(first)
  }

  get list(): readonly Readonly<Row>[] {
    if (this.#list === null) {
      this.#list = this.#present().map(({ row }) => row as Readonly<Row>)
      lists.add(this.#list)
    }
    return this.#list
  }

  get size(): number {
    return this.#holders.length - this.#gaps
  }

  add(holder: Holder<Row>): void {
    this.#put(holder)
    this.changed(holder.row, null)
  }

  /** @param row the one that it held */
  remove(holder: Holder<Row>, row: Readonly<Row>): void {
    this.#holders[holder.places[holder.at + this.#nth] as number] = null
    this.#gaps++
    if (this.#gaps > this.#holders.length / 2) this.#close()
    this.changed(null, row)
  }

  sum(of: Measure<Row>): number {
    this.#sums ??= []
    for (const sum of this.#sums) if (sum.of === of) return sum.value
    let value = 0
    for (const { row } of this.#present()) value += of(row as Readonly<Row>)
    this.#sums.push({ of, value })
    return value
  }

  /** There is one row more, one less, or one for another. */
  changed(more: Readonly<Row> | null, less: Readonly<Row> | null): void {
    this.#list = null
    if (this.#sums === null) return
    for (const sum of this.#sums) {
      sum.value += (more === null ? 0 : sum.of(more)) - (less === null ? 0 : sum.of(less))
    }
  }

  #present(): readonly Holder<Row>[] {
    return this.#holders.filter((it) => it !== null)
  }

  /** Moves the rows together again; so seldom that each removal pays for a few of them. */
  #close(): void {
    const present = this.#present()
    this.#holders = []
    this.#gaps = 0
    for (const holder of present) this.#put(holder)
  }

  #put(holder: Holder<Row>): void {
    holder.places[holder.at + this.#nth] = this.#holders.length
    this.#holders.push(holder)
  }
}

/** One and the same, so that what was made of it can be known again. */
const NONE: readonly never[] = []

const lists = new WeakSet<object>([NONE])

/** Whether this is what an index gave, which stays as it is: after a change the index gives another list. */
export function isOfIndex(list: object): boolean {
  return lists.has(list)
}

/** Rows by the value of a field, found without a walk over the others. */
export class FieldIndex<Row extends AnyRow> {
  readonly field: keyof Row
  readonly #nth: number
  /** A row that is alone with its value, and has not been asked for by it, stands for itself: most fields tell rows apart. */
  readonly #found = new Map<unknown, Bucket<Row> | Holder<Row>>()

  /** @param nth which of its collection's indexes it is */
  constructor(field: keyof Row, nth: number) {
    this.field = field
    this.#nth = nth
  }

  get(value: unknown): readonly Readonly<Row>[] {
    const found = this.#found.get(value)
    if (found === undefined) return NONE
    return (found instanceof Bucket ? found : this.#bucketOf(value, found)).list
  }

  count(value: unknown): number {
    const found = this.#found.get(value)
    if (found === undefined) return 0
    return found instanceof Bucket ? found.size : 1
  }

  sum(value: unknown, of: Measure<Row>): number {
    const found = this.#found.get(value)
    if (found === undefined) return 0
    return found instanceof Bucket ? found.sum(of) : of(found.row as Readonly<Row>)
  }

  /** @param before what the holder held; null where it held nothing */
  exchange(holder: Holder<Row>, before: Readonly<Row> | null): void {
    const after = holder.row
    const from = before?.[this.field]
    const to = after?.[this.field]
    if (before !== null && after !== null && from === to) {
      const found = this.#found.get(to)
      if (found instanceof Bucket) found.changed(after, before)
      return
    }
    if (before !== null) this.#remove(from, holder, before)
    if (after !== null) this.#add(to, holder)
  }

  #add(value: unknown, holder: Holder<Row>): void {
    const found = this.#found.get(value)
    if (found === undefined) this.#found.set(value, holder)
    else if (found instanceof Bucket) found.add(holder)
    else this.#bucketOf(value, found).add(holder)
  }

  #remove(value: unknown, holder: Holder<Row>, row: Readonly<Row>): void {
    const found = this.#found.get(value)
    if (found instanceof Bucket) {
      found.remove(holder, row)
      if (found.size > 0) return
    }
    this.#found.delete(value)
  }

  #bucketOf(value: unknown, first: Holder<Row>): Bucket<Row> {
    const bucket = new Bucket(this.#nth, first)
    this.#found.set(value, bucket)
    return bucket
  }
}
