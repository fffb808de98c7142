import { isForbidden, problemOf } from '../problem.ts'

/** One page of a list operation. */
export interface ListPage<Row> {
  readonly items: readonly Row[]
  readonly page: number
  readonly pageSize: number
  /** Number of rows on all pages. */
  readonly total: number
}

/**
 * State of a list. Exactly one holds at a time, so a screen can't show a spinner over an error. A denial (403) is an
 * error that also removes loaded rows.
 */
export type ListState<Row> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'error'; readonly error: unknown }
  /** No rows at all: explain the resource and offer to create the first one. */
  | { readonly kind: 'empty' }
  /** No rows match the filters. */
  | { readonly kind: 'no-match' }
  /** `stale` is the reason why rows may be outdated; null if they are current. */
  | { readonly kind: 'rows'; readonly page: ListPage<Row>; readonly stale: Stale | null }

type Stale = { readonly because: 'offline' } | { readonly because: 'error'; readonly error: unknown }

/**
 * Computes the state. Loaded rows stay when a background refetch fails; only a denial removes them, since the user
 * may no longer read them. Being offline explains a failure but is none by itself: a cache or local server may still
 * respond.
 */
export function listState<Row>(list: {
  readonly page: ListPage<Row> | undefined
  /** Error of the last request; null if it succeeded. */
  readonly error: unknown
  readonly online: boolean
  /** True if a query or filter is set. */
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

/** Singular and plural name of a row. */
export interface Noun {
  readonly one: string
  readonly many: string
}

type FormatNumber = (value: number) => string

/** "1 virtual machine", "1,204 virtual machines". */
export function countOf(count: number, noun: Noun, number: FormatNumber): string {
  return `${number(count)} ${count === 1 ? noun.one : noun.many}`
}

/** Range for the footer and screen readers: "1–20 of 243 virtual machines". */
export function describeRange(page: ListPage<unknown>, noun: Noun, number: FormatNumber): string {
  const total = countOf(page.total, noun, number)
  if (page.items.length === 0) return total
  const first = (page.page - 1) * page.pageSize + 1
  return `${number(first)}–${number(first + page.items.length - 1)} of ${total}`
}

/** Search result as text; null while unknown. */
export function resultText(state: ListState<unknown>, noun: Noun, number: FormatNumber): string | null {
  if (state.kind === 'rows') return describeRange(state.page, noun, number)
  return state.kind === 'no-match' ? `No ${noun.many} match` : null
}

/** Same for a partially loaded list, whose total is unknown. */
export function moreText(state: ListState<unknown>, noun: Noun, number: FormatNumber): string | null {
  if (state.kind !== 'rows') return resultText(state, noun, number)
  return `The first ${countOf(state.page.items.length, noun, number)}`
}
