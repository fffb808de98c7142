import { type CSSProperties, type ReactNode, useCallback, useState } from 'react'
import classes from './figures.module.css'
import phone from './phone-cards.module.css'
import { ROLES } from './table-roles.ts'

/** A column of figures. The first one says what a row is about. */
export interface FiguresColumn<Row> {
  readonly head: string
  readonly cell: (row: Row) => ReactNode
  /** Figures at the end, so that their digits stand under each other. */
  readonly align?: 'end'
  /** What is seen goes without a head: it is read aloud, and stands at the value on a phone. */
  readonly isHeadHidden?: boolean
  /** On a phone, where three stand side by side, it has a line of its own. */
  readonly wide?: boolean
  /** For what it looks like where there are columns. */
  readonly className?: string | undefined
}

/**
 * Figures in rows and columns: all of them, in the order in which they come. What is a list, to be searched, sorted and
 * paged through, is a `ResourceTable`. On a phone its rows are cards, as there.
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
  // What scrolls must be reachable with the keyboard, and what does not is no place to stop at.
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

/** Whether what is in an element is wider than the element. */
function useIsWider() {
  const [isWider, setIsWider] = useState(false)
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return
    const look = () => setIsWider(element.scrollWidth > element.clientWidth)
    const observer = new ResizeObserver(look)
    for (const it of [element, ...element.children]) observer.observe(it)
    return () => observer.disconnect()
  }, [])
  return [ref, isWider] as const
}
