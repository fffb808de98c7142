import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { focusParentAfter } from '../focus-content.ts'
import { onDemand } from '../on-demand.tsx'
import { problemOf } from '../problem.ts'
import { ListPlaceholder } from './list-placeholder.tsx'
import type { ListState } from './list-state.ts'
import { ListToolbar, type ListToolbarProps } from './list-toolbar.tsx'
import { Pagination } from './pagination.tsx'
import classes from './resource-table.module.css'
import type { BaseTableSearch } from './table-search.ts'
import { TotalsLine } from './totals.tsx'
import type { MoreRows } from './use-list.ts'

/** Loaded after the rows, which don't need it. */
const ClippedTextTooltip = onDemand(() => import('./clipped-text-tooltip.tsx'))

/**
 * Frame shared by tables and card lists: search, filters, notices, paging, and the content of lists without rows.
 * Searching, sorting and paging happen on the server; the URL holds their state.
 */
export function ListFrame<Row extends object, Search extends BaseTableSearch>({
  belowRows,
  hasTotalsLine,
  children,
  ...toolbar
}: ListToolbarProps<Row, Search> & {
  /** Actions for the selection, which stick to the window. */
  readonly belowRows?: ReactNode
  /** True if there is no table whose foot has the totals. */
  readonly hasTotalsLine: boolean
  /** Rows, or placeholders while loading. */
  readonly children: (state: Extract<ListState<Row>, { kind: 'rows' | 'loading' }>) => ReactNode
}) {
  const { list, props } = toolbar
  const { query, noun } = props
  const { state, change } = list
  return (
    <section ref={list.frame} tabIndex={-1} className={classes.root} aria-label={props.label}>
      <ListToolbar {...toolbar} />
      {state.kind === 'rows' && state.stale !== null && (
        <p className={classes.stale} role="status">
          {state.stale.because === 'offline'
            ? 'You’re offline. This is the last loaded data.'
            : `Couldn’t update: ${problemOf(state.stale.error).detail}`}
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
          {state.kind === 'rows' && hasTotalsLine && props.totals && state.page.total > 1 && (
            <TotalsLine totals={props.totals} />
          )}
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
      {belowRows}
      <ClippedTextTooltip list={list.frame} />
    </section>
  )
}

function MoreButton({ more: { load, loading } }: { readonly more: MoreRows }) {
  return (
    <div className={classes.more} tabIndex={-1}>
      {load === null ? (
        <span>No more entries.</span>
      ) : (
        <Button ref={focusParentAfter} variant="outline" loading={loading} onClick={load}>
          Load more
        </Button>
      )}
    </div>
  )
}
