import type { ReactNode } from 'react'
import { ROLES } from '../table-roles.ts'
import classes from './group-row.module.css'
import table from './resource-table.module.css'
import { RowCheckbox } from './row-checkbox.tsx'
import type { RowGroup } from './row-groups.ts'
import type { Selection } from './use-selection.ts'

/** Heading of a group of rows, with a checkbox for all of them. */
export function GroupRow<Row>({
  group,
  columns,
  selection,
  summary,
}: {
  readonly group: RowGroup<Row>
  /** Number of columns without the checkbox. */
  readonly columns: number
  /** Null if rows can't be selected. */
  readonly selection: Selection<Row> | null
  /** Shown after the label: a sum. */
  readonly summary: ReactNode
}) {
  return (
    <tr {...ROLES.row} className={classes.group}>
      {selection && (
        <td {...ROLES.cell} className={table.selectCell}>
          <RowCheckbox
            label={`Select all: ${group.label}`}
            checked={group.rows.every(selection.has)}
            onChange={() => selection.toggleRows(group.rows)}
          />
        </td>
      )}
      <th {...ROLES.rowHead} scope="rowgroup" colSpan={columns} className={classes.label}>
        {group.label} <span className={classes.summary}>{summary}</span>
      </th>
    </tr>
  )
}
