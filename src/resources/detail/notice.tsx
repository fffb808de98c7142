import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './notice.module.css'

/** Notice above panels, for information that matters before a change. */
export function Notice({
  tone = 'info',
  actions,
  children,
}: {
  /** @default 'info' */
  readonly tone?: 'info' | 'warning' | 'critical'
  /** Buttons at the end; below the text on small screens. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}) {
  const Icon = tone === 'info' ? IconInfoCircle : IconAlertTriangle
  return (
    <div className={classes.notice} data-tone={tone} role={tone === 'critical' ? 'status' : undefined}>
      <Icon size={18} aria-hidden="true" />
      <div className={classes.text}>{children}</div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  )
}
