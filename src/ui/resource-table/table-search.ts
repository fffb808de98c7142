/**
 * State of a list in the URL: `?q=web&status=running&sort=-createdAt&page=2`.
 *
 * Shared by all lists: invalid values become defaults instead of an error page, defaults are omitted from the URL,
 * and changing a filter returns to the first page.
 */
import { stripSearchParams } from '@tanstack/react-router'
import {
  integerParameter,
  MAX_QUERY_LENGTH,
  matching,
  oneOf,
  RESOURCE_ID,
  type SearchParameter,
  type SearchSchema,
  searchSchema,
  text,
} from '../search-schema.ts'

/** A field ascending (`name`) or descending (`-name`), as the API's `sort` parameter has it. */
export type Sort<Field extends string> = Field | `-${Field}`

/**
 * Values of a filter: a closed list, or text matching a pattern (a tag, an id). An empty string turns the filter off.
 */
type FilterRule = readonly string[] | RegExp

export type FilterRules = Readonly<Record<string, FilterRule>>

type FilterValue<Rule extends FilterRule> = Rule extends readonly (infer Value extends string)[]
  ? Value | ''
  : string

/** Part of the search that every list has. */
export interface BaseTableSearch {
  readonly q: string
  readonly sort: string
  /** From 1. */
  readonly page: number
  readonly pageSize: PageSize
  /** Visible columns, if the URL names them: `name,cost`. */
  readonly columns?: string
}

export type TableSearch<
  Field extends string,
  Rules extends FilterRules,
  Dialog extends string,
> = BaseTableSearch & {
  readonly sort: Sort<Field>
  /** Open dialog and its row; both empty without one. */
  readonly dialog: Dialog | ''
  readonly row: string
} & { readonly [Name in keyof Rules]: FilterValue<Rules[Name]> }

/**
 * A new search, or a function of the newest one. Use the function to change a part: the rendered search lags behind while a
 * navigation is pending, so a quick second change built on it would undo the first.
 */
export type SearchChange<Search> = Search | ((before: Search) => Search)

/** Search without the dialog, as used by the list query. */
export type WithoutDialog<Search> = Omit<Search, 'dialog' | 'row'>

/** Removes the dialog from a search: opening one must not reload the rows. */
export function withoutDialog<Search extends { readonly dialog: string; readonly row: string }>(
  search: Search,
): WithoutDialog<Search> {
  const { dialog: _, row: __, ...list } = search
  return list
}

/** Options of the page size control; the API accepts 1 to 100. */
export const PAGE_SIZES = [10, 20, 50, 100] as const

export type PageSize = (typeof PAGE_SIZES)[number]

export const DEFAULT_PAGE_SIZE: PageSize = 20

/** Highest page number of the API. */
const MAX_PAGE = 1_000_000

/** Keys of columns with commas between them. */
const COLUMNS = /^[\w-]+(,[\w-]+)*$/

/** Parameter names reserved by the table. */
const RESERVED = new Set(['q', 'sort', 'page', 'pageSize', 'columns', 'dialog', 'row'])

/** Parameters that change nothing about the rows: neither which ones are shown nor their order. */
export const VIEW_PARAMETERS: ReadonlySet<string> = new Set(['columns', 'dialog', 'row'])

/**
 * Schema, defaults and middleware for the URL of a list.
 *
 * @example
 * export const vmListSearch = tableSearch({
 *   sortFields: ['name', 'createdAt'],
 *   defaultSort: 'name',
 *   filters: { status: VM_STATUSES, tag: TAG_PATTERN },
 *   dialogs: ['delete'],
 * })
 * // route: validateSearch: vmListSearch.schema, search: { middlewares: [vmListSearch.stripDefaults] }
 */
export function tableSearch<
  const Field extends string,
  const Rules extends FilterRules,
  const Dialog extends string,
>(options: {
  readonly sortFields: readonly Field[]
  readonly defaultSort: Sort<Field>
  readonly filters: Rules
  /** Dialogs of one row, which can be linked and closed with the back button. */
  readonly dialogs: readonly Dialog[]
  /** Rows that have no id of the API, such as plans. */
  readonly rows?: readonly string[]
}) {
  type Search = TableSearch<Field, Rules, Dialog>

  const sorts = options.sortFields.flatMap((field) => [field, `-${field}`])
  const row = oneOf(options.rows ?? [], '')
  const id = matching(RESOURCE_ID, '')
  const parameters: Record<string, SearchParameter<unknown>> = {
    q: text(MAX_QUERY_LENGTH),
    sort: oneOf(sorts, options.defaultSort),
    page: integerParameter({ min: 1, max: MAX_PAGE }, 1),
    pageSize: oneOf(PAGE_SIZES, DEFAULT_PAGE_SIZE),
    columns: matching(COLUMNS, ''),
    dialog: oneOf(options.dialogs, ''),
    row: (raw) => row(raw) || id(raw),
  }
  for (const [name, rule] of Object.entries(options.filters)) {
    if (RESERVED.has(name))
      throw new Error(`A filter can’t be named "${name}": the table uses that name itself.`)
    parameters[name] = rule instanceof RegExp ? matching(rule, '') : oneOf(rule, '')
  }

  // Inference can't follow parameters built from data; they match TableSearch by construction.
  const schema = searchSchema(parameters) as unknown as SearchSchema<Search>
  const defaults = schema.parse({} as Parameters<typeof schema.parse>[0])

  return {
    schema,
    defaults,
    /** Removes default values from the URL. */
    stripDefaults: stripSearchParams<Search, Partial<Search>>(defaults),
    filterNames: Object.keys(options.filters) as (keyof Rules & string)[],
  }
}

/**
 * Applies a change. Changed filters return to the first page; a new page size keeps the first visible row on screen.
 */
export function changeSearch<Search extends BaseTableSearch>(
  search: Search,
  change: Partial<Search>,
): Search {
  const next = { ...search, ...change }
  if (Object.keys(change).every((name) => VIEW_PARAMETERS.has(name)) || change.page !== undefined) return next
  if (change.pageSize !== undefined && Object.keys(change).length === 1) {
    const firstRow = (search.page - 1) * search.pageSize
    return { ...next, page: Math.floor(firstRow / next.pageSize) + 1 }
  }
  return { ...next, page: 1 }
}

/** Next sort order when a header is clicked: ascending, then descending, and so on. */
export function toggleSort<Field extends string>(sort: string, field: Field): Sort<Field> {
  return sort === field ? `-${field}` : field
}

/** Sort direction of a field as an `aria-sort` value. */
export function sortDirection(sort: string, field: string): 'ascending' | 'descending' | 'none' {
  if (sort === field) return 'ascending'
  return sort === `-${field}` ? 'descending' : 'none'
}

/** Last page; an empty result has one empty page. */
export function lastPage(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}
