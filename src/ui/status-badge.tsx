import type { ReactNode } from 'react'
import classes from './status-badge.module.css'

export type StatusTone = 'healthy' | 'warning' | 'critical' | 'info' | 'neutral'

interface StatusBadgeProps {
  readonly tone: StatusTone
  /** The state in the field's own word. */
  readonly children: ReactNode
  /** On its way to another state: the dot breathes. @default false */
  readonly busy?: boolean
  /** `plain` for tables, `filled` beside a heading. @default 'plain' */
  readonly variant?: 'plain' | 'filled'
}

/** A dot and a word. The word carries the meaning; the dot's shape and lightness help, its color is the last of three. */
export function StatusBadge({ tone, children, busy = false, variant = 'plain' }: StatusBadgeProps) {
  return (
    <span
      className={classes.root}
      data-tone={tone}
      data-busy={busy || undefined}
      data-filled={variant === 'filled' || undefined}
    >
      <span className={classes.dot} aria-hidden="true" />
      {children}
    </span>
  )
}
