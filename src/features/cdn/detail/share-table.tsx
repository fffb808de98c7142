import type { CSSProperties } from 'react'
import figures from '#src/ui/figures.module.css'
import { useFormat } from '#src/ui/use-format.tsx'
import classes from './share-table.module.css'

/** A part of a whole. */
export interface Share {
  readonly name: string
  readonly count: number
  /** Further figures, one for each column after the count. */
  readonly more: readonly string[]
}

/** The parts of a whole: figures in columns, and behind each name a bar as long as its share. */
export function ShareTable({
  label,
  head,
  total,
  shares,
  code = false,
}: {
  readonly label: string
  /** Of the name, the count and the further figures. */
  readonly head: readonly string[]
  readonly total: number
  readonly shares: readonly Share[]
  /** The names are what machines read. @default false */
  readonly code?: boolean
}) {
  const format = useFormat()
  return (
    <section className={figures.scroll} aria-label={label}>
      <table className={`${figures.table} ${classes.table}`} aria-label={label}>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {shares.map(({ name, count, more }) => {
            const percent = total === 0 ? 0 : (count / total) * 100
            return (
              <tr key={name} style={{ '--share': `${percent}%` } as CSSProperties}>
                <th scope="row" className={classes.name}>
                  <span className={code ? 'mono' : undefined}>{name}</span>
                </th>
                <td>{format.number(count)}</td>
                {more.map((figure, index) => (
                  <td key={head[index + 2] ?? index}>{figure}</td>
                ))}
                <td>{format.percent(percent, 1)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
