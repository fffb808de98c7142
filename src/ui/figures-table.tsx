import type { CSSProperties, ReactNode } from 'react'
import classes from './figures.module.css'
import phone from './phone-cards.module.css'
import { ROLES } from './table-roles.ts'
import { useIsWider } from './use-is-wider.ts'

/** Column of figures. The first column identifies the row. */
export interface FiguresColumn<Row> {
  readonly head: string
  readonly cell: (row: Row) => ReactNode
  /** Right-aligned, so that digits line up. */
  readonly align?: 'end'
  /** Visually hidden header: read by screen readers, and shown at the value on phones. */
  readonly isHeadHidden?: boolean
  /** Full width on phones, where otherwise three values share a line. */
  readonly wide?: boolean
  /** Class of the table cells. */
  readonly className?: string | undefined
}

/**
 * Static table of figures. Use `ResourceTable` for lists that can be searched, sorted and paged. Rows become cards on
 * phones.
 */
export function FiguresTable<Row>({
  label,
  columns,
  rows,
  rowId,
  rowStyle,
  className = '',
}: {
  readonly label: string
  readonly columns: readonly FiguresColumn<Row>[]
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
            {columns.map(({ head, align, isHeadHidden, className: of }) => (
              <th key={head} {...ROLES.head} scope="col" data-align={align} className={of}>
                {isHeadHidden ? <span className="visually-hidden">{head}</span> : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROLES.group}>
          {rows.map((row) => (
            <tr key={rowId(row)} {...ROLES.row} style={rowStyle?.(row)}>
              {columns.map(({ head, cell, align, wide, className: of }, index) =>
                index === 0 ? (
                  <th key={head} {...ROLES.rowHead} scope="row" data-main className={of}>
                    {cell(row)}
                  </th>
                ) : (
                  <td
                    key={head}
                    {...ROLES.cell}
                    data-label={head}
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
