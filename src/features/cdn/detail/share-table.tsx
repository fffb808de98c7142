import type { CSSProperties } from 'react'
import { StaticTable, type StaticTableColumn } from '#src/ui/static-table.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import classes from './share-table.module.css'

export interface Share {
  readonly name: string
  readonly count: number
  /** Values of the columns after the count, already formatted. */
  readonly more: readonly string[]
}

/** Table of shares of a total, with a bar for each share. */
export function ShareTable({
  label,
  headers,
  total,
  shares,
  code = false,
}: {
  readonly label: string
  /** Headers of the name, the count and the other columns. */
  readonly headers: readonly [name: string, count: string, ...more: string[]]
  readonly total: number
  readonly shares: readonly Share[]
  /** True if names are code, such as paths. @default false */
  readonly code?: boolean
}) {
  const format = useFormat()
  const percent = ({ count }: Share) => (total === 0 ? 0 : (count / total) * 100)
  const [nameHeader, countHeader, ...moreHeaders] = headers
  const columns: readonly StaticTableColumn<Share>[] = [
    {
      header: nameHeader,
      className: classes.name,
      cell: ({ name }) => <span className={code ? 'mono' : undefined}>{name}</span>,
    },
    { header: countHeader, align: 'end', cell: ({ count }) => format.number(count) },
    ...moreHeaders.map((header, index) => ({
      header,
      align: 'end' as const,
      cell: ({ more }: Share) => more[index],
    })),
    { header: 'Share', align: 'end', cell: (share) => format.percent(percent(share), 1) },
  ]
  return (
    <StaticTable
      label={label}
      columns={columns}
      rows={shares}
      rowId={({ name }) => name}
      rowStyle={(share) => ({ '--share': `${percent(share)}%` }) as CSSProperties}
      className={classes.table}
    />
  )
}
