import { Fragment, type ReactNode, useState } from 'react'
import { safeLocalStorage } from '#src/safe-storage.ts'
import { ROLES } from '../table-roles.ts'
import { useIsWider } from '../use-is-wider.ts'
import { useSmallScreen } from '../use-small-screen.ts'
import type { BulkAction, BulkHandover, Column, RowAction } from './columns.ts'
import type { SortOption } from './filter-sheet.tsx'
import { GroupRow } from './group-row.tsx'
import { ListFrame } from './list-frame.tsx'
import { matchingRows, scopeOf } from './matching.ts'
import { PhoneTable } from './phone-lists.tsx'
import classes from './resource-table.module.css'
import { groupRows } from './row-groups.ts'
import { SelectionBar } from './selection-bar.tsx'
import { TableHead } from './table-head.tsx'
import { SkeletonRows, TableRow } from './table-row.tsx'
import type { BaseTableSearch } from './table-search.ts'
import { type ChoosableColumn, parseView, serializeView, type TableView, withColumns } from './table-view.ts'
import { TotalsFoot } from './totals.tsx'
import { type ListProps, useList } from './use-list.ts'
import { useSelection } from './use-selection.ts'
import { ViewMenu } from './view-menu.tsx'

export interface ResourceTableProps<Row, Field extends string, Search extends BaseTableSearch>
  extends ListProps<Row, Search> {
  /** Key under which the view is stored. */
  readonly table: string
  readonly columns: readonly Column<Row, Field>[]
  readonly rowActions?: ((row: Row) => readonly RowAction[]) | undefined
  readonly bulkActions?: readonly (BulkAction<Row> | BulkHandover<Row>)[] | undefined
  /** Groups the rows under headings, for lists that are loaded at once. Phones show no headings. */
  readonly groups?: RowGrouping<Row> | undefined
}

export interface RowGrouping<Row> {
  readonly labelOf: (row: Row) => string
  /** Shown after the label: a sum. */
  readonly summaryOf: (rows: readonly Row[]) => ReactNode
}

/** Table of the console, defined by data: columns, filters, actions. */
export function ResourceTable<Row extends object, Field extends string, Search extends BaseTableSearch>(
  props: ResourceTableProps<Row, Field, Search>,
) {
  const { query, search, columns, noun, rowId, rowName, bulkActions = [], groups } = props
  const list = useList(props)
  const { rows, change } = list
  const { view, setView } = useTableView(props.table, columns, search.columns ?? '', (names) =>
    change({ columns: names } as Partial<Search>, true),
  )
  const [scroll, isWider] = useIsWider()
  const isSmall = useSmallScreen()
  const selectable = bulkActions.length > 0
  const selection = useSelection<Row>(rows, rowId, scopeOf(props))
  const shown = columns.filter((column) => view.columns.includes(column.key))
  return (
    <ListFrame
      list={list}
      props={props}
      sorts={isSmall ? sortOptions(columns) : []}
      hasTotalsLine={isSmall}
      tools={<ViewMenu columns={columns} view={view} onChange={setView} />}
      belowRows={
        selectable && (
          <SelectionBar
            selection={selection}
            actions={bulkActions}
            noun={noun}
            rowId={rowId}
            rowName={rowName}
            matching={matchingRows(props)}
          />
        )
      }
    >
      {(state) =>
        isSmall ? (
          <PhoneTable
            label={props.label}
            columns={columns}
            rows={state.kind === 'loading' ? null : rows}
            rowId={rowId}
            rowName={rowName}
            selection={selectable ? selection : null}
            actions={props.rowActions}
            isPrevious={query.isPlaceholderData}
          />
        ) : (
          <div
            ref={scroll}
            className={classes.scroll}
            data-wider={isWider || undefined}
            data-previous={query.isPlaceholderData || undefined}
          >
            <table
              {...ROLES.table}
              className={classes.table}
              data-density={view.density}
              aria-label={props.label}
              aria-busy={state.kind === 'loading' || query.isPlaceholderData}
            >
              <TableHead
                columns={shown}
                sort={search.sort}
                onSort={(sort) => change({ sort } as Partial<Search>)}
                selection={selectable ? selection : null}
                hasActions={props.rowActions !== undefined}
              />
              <tbody {...ROLES.group}>
                {state.kind === 'loading' ? (
                  <SkeletonRows columns={shown.length + (selectable ? 1 : 0) + (props.rowActions ? 1 : 0)} />
                ) : (
                  groupRows(rows, groups?.labelOf).map((group) => (
                    <Fragment key={group.label}>
                      {groups && (
                        <GroupRow
                          group={group}
                          columns={shown.length + (props.rowActions ? 1 : 0)}
                          selection={selectable ? selection : null}
                          summary={groups.summaryOf(group.rows)}
                        />
                      )}
                      {group.rows.map((row) => (
                        <TableRow
                          key={rowId(row)}
                          row={row}
                          id={rowId(row)}
                          name={rowName(row)}
                          columns={shown}
                          selection={selectable ? selection : null}
                          actions={props.rowActions}
                        />
                      ))}
                    </Fragment>
                  ))
                )}
              </tbody>
              {state.kind === 'rows' && props.totals && state.page.total > 1 && (
                <TotalsFoot
                  totals={props.totals}
                  columns={shown}
                  isSelectable={selectable}
                  hasActions={props.rowActions !== undefined}
                />
              )}
            </table>
          </div>
        )
      }
    </ListFrame>
  )
}

/** Sort orders of the headers, which phones don't show. */
function sortOptions(columns: readonly Column<never>[]): readonly SortOption[] {
  return columns.flatMap(({ sort, header }) =>
    sort === undefined
      ? []
      : [
          { value: sort, label: `${header}, ascending` },
          { value: `-${sort}`, label: `${header}, descending` },
        ],
  )
}

/**
 * View of a table: the stored one, with the columns of the URL if it names any. Without storage (private mode, blocked)
 * it lasts as long as the page.
 */
function useTableView(
  table: string,
  columns: readonly ChoosableColumn[],
  urlColumns: string,
  onUrlColumns: (columns: string) => void,
) {
  const [stored, setStored] = useStoredView(table)
  const own = parseView(stored, columns)
  const view = urlColumns === '' ? own : withColumns(own, urlColumns, columns)
  return {
    view,
    setView: (next: TableView) => {
      // Columns from the URL, such as those of a saved view, don't replace the user's own.
      if (urlColumns !== '') onUrlColumns(next.columns.join(','))
      setStored(serializeView(urlColumns === '' ? next : { ...own, density: next.density }, columns))
    },
  }
}

/** Stored view of a table. The same component may show another one later, such as another grouping of costs. */
function useStoredView(table: string): [stored: string | null, store: (view: string) => void] {
  const key = `nimbus-table-${table}`
  const [last, setLast] = useState(() => ({ key, view: safeLocalStorage.get(key) }))
  const current = last.key === key ? last : { key, view: safeLocalStorage.get(key) }
  if (current !== last) setLast(current)
  return [
    current.view,
    (view) => {
      setLast({ key, view })
      safeLocalStorage.set(key, view)
    },
  ]
}
