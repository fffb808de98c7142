import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react'
import { ROLES } from '../table-roles.ts'
import type { Column } from './columns.ts'
import classes from './resource-table.module.css'
import { RowCheckbox } from './row-checkbox.tsx'
import { sortDirection, toggleSort } from './table-search.ts'
import type { Selection } from './use-selection.ts'

/** Column headers; sortable ones are buttons with `aria-sort`. */
export function TableHead<Row, Field extends string>({
  columns,
  sort,
  onSort,
  selection,
  hasActions,
}: {
  readonly columns: readonly Column<Row, Field>[]
  readonly sort: string
  readonly onSort: (sort: string) => void
  /** Null if rows can't be selected. */
  readonly selection: Selection<Row> | null
  readonly hasActions: boolean
}) {
  return (
    <thead {...ROLES.group}>
      <tr {...ROLES.row}>
        {selection && (
          <th {...ROLES.head} scope="col" className={classes.selectCell}>
            <RowCheckbox
              label="Select all rows on this page"
              checked={selection.all}
              indeterminate={selection.some}
              onChange={selection.toggleAll}
            />
          </th>
        )}
        {columns.map((column) => (
          <ColumnHead key={column.key} column={column} sort={sort} onSort={onSort} />
        ))}
        {hasActions && (
          <th {...ROLES.head} scope="col" className={classes.actionsCell}>
            <span className="visually-hidden">Actions</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

function ColumnHead<Row, Field extends string>({
  column,
  sort,
  onSort,
}: {
  readonly column: Column<Row, Field>
  readonly sort: string
  readonly onSort: (sort: string) => void
}) {
  const field = column.sort
  if (field === undefined) {
    return (
      <th {...ROLES.head} scope="col" data-align={column.align}>
        {column.header}
      </th>
    )
  }
  const direction = sortDirection(sort, field)
  const Icon = direction === 'none' ? IconSelector : direction === 'ascending' ? IconArrowUp : IconArrowDown
  return (
    <th {...ROLES.head} scope="col" data-align={column.align} aria-sort={direction}>
      <button type="button" className={classes.sort} onClick={() => onSort(toggleSort(sort, field))}>
        {column.header}
        <Icon size={13} aria-hidden="true" />
      </button>
    </th>
  )
}
