import { Skeleton } from '@mantine/core'
import type { CSSProperties } from 'react'
import classes from './skeleton-table.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

interface SkeletonTableProps {
  readonly columns: number
  readonly rows?: number
  /** Content being loaded, for screen readers. */
  readonly label: string
}

/** Placeholder for a table that is loading. */
export function SkeletonTable({ columns, rows = 8, label }: SkeletonTableProps) {
  const cells = Array.from({ length: columns }, (_, column) => column)
  return (
    <div className={classes.root} style={{ '--columns': columns } as CSSProperties} aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: rows + 1 }, (_, row) => row).map((row) => (
        <div key={row} className={classes.row} aria-hidden="true">
          {cells.map((cell) => (
            // Uneven like text, but the same on every render.
            <Skeleton key={cell} height="0.75rem" width={`${40 + ((row * 31 + cell * 17) % 50)}%`} />
          ))}
        </div>
      ))}
    </div>
  )
}
