import { hasAll, words } from '#src/domain/text-match.ts'
import { type AnyRow, listRows } from '../../db/index.ts'
import { type SortFields, sortKeys } from './sorting.ts'
import type { View } from './view.ts'

/** The parameters that every list has, but for `q`, which some have. */
interface ListQuery {
  readonly q?: string
  readonly sort: string
  readonly page: number
  readonly pageSize: number
}

/** Decides about rows by what a parameter asks for. */
export type Filter<Row, Wanted> = (wanted: Wanted, view: View) => (row: Row) => boolean

/**
 * How rows are listed: one filter for each parameter of the operation that is none of a list's own, so that one which
 * the contract adds does not compile until it is heeded.
 */
export interface ListRules<Row, Query extends ListQuery> {
  /** What `q` looks at, folded (`searchText`). */
  readonly text: (row: Row, view: View) => string
  readonly filters: {
    readonly [Name in Exclude<keyof Query, keyof ListQuery>]-?: Filter<Row, NonNullable<Query[Name]>>
  }
  /** What each field of `sort` stands for. */
  readonly sort: (view: View) => SortFields<Row>
}

export interface ListPage<Row> {
  readonly items: readonly Row[]
  readonly page: number
  readonly pageSize: number
  /** All that match, on whichever page. */
  readonly total: number
}

/** A page of those rows that match. The contract's defaults have been put in for what the caller left out. */
export function listPage<Row extends AnyRow, Query extends ListQuery>(
  rows: Iterable<Row>,
  query: Query,
  view: View,
  { text, filters, sort }: ListRules<Row, Query>,
): ListPage<Row> {
  const { page, pageSize } = query
  const tests: Array<(row: Row) => boolean> = []
  for (const [name, filter] of Object.entries<Filter<Row, never>>(filters)) {
    const wanted = query[name as keyof Query]
    if (wanted !== undefined) tests.push(filter(wanted as never, view))
  }
  const wanted = words(query.q)
  // Last, since it is the dearest.
  if (wanted.length > 0) tests.push((row) => hasAll(text(row, view), wanted))
  const [only, ...others] = tests
  // Most lists are asked for with no filter or one, which then need not go through the others for each row.
  const where = only && (others.length === 0 ? only : (row: Row) => tests.every((test) => test(row)))
  const order = sortKeys(query.sort, sort(view))
  const { items, total } = listRows(rows, { ...(where && { where }), sort: order, page, pageSize })
  return { items, page, pageSize, total }
}

/** Any of the values asked for. */
export function oneOf<Row>(read: (row: Row, view: View) => string): Filter<Row, readonly string[]> {
  return (wanted, view) => {
    const values = new Set(wanted)
    return (row) => values.has(read(row, view))
  }
}

/** The one value asked for. */
export function equal<Row, Value extends string | number | boolean>(
  read: (row: Row) => Value | null,
): Filter<Row, Value> {
  return (wanted) => (row) => read(row) === wanted
}

/** Every one of the values asked for. */
export function allOf<Row>(read: (row: Row) => readonly string[]): Filter<Row, readonly string[]> {
  return (wanted) => (row) => {
    const values = read(row)
    return wanted.every((it) => values.includes(it))
  }
}

/** How many rows have each of the values, those without any row as well. */
export function countsBy<Row, Value extends string>(
  rows: Iterable<Row>,
  values: readonly Value[],
  read: (row: Row) => Value,
): Record<Value, number> {
  const counts = Object.fromEntries(values.map((value) => [value, 0])) as Record<Value, number>
  for (const row of rows) counts[read(row)]++
  return counts
}
