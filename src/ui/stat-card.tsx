import { Skeleton } from '@mantine/core'
import { type CSSProperties, type ReactNode, useRef } from 'react'
import { PathLink } from './path-link.tsx'
import classes from './stat-card.module.css'
import { edgeFade, useEdgeFade } from './use-edge-fade.ts'

interface StatCardProps {
  readonly label: string
  /** Formatted value. Undefined while loading, which shows a skeleton of the same height. */
  readonly value: ReactNode | undefined
  /** Unit after the value, in a lighter style. */
  readonly unit?: string
  /** Line below the value: a change, a share. */
  readonly hint?: ReactNode
  /** Lines reserved for the hint while loading. @default 1 */
  readonly hintLines?: number
  readonly icon?: ReactNode
  /** True for a value that needs attention, which is marked. @default false */
  readonly isBad?: boolean
  /** Link to details on this site. */
  readonly href?: string
  /** Sparkline at the bottom; null while loading, to reserve its space. */
  readonly trend?: ReactNode
}

/** Card with one value and its name. Group several in a `StatGrid`. */
export function StatCard({
  label,
  value,
  unit,
  hint,
  hintLines = 1,
  icon,
  isBad = false,
  href,
  trend,
}: StatCardProps) {
  const pending = value === undefined
  return (
    <div
      className={classes.card}
      aria-busy={pending || undefined}
      style={{ '--hint-lines': hintLines } as CSSProperties}
    >
      <dt className={classes.label}>
        {href === undefined ? label : <PathLink href={href}>{label}</PathLink>}
      </dt>
      {icon && (
        <span className={classes.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <dd className={classes.value} data-bad={(isBad && !pending) || undefined}>
        {pending ? <Skeleton height="2rem" width="5rem" /> : value}
        {!pending && unit && <span className={classes.unit}> {unit}</span>}
      </dd>
      {(hint !== undefined || pending) && (
        <dd className={classes.hint}>{pending ? <Skeleton height="0.75rem" width="6rem" mt={4} /> : hint}</dd>
      )}
      {trend !== undefined && <dd className={classes.trend}>{trend}</dd>}
    </div>
  )
}

/** Row of stat cards. */
export function StatGrid({ children }: { readonly children: ReactNode }) {
  return <dl className={classes.grid}>{children}</dl>
}

/** Row of stat cards above a list; a low strip on phones, which scrolls sideways. */
export function StatStrip({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const strip = useRef<HTMLDivElement>(null)
  const isWider = useEdgeFade(strip)
  // Scrollable regions must be focusable, others must not.
  const region = isWider ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {}
  return (
    <div ref={strip} className={`${classes.strip} ${edgeFade}`} {...region}>
      <dl className={classes.grid}>{children}</dl>
    </div>
  )
}
