import type { ErrorComponentProps } from '@tanstack/react-router'
import { brand } from '#src/brand.ts'
import { hasSessionHint } from '#src/session-hint.ts'
import { MAIN_ID } from '#src/ui/main-id.ts'
import { isOutage, problemOf } from '#src/ui/problem.ts'
import classes from './auth-layout.module.css'
import { ConsoleFrame } from './console-frame.tsx'
import { BrandLink } from './header/brand-link.tsx'
import { ConsoleMenu } from './header/console-menu.tsx'
import header from './header/header.module.css'
import RouteErrorMessage from './route-error-message.tsx'

/**
 * Error page for a console that failed to load. Users who were signed in keep the menus during an outage; otherwise it
 * is the message, and the logo as a link home.
 */
export function LayoutError(props: ErrorComponentProps) {
  const problem = problemOf(props.error)
  const title = <title>{`${problem.title} · ${brand.name}`}</title>
  if (isOutage(problem) && hasSessionHint()) {
    return (
      <ConsoleFrame header={<OutageHeader />}>
        {title}
        <RouteErrorMessage {...props} />
      </ConsoleFrame>
    )
  }
  return (
    <div className={classes.root}>
      {title}
      <header className={classes.head}>
        <BrandLink to="/" />
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={classes.main}>
        <RouteErrorMessage {...props} />
      </main>
    </div>
  )
}

/** Console header without what depends on the user. */
function OutageHeader() {
  return (
    <header className={header.header}>
      <div className={header.bar} data-wide>
        <ConsoleMenu />
        <BrandLink to="/dashboard" />
      </div>
    </header>
  )
}
