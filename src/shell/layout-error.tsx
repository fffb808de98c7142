import type { ErrorComponentProps } from '@tanstack/react-router'
import { brand } from '#src/brand.ts'
import { mainId } from '#src/ui/main-id.ts'
import { problemOf } from '#src/ui/problem.ts'
import classes from './auth-layout.module.css'
import { BrandLink } from './header/brand-link.tsx'
import RouteErrorMessage from './route-error-message.tsx'

/** Error page for a layout that failed to load: the message, and the logo as a link home. */
export function LayoutError(props: ErrorComponentProps) {
  return (
    <div className={classes.root}>
      <title>{`${problemOf(props.error).title} · ${brand.name}`}</title>
      <header className={classes.head}>
        <BrandLink to="/" />
      </header>
      <main id={mainId} tabIndex={-1} className={classes.main}>
        <RouteErrorMessage {...props} />
      </main>
    </div>
  )
}
