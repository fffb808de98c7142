import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './state.module.css'

interface ForbiddenStateProps {
  /** Reason, and who can help. */
  readonly detail: string
  readonly actions?: ReactNode
  /** Heading level: 1 if this is the whole page. */
  readonly level?: 1 | 2
}

/** The user's role does not allow this. No retry, since it would not help. */
export function ForbiddenState({ detail, actions, level = 2 }: ForbiddenStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={classes.root} role="alert">
      <span className={classes.icon} aria-hidden="true">
        <IconLock size={22} />
      </span>
      <Heading>You don’t have access to this</Heading>
      <p className={classes.detail}>{detail}</p>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  )
}
