import type { ReactNode } from 'react'
import { ROLES } from '../table-roles.ts'
import type { Column } from './columns.ts'
import table from './resource-table.module.css'
import classes from './totals.module.css'

/** Sum over the matching rows on all pages, computed by the server. */
export interface Total {
  /** Key of the column that it is the sum of. */
  readonly column: string
  readonly value: ReactNode
}

/** Foot of a table with the sums of its columns; nothing if none of them is visible. */
export function TotalsFoot({
  totals,
  columns,
  isSelectable,
  hasActions,
}: {
  readonly totals: readonly Total[]
  /** Visible columns. The first one has the label. */
  readonly columns: readonly Column<never>[]
  readonly isSelectable: boolean
  readonly hasActions: boolean
}) {
  const values = new Map(totals.map(({ column, value }) => [column, value]))
  const [, ...others] = columns
  if (!others.some(({ key }) => values.has(key))) return null
  return (
    <tfoot {...ROLES.group} className={classes.foot}>
      <tr {...ROLES.row}>
        {isSelectable && <td {...ROLES.cell} className={table.selectCell} />}
        <th {...ROLES.rowHead} scope="row">
          Total
        </th>
        {others.map(({ key, align }) => (
          <td key={key} {...ROLES.cell} data-align={align}>
            {values.get(key)}
          </td>
        ))}
        {hasActions && <td {...ROLES.cell} className={table.actionsCell} />}
      </tr>
    </tfoot>
  )
}

/** The sums on one line, below cards and on phones. */
export function TotalsLine({ totals }: { readonly totals: readonly Total[] }) {
  return (
    <p className={classes.line}>
      Total:
      {totals.map(({ column, value }) => (
        <span key={column}>{value}</span>
      ))}
    </p>
  )
}
