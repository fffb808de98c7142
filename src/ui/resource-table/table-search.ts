/**
 * The state of a list in the address: `?q=web&status=running&sort=-createdAt&page=2`.
 *
 * One factory for every list, so that all of them keep the same promises: a value that makes no sense becomes the
 * default instead of an error page, defaults are left out of the address, and whatever narrows the result leads
 * back to its first page.
 */
import { stripSearchParams } from '@tanstack/react-router'
import {
  type AddressSchema,
  addressSchema,
  matching,
  oneOf,
  type Parameter,
  RESOURCE_ID,
  text,
  whole,
} from '../address-schema.ts'

/** A field ascending (`name`) or descending (`-name`), as the API's `sort` parameter has it. */
export type Sort<Field extends string> = Field | `-${Field}`

/**
 * What a filter may be: one of a closed list, or any text of a pattern (a tag, an id). In the address and in state
 * an empty string means that the filter is off.
 */
type FilterRule = readonly string[] | RegExp

export type FilterRules = Readonly<Record<string, FilterRule>>

type FilterValue<Rule extends FilterRule> = Rule extends readonly (infer Value extends string)[]
  ? Value | ''
  : string

/** The part of a search that the table itself handles, whatever the list. */
export interface BaseTableSearch {
  readonly q: string
  readonly sort: string
  /** From 1. */
  readonly page: number
  readonly pageSize: PageSize
}

export type TableSearch<
  Field extends string,
  Rules extends FilterRules,
  Dialog extends string,
> = BaseTableSearch & {
  readonly sort: Sort<Field>
  /** The open dialog, and the row it is about; both empty when there is none. */
  readonly dialog: Dialog | ''
  readonly row: string
} & { readonly [Name in keyof Rules]: FilterValue<Rules[Name]> }

/**
 * A new search, or a function of the newest one. Use the function to change a part: the rendered search lags behind while a
 * navigation is pending, so a quick second change built on it would undo the first.
 */
export type SearchChange<Search> = Search | ((before: Search) => Search)

/** What a list is read by. */
export type WithoutDialog<Search> = Omit<Search, 'dialog' | 'row'>

/** The part of a search that a loader depends on: a dialog that opens leaves the rows as they are. */
export function withoutDialog<Search extends { readonly dialog: string; readonly row: string }>(
  search: Search,
): WithoutDialog<Search> {
  const { dialog: _, row: __, ...list } = search
  return list
}

/** The sizes that the page size control offers; the API takes 1 to 100. */
export const PAGE_SIZES = [10, 20, 50, 100] as const

export type PageSize = (typeof PAGE_SIZES)[number]

const DEFAULT_PAGE_SIZE: PageSize = 20

/** The API's limit for `q`; what is pasted beyond it is cut. */
export const MAX_QUERY_LENGTH = 200

/** The highest page that the API takes. */
const MAX_PAGE = 1_000_000

/** Names that filters can't have, since the table has them. */
const RESERVED = new Set(['q', 'sort', 'page', 'pageSize', 'dialog', 'row'])

/** Turning the page or opening a dialog leaves the result as it is. */
const NEUTRAL = new Set(['page', 'dialog', 'row'])

/**
 * Schema, defaults and middleware for one list's address.
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
  /** Dialogs about one row, so that they can be linked and closed with the back button. */
  readonly dialogs: readonly Dialog[]
}) {
  type Search = TableSearch<Field, Rules, Dialog>

  const sorts = options.sortFields.flatMap((field) => [field, `-${field}`])
  const parameters: Record<string, Parameter<unknown>> = {
    q: text(MAX_QUERY_LENGTH),
    sort: oneOf(sorts, options.defaultSort),
    page: whole({ least: 1, most: MAX_PAGE }, 1),
    pageSize: oneOf(PAGE_SIZES, DEFAULT_PAGE_SIZE),
    dialog: oneOf(options.dialogs, ''),
    row: matching(RESOURCE_ID, ''),
  }
  for (const [name, rule] of Object.entries(options.filters)) {
    if (RESERVED.has(name))
      throw new Error(`A filter can't be named "${name}": the table uses that name itself.`)
    parameters[name] = rule instanceof RegExp ? matching(rule, '') : oneOf(rule, '')
  }

  // The parameters are put together from data, which inference can't follow; they follow TableSearch by construction.
  const schema = addressSchema(parameters) as unknown as AddressSchema<Search>
  const defaults = schema.parse({} as Parameters<typeof schema.parse>[0])

  return {
    schema,
    defaults,
    /** Keeps defaults out of the address. */
    stripDefaults: stripSearchParams<Search, Partial<Search>>(defaults as Partial<Search>),
    filterNames: Object.keys(options.filters) as (keyof Rules & string)[],
  }
}

/**
 * The search after a change. What changes the result leads to its first page; another page size keeps the first
 * visible row on screen.
 */
export function changeSearch<Search extends BaseTableSearch>(
  search: Search,
  change: Partial<Search>,
): Search {
  const next = { ...search, ...change }
  if (Object.keys(change).every((key) => NEUTRAL.has(key)) || change.page !== undefined) return next
  if (change.pageSize !== undefined && Object.keys(change).length === 1) {
    const firstRow = (search.page - 1) * search.pageSize
    return { ...next, page: Math.floor(firstRow / next.pageSize) + 1 }
  }
  return { ...next, page: 1 }
}

/** The next sort when the header of `field` is pressed: ascending, then descending, then ascending again. */
export function toggleSort<Field extends string>(sort: string, field: Field): Sort<Field> {
  return sort === field ? `-${field}` : field
}

/** How `sort` orders `field`, in the words of `aria-sort`. */
export function sortDirection(sort: string, field: string): 'ascending' | 'descending' | 'none' {
  if (sort === field) return 'ascending'
  return sort === `-${field}` ? 'descending' : 'none'
}

/** The number of the last page; an empty result has one, empty, page. */
export function lastPage(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}
