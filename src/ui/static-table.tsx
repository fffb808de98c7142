import type { CSSProperties, ReactNode } from 'react'
import phone from './phone-cards.module.css'
import classes from './static-table.module.css'
import { ROLES } from './table-roles.ts'
import { useIsWider } from './use-is-wider.ts'

/** Column of a `StaticTable`. The first column identifies the row. */
export interface StaticTableColumn<Row> {
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** Right-aligned, so that digits line up. */
  readonly align?: 'end'
  /** Visually hidden header: read by screen readers, and shown at the value on phones. */
  readonly isHeaderHidden?: boolean
  /** Full width on phones, where otherwise three values share a line. */
  readonly wide?: boolean
  /** Class of the table cells. */
  readonly className?: string | undefined
}

/**
 * Table without search, sorting and paging; `ResourceTable` has them. Rows become cards on phones.
 */
export function StaticTable<Row>({
  label,
  columns,
  rows,
  rowId,
  rowStyle,
  className = '',
}: {
  readonly label: string
  readonly columns: readonly StaticTableColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowId: (row: Row) => string
  readonly rowStyle?: (row: Row) => CSSProperties
  readonly className?: string | undefined
}) {
  const [ref, isWider] = useIsWider()
  // Scrollable regions must be focusable, others must not.
  const region = isWider ? { role: 'region', 'aria-label': `Table: ${label}`, tabIndex: 0 } : {}
  return (
    <div ref={ref} className={classes.scroll} {...region}>
      <table {...ROLES.table} className={`${phone.table} ${classes.table} ${className}`} aria-label={label}>
        <thead {...ROLES.group}>
          <tr {...ROLES.row}>
            {columns.map(({ header, align, isHeaderHidden, className: of }) => (
              <th key={header} {...ROLES.head} scope="col" data-align={align} className={of}>
                {isHeaderHidden ? <span className="visually-hidden">{header}</span> : header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROLES.group}>
          {rows.map((row) => (
            <tr key={rowId(row)} {...ROLES.row} style={rowStyle?.(row)}>
              {columns.map(({ header, cell, align, wide, className: of }, index) =>
                index === 0 ? (
                  <th key={header} {...ROLES.rowHead} scope="row" data-main className={of}>
                    {cell(row)}
                  </th>
                ) : (
                  <td
                    key={header}
                    {...ROLES.cell}
                    data-label={header}
                    data-align={align}
                    data-wide={wide}
                    className={of}
                  >
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
