import { rankTexts } from '../kernel/collation.ts'
import { memo } from '../kernel/memo.ts'
import type { AnyRow } from './collections.ts'
import { DatabaseError } from './errors.ts'

export type SortValue = string | number | boolean | null | undefined

export interface SortKey<Row> {
  /**
   * A field, or a function for a derived value (such as a VM's price). Strings compare by collation, false before true.
   */
  readonly by: (keyof Row & string) | ((row: Row) => SortValue)
  /** Largest first. Rows without a value (null, undefined, NaN) come last either way. */
  readonly descending?: boolean
}

export interface ListOptions<Row> {
  readonly where?: (row: Row) => boolean
  /** Most significant key first. Rows that are equal by all keys are ordered by id, so pages never overlap. */
  readonly sort?: readonly SortKey<Row>[]
  /** From 1. A page beyond the end is empty. */
  readonly page?: number
  /** Rows on a page; without it all matches are one page. */
  readonly pageSize?: number
}

export interface Listed<Row> {
  readonly items: Row[]
  /** Number of matches on all pages. */
  readonly total: number
}

/** Filters, then sorts, then paginates. Without sort keys, rows stay in insertion order. */
export function listRows<Row extends AnyRow>(rows: Iterable<Row>, options: ListOptions<Row>): Listed<Row> {
  const { where, sort = [], page = 1, pageSize = Number.POSITIVE_INFINITY } = options
  if (!(Number.isInteger(page) && page >= 1)) throw new DatabaseError(`page must be at least 1, not ${page}`)
  if (!(pageSize === Number.POSITIVE_INFINITY || (Number.isInteger(pageSize) && pageSize >= 1))) {
    throw new DatabaseError(`pageSize must be at least 1, not ${pageSize}`)
  }
  const inOrder = sort.length > 0 && isShort(rows) ? sortOnce(rows, sort) : null
  const isSorted = sort.length === 0 || inOrder !== null
  const list = inOrder ?? (Array.isArray(rows) ? (rows as readonly Row[]) : [...rows])
  const matches: number[] = []
  for (let place = 0; place < list.length; place++) {
    if (where === undefined || where(list[place] as Row)) matches.push(place)
  }

  const start = page === 1 ? 0 : (page - 1) * pageSize
  const end = Math.min(start + pageSize, matches.length)
  if (start >= end) return { items: [], total: matches.length }
  const places = isSorted ? matches.slice(start, end) : sortedPart(list, matches, sort, start, end)
  return { items: places.map((place) => list[place] as Row), total: matches.length }
}

/** Longer lists are faster to sort partially at each request than fully after each change. */
const SHORT = 1000

function isShort<Row>(rows: Iterable<Row>): rows is readonly Row[] {
  return Array.isArray(rows) && rows.length <= SHORT
}

/** Memoized: pages ask for the same list every few seconds, and an index returns the same list until a row changes. */
function sortOnce<Row extends AnyRow>(rows: readonly Row[], keys: readonly SortKey<Row>[]): readonly Row[] {
  const last = lastSort(rows)
  if (!areSame(last.keys, keys)) {
    const places = sortedPart(rows, Array.from(rows.keys()), keys, 0, rows.length)
    Object.assign(last, { keys, rows: places.map((place) => rows[place]) })
  }
  return last.rows as readonly Row[]
}

const lastSort = memo((_: readonly AnyRow[]): SortedList => ({ keys: [], rows: [] }))

interface SortedList {
  readonly keys: readonly SortKey<never>[]
  readonly rows: readonly AnyRow[]
}

function areSame(some: readonly SortKey<never>[], others: readonly SortKey<never>[]): boolean {
  if (some.length !== others.length) return false
  return some.every(
    ({ by, descending }, index) => by === others[index]?.by && descending === others[index].descending,
  )
}

/**
 * Places from `start` up to `end` (exclusive) in sorted order. Sorts only rows whose first key lies between the keys at both
 * ends of the page, and reads the other keys of those alone; sorting the first keys as plain numbers costs a fraction of
 * sorting ten thousand rows by a function.
 *
 * @param places of the rows to sort
 */
