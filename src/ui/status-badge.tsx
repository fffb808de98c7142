import type { ReactNode } from 'react'
import classes from './status-badge.module.css'

export type StatusTone = 'healthy' | 'warning' | 'critical' | 'info' | 'neutral'

interface StatusBadgeProps {
  readonly tone: StatusTone
  /** Label of the status. */
  readonly children: ReactNode
  /** In transition: the dot pulses. @default false */
  readonly busy?: boolean
  /** `plain` in tables, `filled` beside a heading. @default 'plain' */
  readonly variant?: 'plain' | 'filled'
}

/** Dot and label. The label carries the meaning; shape, lightness and color of the dot only support it. */
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
