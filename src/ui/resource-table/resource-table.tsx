import { useState } from 'react'
import { safeLocalStorage } from '#src/safe-storage.ts'
import { useSmallScreen } from '../use-small-screen.ts'
import type { BulkAction, BulkHandover, Column, RowAction } from './columns.ts'
import type { SortOption } from './filter-sheet.tsx'
import { ListFrame } from './list-frame.tsx'
import { matchingRows, scopeOf } from './matching.ts'
import { PhoneTable } from './phone-lists.tsx'
import type { RowGrouping } from './row-groups.ts'
import { SelectionBar } from './selection-bar.tsx'
import type { BaseTableSearch } from './table-search.ts'
import { type ChoosableColumn, parseView, serializeView, type TableView, withColumns } from './table-view.ts'
import { type ListProps, useList } from './use-list.ts'
import { useSelection } from './use-selection.ts'
import { ViewMenu } from './view-menu.tsx'
import { WideTable } from './wide-table.tsx'

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

/** Table of the console, defined by data: columns, filters, actions. */
export function ResourceTable<Row extends object, Field extends string, Search extends BaseTableSearch>(
  props: ResourceTableProps<Row, Field, Search>,
) {
  const { query, search, columns, noun, rowId, rowName, bulkActions = [] } = props
  const list = useList(props)
  const { rows, change } = list
  const { view, setView } = useTableView(props.table, columns, search.columns ?? '', (names) =>
    change({ columns: names } as Partial<Search>, true),
  )
  const isSmall = useSmallScreen()
  const selected = useSelection<Row>(rows, rowId, scopeOf(props))
  const selection = bulkActions.length > 0 ? selected : null
  return (
    <ListFrame
      list={list}
      props={props}
      sorts={isSmall ? sortOptions(columns) : []}
      hasTotalsLine={isSmall}
      tools={<ViewMenu columns={columns} view={view} onChange={setView} />}
      belowRows={
        selection && (
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
            selection={selection}
            actions={props.rowActions}
            isPrevious={query.isPlaceholderData}
          />
        ) : (
          <WideTable
            list={props}
            rowActions={props.rowActions}
            groups={props.groups}
            columns={columns.filter((column) => view.columns.includes(column.key))}
            density={view.density}
            rows={state.kind === 'loading' ? null : rows}
            selection={selection}
            onSort={(sort) => change({ sort } as Partial<Search>)}
            hasTotals={state.kind === 'rows' && state.page.total > 1}
          />
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
