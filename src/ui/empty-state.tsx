import type { ReactNode } from 'react'
import classes from './state.module.css'

interface EmptyStateProps {
  /** "No virtual machines yet". */
  readonly title: string
  /** One or two sentences about the purpose. */
  readonly description?: ReactNode
  readonly icon?: ReactNode
  /** Button or link for the next step. */
  readonly action?: ReactNode
}

/** Empty state: explains what will appear here and offers the next step. */
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
