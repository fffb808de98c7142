import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import dotted from '../dotted.module.css'
import { ROLES } from '../table-roles.ts'
import type { Column, RowAction } from './columns.ts'
import { SKELETON_ROWS } from './phone-row-size.ts'
import classes from './phone-rows.module.css'
import { RowActionsMenu } from './row-actions-menu.tsx'
import { RowCheckbox } from './row-checkbox.tsx'
import { rowProps } from './use-row-focus.ts'
import type { Selection } from './use-selection.ts'

const DETAILS = `${dotted.line} ${classes.details}`

/** Checkbox with a touch target of 44 px. */
function PhoneCheckbox({
  name,
  checked,
  onChange,
}: {
  readonly name: string
  readonly checked: boolean
  readonly onChange: () => void
}) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is inside, and has a name of its own
    <label>
      <RowCheckbox label={`Select ${name}`} checked={checked} onChange={onChange} />
    </label>
  )
}

/** Table of a phone: name, status, and details on one line. */
export function PhoneTable<Row>({
  label,
  columns,
  rows,
  rowId,
  rowName,
  selection,
  actions,
  isPrevious,
}: {
  readonly label: string
  /** All columns; `onPhone` decides about their place. */
  readonly columns: readonly Column<Row>[]
  /** Null while loading. */
  readonly rows: readonly Row[] | null
  readonly rowId: (row: Row) => string
  readonly rowName: (row: Row) => string
  readonly selection: Selection<Row> | null
  readonly actions: ((row: Row) => readonly RowAction[]) | undefined
  readonly isPrevious: boolean
}) {
  const main = columns.find(({ always }) => always) ?? columns[0]
  const status = columns.find(({ onPhone }) => onPhone === 'status')
  const details = columns.filter(({ onPhone }) => onPhone !== undefined && onPhone !== 'status')
  const headers = [
    ...(selection === null ? [] : ['Select']),
    main?.header ?? '',
    ...(status === undefined ? [] : [status.header]),
    'Details',
    ...(actions === undefined ? [] : ['Actions']),
  ]
  return (
    <table
      {...ROLES.table}
      className={classes.rows}
      aria-label={label}
      aria-busy={rows === null || isPrevious}
      data-previous={isPrevious || undefined}
    >
      <thead {...ROLES.group} className="visually-hidden">
        <tr {...ROLES.row}>
          {headers.map((header) => (
            <th key={header} {...ROLES.head} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...ROLES.group}>
        {rows?.map((row) => {
          const isSelected = selection?.has(row) ?? false
          return (
            <tr
              key={rowId(row)}
              {...ROLES.row}
              {...rowProps(rowId(row))}
              className={classes.row}
              data-selected={isSelected || undefined}
            >
              {selection && (
                <td {...ROLES.cell} className={classes.select}>
                  <PhoneCheckbox
                    name={rowName(row)}
                    checked={isSelected}
                    onChange={() => selection.toggle(row)}
                  />
                </td>
              )}
              <td {...ROLES.cell} className={classes.main}>
                {main?.cell(row)}
              </td>
              {status && (
                <td {...ROLES.cell} className={classes.status}>
                  {status.cell(row)}
                </td>
              )}
              <td {...ROLES.cell} className={DETAILS}>
                {columns.map(({ key, note }) => note && <Detail key={key}>{note(row)}</Detail>)}
                {details.map((column) => (
                  <Detail key={column.key}>
                    {typeof column.onPhone === 'function' ? column.onPhone(row) : column.cell(row)}
                  </Detail>
                ))}
              </td>
              {actions && (
                <td {...ROLES.cell} className={classes.menu}>
                  <RowActionsMenu rowName={rowName(row)} actions={() => actions(row)} />
                </td>
              )}
            </tr>
          )
        }) ?? <SkeletonRows />}
      </tbody>
    </table>
  )
}

/** Part of the details; nothing for a value that is missing. */
function Detail({ children }: { readonly children: ReactNode }) {
  return children === null || children === '' ? null : <span>{children}</span>
}

function SkeletonRows() {
  return Array.from({ length: SKELETON_ROWS }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows without identity
    <tr key={row} className={classes.row}>
      <td className={classes.main}>
        <Skeleton height="0.75rem" my="0.25rem" width={`${35 + ((row * 31) % 30)}%`} />
      </td>
      <td className={classes.details}>
        <Skeleton height="0.625rem" my="0.25rem" width="60%" />
      </td>
    </tr>
  ))
}

/** Card list of a phone, as rows of the same shape. */
export function PhoneCards<Row>({
  label,
  rows,
  rowId,
  rowName,
  card,
  selection,
  actions,
  isPrevious,
}: {
  readonly label: string
  readonly rows: readonly Row[]
  readonly rowId: (row: Row) => string
  readonly rowName: (row: Row) => string
  readonly card: (row: Row) => {
    readonly title: ReactNode
    readonly status: ReactNode
    readonly onPhone?: readonly ReactNode[]
  }
  readonly selection: Selection<Row> | null
  readonly actions: ((row: Row) => readonly RowAction[]) | undefined
  readonly isPrevious: boolean
}) {
  return (
    <ul
      className={classes.rows}
      aria-label={label}
      aria-busy={isPrevious}
      data-previous={isPrevious || undefined}
    >
      {rows.map((row) => {
        const { title, status, onPhone = [] } = card(row)
        const isSelected = selection?.has(row) ?? false
        return (
          <li
            key={rowId(row)}
            {...rowProps(rowId(row))}
            className={classes.row}
            data-selected={isSelected || undefined}
          >
            {selection && (
              <div className={classes.select}>
                <PhoneCheckbox
                  name={rowName(row)}
                  checked={isSelected}
                  onChange={() => selection.toggle(row)}
                />
              </div>
            )}
            <h2 className={classes.main}>{title}</h2>
            <div className={classes.status}>{status}</div>
            <div className={DETAILS}>
              {onPhone.map((detail, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: parts without identity, in a fixed order
                <Detail key={index}>{detail}</Detail>
              ))}
            </div>
            {actions && (
              <div className={classes.menu}>
                <RowActionsMenu rowName={rowName(row)} actions={() => actions(row)} />
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
