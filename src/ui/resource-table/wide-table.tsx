import { Fragment } from 'react'
import { ROLES } from '../table-roles.ts'
import { useIsWider } from '../use-is-wider.ts'
import type { Column, RowAction } from './columns.ts'
import { GroupRow } from './group-row.tsx'
import classes from './resource-table.module.css'
import { groupRows, type RowGrouping } from './row-groups.ts'
import { TableHead } from './table-head.tsx'
import { SkeletonRows, TableRow } from './table-row.tsx'
import type { BaseTableSearch } from './table-search.ts'
import type { TableView } from './table-view.ts'
import { TotalsFoot } from './totals.tsx'
import type { ListProps } from './use-list.ts'
import type { Selection } from './use-selection.ts'

/** Table with a column for each shown property; it scrolls if it is wider than the page. */
export function WideTable<Row extends object, Field extends string, Search extends BaseTableSearch>({
  list: { label, query, search, rowId, rowName, totals },
  columns,
  density,
  rows,
  selection,
  rowActions,
  groups,
  onSort,
  hasTotals,
}: {
  readonly list: ListProps<Row, Search>
  /** Shown columns, in display order. */
  readonly columns: readonly Column<Row, Field>[]
  readonly density: TableView['density']
  /** Null while they load. */
  readonly rows: readonly Row[] | null
  /** Null if rows can't be selected. */
  readonly selection: Selection<Row> | null
  readonly rowActions: ((row: Row) => readonly RowAction[]) | undefined
  readonly groups: RowGrouping<Row> | undefined
  readonly onSort: (sort: string) => void
  readonly hasTotals: boolean
}) {
  const [scroll, isWider] = useIsWider()
  const hasActions = rowActions !== undefined
  return (
    <div
      ref={scroll}
      className={classes.scroll}
      data-wider={isWider || undefined}
      data-previous={query.isPlaceholderData || undefined}
    >
      <table
        {...ROLES.table}
        className={classes.table}
        data-density={density}
        aria-label={label}
        aria-busy={rows === null || query.isPlaceholderData}
      >
        <TableHead
          columns={columns}
          sort={search.sort}
          onSort={onSort}
          selection={selection}
          hasActions={hasActions}
        />
        <tbody {...ROLES.group}>
          {rows === null ? (
            <SkeletonRows columns={columns.length + Number(selection !== null) + Number(hasActions)} />
          ) : (
            groupRows(rows, groups?.labelOf).map((group) => (
              <Fragment key={group.label}>
                {groups && (
                  <GroupRow
                    group={group}
                    columns={columns.length + Number(hasActions)}
                    selection={selection}
                    summary={groups.summaryOf(group.rows)}
                  />
                )}
                {group.rows.map((row) => (
                  <TableRow
                    key={rowId(row)}
                    row={row}
                    id={rowId(row)}
                    name={rowName(row)}
                    columns={columns}
                    selection={selection}
                    actions={rowActions}
                  />
                ))}
              </Fragment>
            ))
          )}
        </tbody>
        {totals && hasTotals && (
          <TotalsFoot
            totals={totals}
            columns={columns}
            isSelectable={selection !== null}
            hasActions={hasActions}
          />
        )}
      </table>
    </div>
  )
}
