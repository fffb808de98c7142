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
  const matches: Row[] = []
  for (const row of inOrder ?? rows) if (where === undefined || where(row)) matches.push(row)

  const start = page === 1 ? 0 : (page - 1) * pageSize
  const end = Math.min(start + pageSize, matches.length)
  if (start >= end) return { items: [], total: matches.length }
  const isSorted = sort.length === 0 || inOrder !== null
  const items = isSorted ? matches.slice(start, end) : sortedPart(matches, sort, start, end)
  return { items, total: matches.length }
}

/** Longer lists are faster to sort partially at each request than fully after each change. */
const SHORT = 1000

function isShort<Row>(rows: Iterable<Row>): rows is readonly Row[] {
  return Array.isArray(rows) && rows.length <= SHORT
}

/** Memoized: pages ask for the same list every few seconds, and an index returns the same list until a row changes. */
function sortOnce<Row extends AnyRow>(rows: readonly Row[], keys: readonly SortKey<Row>[]): readonly Row[] {
  const last = lastSort(rows)
  if (!areSame(last.keys, keys)) Object.assign(last, { keys, rows: sortedPart(rows, keys, 0, rows.length) })
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
 * Rows from `start` up to `end` (exclusive) of the sorted list. Sorts only rows whose first key lies between the keys at both
 * ends of the page; sorting those keys as plain numbers costs a fraction of sorting ten thousand rows by a function.
 */
function sortedPart<Row extends AnyRow>(
  rows: readonly Row[],
  keys: readonly SortKey<Row>[],
  start: number,
  end: number,
): Row[] {
  const columns = keys.map((key) => column(rows, key))
  const [first = new Float64Array(rows.length)] = columns
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
  candidates.sort((a, b) => {
    for (const values of columns) {
      const x = values[a] as number
      const y = values[b] as number
      if (x !== y) return x < y ? -1 : 1
    }
    return (rows[a] as Row).id < (rows[b] as Row).id ? -1 : 1
  })
  return candidates.slice(start - before, end - before).map((index) => rows[index] as Row)
}

/** Values of a sort key as numbers that ascend in the requested order. Missing values are infinite. */
function column<Row>(rows: readonly Row[], { by, descending = false }: SortKey<Row>): Float64Array {
  const read = typeof by === 'function' ? by : (row: Row) => row[by] as SortValue
  const values = rows.map((row) => valueOrNull(read(row)))
  const numbers: readonly (string | number | boolean | null)[] = values.some(isText)
    ? rankTexts(values.map((value) => (value === null ? null : String(value))))
    : values
  const sign = descending ? -1 : 1
  // A plain loop: `from` with a function, or an iterator, takes as long as the sorting itself.
  const ascending = new Float64Array(numbers.length)
  for (let index = 0; index < ascending.length; index++) {
    const number = numbers[index] as string | number | boolean | null
    ascending[index] = number === null ? Number.POSITIVE_INFINITY : sign * Number(number)
  }
  return ascending
}

function isText(value: SortValue): value is string {
  return typeof value === 'string'
}

function valueOrNull(value: SortValue): string | number | boolean | null {
  return value === undefined || Number.isNaN(value) ? null : value
}
