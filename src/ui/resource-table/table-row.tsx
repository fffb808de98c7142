import { Skeleton } from '@mantine/core'
import type { CSSProperties, ReactNode } from 'react'
import { ROLES } from '../table-roles.ts'
import type { Column, RowAction } from './columns.ts'
import classes from './resource-table.module.css'
import { RowActionsMenu } from './row-actions-menu.tsx'
import { RowCheckbox } from './row-checkbox.tsx'
import { rowProps } from './use-row-focus.ts'
import type { Selection } from './use-selection.ts'

export function TableRow<Row>({
  row,
  id,
  name,
  columns,
  selection,
  actions,
}: {
  readonly row: Row
  readonly id: string
  readonly name: string
  readonly columns: readonly Column<Row>[]
  /** Null if rows can't be selected. */
  readonly selection: Selection<Row> | null
  readonly actions: ((row: Row) => readonly RowAction[]) | undefined
}) {
  const isSelected = selection?.has(row) ?? false
  return (
    <tr {...ROLES.row} {...rowProps(id)} data-selected={isSelected || undefined}>
      {selection && (
        <td {...ROLES.cell} className={classes.selectCell}>
          <RowCheckbox label={`Select ${name}`} checked={isSelected} onChange={() => selection.toggle(row)} />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.key}
          {...ROLES.cell}
          data-align={column.align}
          style={
            column.minWidth === undefined
              ? undefined
              : ({ '--least': `${column.minWidth}ch` } as CSSProperties)
          }
        >
          {column.cell(row)}
          {column.note && <Note>{column.note(row)}</Note>}
        </td>
      ))}
      {actions && (
        <td {...ROLES.cell} className={classes.actionsCell}>
          <RowActionsMenu rowName={name} actions={() => actions(row)} />
        </td>
      )}
    </tr>
  )
}

function Note({ children }: { readonly children: ReactNode }) {
  return children === null ? null : <div className={classes.note}>{children}</div>
}

const SKELETON_ROWS = 8

/** Placeholder rows with the height of real ones, to avoid layout shifts. */
export function SkeletonRows({ columns }: { readonly columns: number }) {
  return Array.from({ length: SKELETON_ROWS }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows without identity
    <tr key={row}>
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells without identity
        <td key={column}>
          <Skeleton height="0.75rem" my="0.375rem" width={`${50 + ((row * 31 + column * 17) % 45)}%`} />
        </td>
      ))}
    </tr>
  ))
}
