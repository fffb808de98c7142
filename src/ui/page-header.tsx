import type { ReactNode } from 'react'
import { documentStore } from '#src/document-store.ts'
import classes from './page-header.module.css'

interface PageHeaderProps {
  readonly title: ReactNode
  /** One sentence below the title. */
  readonly description?: ReactNode
  /** Links to the pages above, before the title. */
  readonly breadcrumbs?: ReactNode
  /** Status beside the title. */
  readonly status?: ReactNode
  /** Buttons at the end of the line; they wrap below the title. */
  readonly actions?: ReactNode
}

const hadFocus = documentStore(() => false)

/** Passes the focus on when a heading replaces another, as a loaded page does with its placeholder. */
function keepFocus(heading: HTMLHeadingElement): () => void {
  if (hadFocus.get() && document.activeElement === document.body) heading.focus({ preventScroll: true })
  hadFocus.set(false)
  return () => {
    hadFocus.set(document.activeElement === heading)
  }
}

/** Page header with the only `h1`. The document title is set by the route (`head()`). */
export function PageHeader({ title, description, breadcrumbs, status, actions }: PageHeaderProps) {
  return (
    <header className={classes.root}>
      {breadcrumbs && <div className={classes.breadcrumbs}>{breadcrumbs}</div>}
      <div className={classes.text}>
        <div className={classes.title}>
          <h1 ref={keepFocus} tabIndex={-1}>
            {title}
          </h1>
          {status}
        </div>
        {description && <p className={classes.description}>{description}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  )
}
