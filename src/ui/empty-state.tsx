import type { ReactNode } from 'react'
import classes from './state.module.css'

interface EmptyStateProps {
  /** What there is none of: "No virtual machines yet". */
  readonly title: string
  /** What the thing is for, in a sentence or two. */
  readonly description?: ReactNode
  readonly icon?: ReactNode
  /** The next step: a button or link. */
  readonly action?: ReactNode
}

/** Nothing there: says what the thing is for and offers the next step. */
export function EmptyState({ title, description, icon, action }: EmptyStateProps) {
  return (
    <div className={classes.root}>
      {icon && (
        <span className={classes.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <h2>{title}</h2>
      {description && <p className={classes.detail}>{description}</p>}
      {action && <div className={classes.actions}>{action}</div>}
    </div>
  )
}
