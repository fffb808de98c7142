import { type ReactNode, useMemo, useRef } from 'react'
import { Button } from '../button.tsx'
import { problemOf } from '../problem.ts'
import { useFormat } from '../use-format.tsx'
import { useOnline } from '../use-online.ts'
import { ClippedTextTooltip } from './clipped-text-tooltip.tsx'
import type { Filter } from './columns.ts'
import { ListPlaceholder } from './list-placeholder.tsx'
import { type ListPage, type ListState, listState, moreText, type Noun, resultText } from './list-state.ts'
import { Pagination } from './pagination.tsx'
import classes from './resource-table.module.css'
import { SearchBox } from './search-box.tsx'
import { TableFilters } from './table-filters.tsx'
import { type BaseTableSearch, changeSearch, type SearchChange } from './table-search.ts'
import toolbar from './toolbar.module.css'
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
}

/** Loader for the next rows of a cursor-based list. */
interface MoreRows {
  /** Null at the end. */
  readonly load: (() => void) | null
  readonly loading: boolean
}

const NO_ROWS: readonly never[] = []

/** State of a list, its rows, and functions to change its search. */
export function useList<Row, Search extends BaseTableSearch>({
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
    clearFilters: () =>
      change({
        q: defaults.q,
        ...Object.fromEntries(filters.map(({ name }) => [name, defaults[name]])),
      } as Partial<Search>),
  }
}

/**
 * Frame shared by tables and card lists: search, filters, notices, paging, and the content of lists without rows.
 * Searching, sorting and paging happen on the server; the URL holds their state.
 */
export function ListFrame<Row, Search extends BaseTableSearch>({
  list,
  props,
  tools,
  aboveRows,
  children,
}: {
  readonly list: ReturnType<typeof useList<Row, Search>>
  readonly props: ListProps<Row, Search>
  /** End of the toolbar: a table's view menu, or the sort order of cards. */
  readonly tools: ReactNode
  readonly aboveRows?: ReactNode
  /** Rows, or placeholders while loading. */
  readonly children: (state: Extract<ListState<Row>, { kind: 'rows' | 'loading' }>) => ReactNode
}) {
  const { query, search, noun } = props
  const { state, change } = list
  return (
    <section ref={list.frame} tabIndex={-1} className={classes.root} aria-label={props.label}>
      <div className={toolbar.toolbar}>
        <search className={toolbar.searching}>
          {props.searchLabel !== null && (
            <SearchBox
              label={props.searchLabel}
              value={search.q}
              onChange={(q) => change({ q } as Partial<Search>, true)}
            />
          )}
          <TableFilters filters={props.filters} search={search} onChange={change} />
          {list.narrowed && (
            <Button variant="ghost" onClick={list.clearFilters}>
              Clear filters
            </Button>
          )}
        </search>
        <div className={toolbar.tools}>{tools}</div>
      </div>
      {aboveRows}
      {state.kind === 'rows' && state.stale !== null && (
        <p className={classes.stale} role="status">
          {state.stale.because === 'offline'
            ? 'You are offline: this is what was last known.'
            : `Could not be updated: ${problemOf(state.stale.error).detail}`}
          {state.stale.because === 'error' && (
            <Button variant="link" size="sm" onClick={() => query.refetch()}>
              Try again
            </Button>
          )}
        </p>
      )}
      {state.kind === 'rows' || state.kind === 'loading' ? (
        <>
          {children(state)}
          {state.kind === 'rows' &&
            props.more !== null &&
            (props.more ? (
              <MoreButton more={props.more} />
            ) : (
              <Pagination
                page={state.page}
                noun={noun}
                isRefreshing={query.isFetching}
                onPage={(page) => change({ page } as Partial<Search>)}
                onPageSize={(pageSize) => change({ pageSize } as Partial<Search>)}
              />
            ))}
        </>
      ) : (
        <ListPlaceholder
          state={state}
          noun={noun}
          empty={props.empty}
          onClearFilters={list.clearFilters}
          onRetry={() => query.refetch()}
          retrying={query.isFetching}
        />
      )}
      <ClippedTextTooltip list={list.frame} />
    </section>
  )
}

function MoreButton({ more: { load, loading } }: { readonly more: MoreRows }) {
  return (
    <div className={classes.more}>
      {load === null ? (
        <span>That is all there is.</span>
      ) : (
        <Button variant="outline" loading={loading} onClick={load}>
          Load more
        </Button>
      )}
    </div>
  )
}