function sortedPart<Row extends AnyRow>(
  rows: readonly Row[],
  places: readonly number[],
  [key, ...others]: readonly SortKey<Row>[],
  start: number,
  end: number,
): number[] {
  const first = key === undefined ? new Float64Array(places.length) : column(rows, places, key)
  const ascending = first.toSorted()
  const least = ascending[start] as number
  const most = ascending[end - 1] as number
  const candidates: number[] = []
  let before = 0
  for (let index = 0; index < first.length; index++) {
    const value = first[index] as number
    if (value < least) before++
    else if (value <= most) candidates.push(index)
  }
  const near = candidates.map((index) => places[index] as number)
  // With one value on the whole page, such as a status, the next key decides alone.
  if (least === most && others.length > 0) {
    return sortedPart(rows, near, others, start - before, end - before)
  }
  const columns = [
    Float64Array.from(candidates, (index) => first[index] as number),
    ...others.map((other) => column(rows, near, other)),
  ]
  const order = Array.from(near.keys()).sort((a, b) => {
    for (const values of columns) {
      const x = values[a] as number
      const y = values[b] as number
      if (x !== y) return x < y ? -1 : 1
    }
    return (rows[near[a] as number] as Row).id < (rows[near[b] as number] as Row).id ? -1 : 1
  })
  return order.slice(start - before, end - before).map((index) => near[index] as number)
}

/** Values of a sort key as numbers that ascend in the requested order. Missing values are infinite. */
function column<Row extends AnyRow>(
  rows: readonly Row[],
  places: readonly number[],
  { by, descending = false }: SortKey<Row>,
): Float64Array {
  const numbers = numbersOf(rows, places, by)
  const sign = descending ? -1 : 1
  // A plain loop: `from` with a function, or an iterator, takes as long as the sorting itself.
  const ascending = new Float64Array(places.length)
  for (let index = 0; index < ascending.length; index++) {
    const number = numbers(index)
    ascending[index] = number === null ? Number.POSITIVE_INFINITY : sign * Number(number)
  }
  return ascending
}

type Comparable = number | boolean | null

/** Function that returns the value at an index of `places`, and the rank of a text. */
function numbersOf<Row extends AnyRow>(
  rows: readonly Row[],
  places: readonly number[],
  by: SortKey<Row>['by'],
): (index: number) => Comparable {
  const known = textRanks(rows).get(by as SortKey<never>['by'])
  if (known !== undefined) return (index) => known[places[index] as number] as Comparable
  const read = (row: Row) => valueOrNull(typeof by === 'function' ? by(row) : (row[by] as SortValue))
  const values = places.map((place) => read(rows[place] as Row))
  if (!values.some(isText)) return (index) => values[index] as Comparable
  if (values.length < rows.length / FEW) {
    const ranks = rankTexts(values.map(textOrNull))
    return (index) => ranks[index] as Comparable
  }
  const all = values.length === rows.length ? values : rows.map(read)
  const ranks = rankTexts(all.map(textOrNull))
  keepRanks(rows, by, ranks)
  return (index) => ranks[places[index] as number] as Comparable
}

/** Below this part of a list, ranking the texts of the matches alone is faster. */
const FEW = 4

/** Ranks of all texts of a list by sort key, since finding the rank of each text takes longer than the sorting. */
const textRanks = memo((_: readonly AnyRow[]) => new Map<SortKey<never>['by'], readonly (number | null)[]>())

/** Sort keys of a list whose ranks are kept, so that keys made for one request don't pile up. */
const KEPT_KEYS = 6

function keepRanks<Row extends AnyRow>(
  rows: readonly Row[],
  by: SortKey<Row>['by'],
  ranks: readonly (number | null)[],
): void {
  const kept = textRanks(rows)
  const [oldest] = kept.keys()
  if (kept.size >= KEPT_KEYS && oldest !== undefined) kept.delete(oldest)
  kept.set(by as SortKey<never>['by'], ranks)
}

function textOrNull(value: string | number | boolean | null): string | null {
  return value === null ? null : String(value)
}

function isText(value: SortValue): value is string {
  return typeof value === 'string'
}

function valueOrNull(value: SortValue): string | number | boolean | null {
  return value === undefined || Number.isNaN(value) ? null : value
}
