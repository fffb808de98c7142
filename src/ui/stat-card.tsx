import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { OwnLink } from './own-link.tsx'
import classes from './stat-card.module.css'

interface StatCardProps {
  readonly label: string
  /** The figure, formatted. Undefined while it is on its way: a skeleton of the same height stands in. */
  readonly value: ReactNode | undefined
  /** Written light behind the figure. */
  readonly unit?: string
  /** One line below: a change, a share. */
  readonly hint?: ReactNode
  readonly icon?: ReactNode
  /** Where there is more about it, on this site: its name leads there. */
  readonly href?: string
  /** Below all else: a sparkline. */
  readonly trend?: ReactNode
}

/** One figure with its name. A group of them is a `StatGrid`. */
export function StatCard({ label, value, unit, hint, icon, href, trend }: StatCardProps) {
  const pending = value === undefined
  return (
    <div className={classes.card} aria-busy={pending || undefined}>
      <dt className={classes.label}>{href === undefined ? label : <OwnLink href={href}>{label}</OwnLink>}</dt>
      {icon && (
        <span className={classes.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <dd className={classes.value}>
        {pending ? <Skeleton height="2rem" width="5rem" /> : value}
        {!pending && unit && <span className={classes.unit}> {unit}</span>}
      </dd>
      {(hint !== undefined || pending) && (
        <dd className={classes.hint}>{pending ? <Skeleton height="0.75rem" width="8rem" mt={4} /> : hint}</dd>
      )}
      {trend !== undefined && <dd className={classes.trend}>{trend}</dd>}
    </div>
  )
}

/** The row of figures above a list. */
export function StatGrid({ children }: { readonly children: ReactNode }) {
  return <dl className={classes.grid}>{children}</dl>
}
