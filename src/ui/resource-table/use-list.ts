import { type ReactNode, useMemo, useRef } from 'react'
import { useFormat } from '../use-format.tsx'
import { useOnline } from '../use-online.ts'
import type { Filter } from './columns.ts'
import type { LoadRows } from './every-page.ts'
import { type ListPage, listState, moreText, type Noun, resultText } from './list-state.ts'
import { type BaseTableSearch, changeSearch, type SearchChange } from './table-search.ts'
import type { Total } from './totals.tsx'
import { useAnnouncedResult } from './use-announced-result.ts'
import { useExistingPage } from './use-existing-page.ts'
import { useRowFocus } from './use-row-focus.ts'

/** Query fields that a list needs; fits TanStack Query's result. */
export interface ListQuery<Row> {
  readonly data: ListPage<Row> | undefined
  readonly error: unknown
  readonly isFetching: boolean
  /** True while the previous search's rows are shown. */
  readonly isPlaceholderData: boolean
  readonly refetch: () => unknown
}

/** Props shared by tables and card lists. */
export interface ListProps<Row, Search extends BaseTableSearch> {
  /** Accessible name: "Virtual machines". */
  readonly label: string
  readonly noun: Noun
  readonly rowId: (row: Row) => string
  readonly rowName: (row: Row) => string
  readonly query: ListQuery<Row>
  readonly search: Search
  /** Search without filters, restored by "Clear filters". */
  readonly defaults: Search
  /** Updates the URL. Typing replaces the history entry; other changes add one. */
  readonly onSearchChange: (search: SearchChange<Search>, options: { readonly replace: boolean }) => void
  /** Null if the operation has no text search. */
  readonly searchLabel: string | null
  readonly filters: readonly Filter<Search>[]
  /** `EmptyState` for a list without any rows. */
  readonly empty: ReactNode
  /**
   * For lists that load more at the end instead of paging; the query holds all loaded rows as one page. Null if all
   * are loaded at once.
   */
  readonly more?: MoreRows | null
  /** Sums over all matching rows; undefined while unknown. @default none */
  readonly totals?: readonly Total[] | undefined
  /** Loads all rows for the CSV export. @default the rows of a list that is loaded at once; others have no export */
  readonly loadRows?: LoadRows<Row> | undefined
}

/** Loader for the next rows of a cursor-based list. */
export interface MoreRows {
  /** Null at the end. */
  readonly load: (() => void) | null
  readonly loading: boolean
}

const NO_ROWS: readonly never[] = []

/** State of a list, its rows, and functions to change its search. */
export function useList<Row extends object, Search extends BaseTableSearch>({
  query,
  search,
  defaults,
  filters,
  noun,
  onSearchChange,
  more,
  rowId,
}: ListProps<Row, Search>) {
  const format = useFormat()
  const online = useOnline()
  const narrowed = search.q !== '' || filters.some(({ name }) => search[name] !== defaults[name])
  const state = listState({ page: query.data, error: query.error, online, narrowed })
  const found = more?.load ? moreText(state, noun, format.number) : resultText(state, noun, format.number)
  useAnnouncedResult(query.isPlaceholderData ? null : found, search)
  useExistingPage(query, search, onSearchChange)
  const frame = useRef<HTMLElement>(null)
  const rows = state.kind === 'rows' ? state.page.items : NO_ROWS
  // biome-ignore lint/correctness/useExhaustiveDependencies: `rowId` is a new function in every render
  const ids = useMemo(() => rows.map(rowId), [rows])
  useRowFocus(frame, ids)

  const change = (part: Partial<Search>, replace = false) =>
    onSearchChange((before) => changeSearch(before, part), { replace })
  return {
    state,
    frame,
    narrowed,
    rows,
    change,
    clearFilters: () => {
      change({
        q: defaults.q,
        ...Object.fromEntries(filters.map(({ name }) => [name, defaults[name]])),
      } as Partial<Search>)
      // The button disappears with the filters. The sheet of phones keeps the focus.
      if (!document.activeElement?.closest('[role="dialog"]')) frame.current?.focus({ preventScroll: true })
    },
  }
}
