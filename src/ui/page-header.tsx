import type { ReactNode } from 'react'
import classes from './page-header.module.css'

interface PageHeaderProps {
  readonly title: ReactNode
  /** One sentence below the title. */
  readonly description?: ReactNode
  /** The way back, e.g. `<Anchor to="/compute/vms">Back to VMs</Anchor>`. */
  readonly back?: ReactNode
  /** Beside the title: a status. */
  readonly status?: ReactNode
  /** Buttons at the end of the line; they wrap below the title where there is no room. */
  readonly actions?: ReactNode
}

/** Head of a page: holds its only `h1`. The document's title is the route's business (`head()`). */
export function PageHeader({ title, description, back, status, actions }: PageHeaderProps) {
  return (
    <header className={classes.root}>
      <div className={classes.words}>
        {back && <div className={classes.back}>{back}</div>}
        <div className={classes.title}>
          <h1>{title}</h1>
          {status}
        </div>
        {description && <p className={classes.description}>{description}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  )
}
