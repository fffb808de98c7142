import { includesAllWords, queryWords } from '#src/domain/text-match.ts'
import { type AnyRow, listRows } from '../../db/index.ts'
import { tenths } from '../../kernel/rounding.ts'
import { type SortFields, sortKeys } from './sorting.ts'
import type { View } from './view.ts'

/** Parameters that every list has, and `q`, which some have. */
export interface ListQuery {
  readonly q?: string
  readonly sort: string
  readonly page: number
  readonly pageSize: number
}

/** Builds a predicate for rows from a parameter's value. */
export type Filter<Row, Wanted> = (wanted: Wanted, view: View) => (row: Row) => boolean

/**
 * Rules of a list operation. Each query parameter must have a filter, so a parameter added to the contract does not
 * compile until it is handled.
 */
export interface ListRules<Row, Query extends ListQuery> {
  /** Text that `q` matches, case-folded (`searchText`). */
  readonly text: (row: Row, view: View) => string
  readonly filters: {
    readonly [Name in Exclude<keyof Query, keyof ListQuery>]-?: Filter<Row, NonNullable<Query[Name]>>
  }
  /** Sort keys by field of the `sort` parameter. */
  readonly sort: (view: View) => SortFields<Row>
}

export interface ListPage<Row> {
  readonly items: readonly Row[]
  readonly page: number
  readonly pageSize: number
  /** Number of matches on all pages. */
  readonly total: number
}

/** One page of the matching rows. Defaults of the contract are already filled in. */
export function listPage<Row extends AnyRow, Query extends ListQuery>(
  rows: Iterable<Row>,
  query: Query,
  view: View,
  rules: ListRules<Row, Query>,
): ListPage<Row> {
  return pageOf(rows, conditionOf(query, view, rules), query, view, rules)
}

/** One page of the matching rows, with sums over the matching rows on all pages. */
export function listPageWithTotals<Row extends AnyRow, Query extends ListQuery, Totals>(
  rows: readonly Row[],
  query: Query,
  view: View,
  rules: ListRules<Row, Query>,
  totalsOf: (matching: readonly Row[]) => Totals,
): ListPage<Row> & { readonly totals: Totals } {
  const matching = matchingRows(rows, query, view, rules)
  return { ...pageOf(matching, undefined, query, view, rules), totals: totalsOf(matching) }
}

function pageOf<Row extends AnyRow, Query extends ListQuery>(
  rows: Iterable<Row>,
  where: ((row: Row) => boolean) | undefined,
  { page, pageSize, sort: by }: Query,
  view: View,
  { sort }: ListRules<Row, Query>,
): ListPage<Row> {
  const order = sortKeys(by, sort(view))
  const { items, total } = listRows(rows, { ...(where && { where }), sort: order, page, pageSize })
  return { items, page, pageSize, total }
}

/** All matching rows, in their own order. */
export function matchingRows<Row extends AnyRow, Query extends ListQuery>(
  rows: readonly Row[],
  query: Query,
  view: View,
  rules: ListRules<Row, Query>,
): readonly Row[] {
  const where = conditionOf(query, view, rules)
  return where ? rows.filter(where) : rows
}

/** Condition of the filters and of `q`; undefined if all rows match. */
function conditionOf<Row, Query extends ListQuery>(
  query: Query,
  view: View,
  { text, filters }: ListRules<Row, Query>,
): ((row: Row) => boolean) | undefined {
  const tests: Array<(row: Row) => boolean> = []
  for (const [name, filter] of Object.entries<Filter<Row, never>>(filters)) {
    const wanted = query[name as keyof Query]
    if (wanted !== undefined) tests.push(filter(wanted as never, view))
  }
  const wanted = queryWords(query.q)
  // Last, since it costs the most.
  if (wanted.length > 0) tests.push((row) => includesAllWords(text(row, view), wanted))
  return tests.length === 0 ? undefined : (row) => tests.every((test) => test(row))
}

/** Sum in tenths, without the rounding errors of adding them. */
export function sumOfTenths<Row>(rows: readonly Row[], read: (row: Row) => number): number {
  return tenths(rows.reduce((total, row) => total + read(row), 0))
}

/** Matches any of the values. */
export function oneOf<Row>(read: (row: Row, view: View) => string): Filter<Row, readonly string[]> {
  return (wanted, view) => {
    const values = new Set(wanted)
    return (row) => values.has(read(row, view))
  }
}

/** Matches the value. */
export function equal<Row, Value extends string | number | boolean>(
  read: (row: Row) => Value | null,
): Filter<Row, Value> {
  return (wanted) => (row) => read(row) === wanted
}

/** Matches all of the values. */
export function allOf<Row>(read: (row: Row) => readonly string[]): Filter<Row, readonly string[]> {
  return (wanted) => (row) => {
    const values = read(row)
    return wanted.every((it) => values.includes(it))
  }
}

/** Number of rows by value, including values without rows. */
export function countsBy<Row, Value extends string>(
  rows: Iterable<Row>,
  values: readonly Value[],
  read: (row: Row) => Value,
): Record<Value, number> {
  const counts = Object.fromEntries(values.map((value) => [value, 0])) as Record<Value, number>
  for (const row of rows) counts[read(row)]++
  return counts
}
