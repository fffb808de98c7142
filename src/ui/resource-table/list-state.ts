import { isForbidden, problemOf } from '../problem.ts'

/** One page of a list, as every list operation of the API answers it. */
export interface ListPage<Row> {
  readonly items: readonly Row[]
  readonly page: number
  readonly pageSize: number
  /** Rows of all pages together. */
  readonly total: number
}

/**
 * What a list shows instead of, or beside, its rows. Exactly one holds at a time, so no screen can show a spinner
 * over an error or "nothing yet" while offline. A refusal (403) is an error that takes the rows away.
 */
export type ListState<Row> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'error'; readonly error: unknown }
  /** There is nothing at all: say what the thing is for and offer the first one. */
  | { readonly kind: 'empty' }
  /** There may be something, but not with these filters. */
  | { readonly kind: 'no-match' }
  /** `stale` is why the rows shown may be out of date, if they may. */
  | { readonly kind: 'rows'; readonly page: ListPage<Row>; readonly stale: Stale | null }

type Stale = { readonly because: 'offline' } | { readonly because: 'error'; readonly error: unknown }

/**
 * Rows once seen stay: a refetch that fails in the background adds a notice, it takes nothing away. Only a refusal
 * does, since what one may no longer read must not stay on screen. Being offline explains a failure; it is none in
 * itself, since a cache or a local server may still answer.
 */
export function listState<Row>(list: {
  readonly page: ListPage<Row> | undefined
  /** Whatever the last request failed with; null when it did not. */
  readonly error: unknown
  readonly online: boolean
  /** Whether the search narrows the list, by a query or a filter. */
  readonly narrowed: boolean
}): ListState<Row> {
  const { page, error, online, narrowed } = list
  const failed = error !== null && error !== undefined
  if (failed && isForbidden(problemOf(error))) return { kind: 'error', error }
  if (page === undefined) {
    if (!failed) return { kind: 'loading' }
    return online ? { kind: 'error', error } : { kind: 'offline' }
  }
  if (page.total === 0) return { kind: narrowed ? 'no-match' : 'empty' }
  if (!failed) return { kind: 'rows', page, stale: null }
  return { kind: 'rows', page, stale: online ? { because: 'error', error } : { because: 'offline' } }
}

/** What one row is called, and several. */
export interface Noun {
  readonly one: string
  readonly many: string
}

type FormatNumber = (value: number) => string

/** "1 virtual machine", "1,204 virtual machines". */
export function countOf(count: number, noun: Noun, number: FormatNumber): string {
  return `${number(count)} ${count === 1 ? noun.one : noun.many}`
}

/** "1–20 of 243 virtual machines", for the foot of the table and, alike, for a screen reader. */
export function describeRange(page: ListPage<unknown>, noun: Noun, number: FormatNumber): string {
  const total = countOf(page.total, noun, number)
  if (page.items.length === 0) return total
  const first = (page.page - 1) * page.pageSize + 1
  return `${number(first)}–${number(first + page.items.length - 1)} of ${total}`
}

/** What a search found, in words; null while that is not known. */
export function resultText(state: ListState<unknown>, noun: Noun, number: FormatNumber): string | null {
  if (state.kind === 'rows') return describeRange(state.page, noun, number)
  return state.kind === 'no-match' ? `No ${noun.many} match` : null
}

/** The same for a list of which not all is read yet: how many there are is not known. */
export function moreText(state: ListState<unknown>, noun: Noun, number: FormatNumber): string | null {
  if (state.kind !== 'rows') return resultText(state, noun, number)
  return `The first ${countOf(state.page.items.length, noun, number)}`
}
