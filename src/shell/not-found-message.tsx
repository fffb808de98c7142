import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { brand } from '#src/brand.ts'
import { LinkButton } from '#src/ui/link.tsx'
import classes from './not-found-page.module.css'

/** Message for a path outside the route table (spec part 2, section 2). Logs the path to the browser's console. */
export function NotFoundMessage({
  search,
  children,
}: {
  /** Search for what the path may have meant. */
  readonly search: ReactNode
  /** Links before the one home. */
  readonly children?: ReactNode
}) {
  const path = useRouterState({ select: (state) => state.location.pathname })
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the specification asks for it; `info`, since it is nothing to warn of.
    console.info(`No page at ${path}`)
  }, [path])

  return (
    <div className={classes.root}>
      <title>{`Page not found · ${brand.name}`}</title>
      <p className={classes.code}>404</p>
      <h1>Oops! Page not found</h1>
      <p className={classes.path}>
        There is no page at <code className="mono">{path}</code>.
      </p>
      {search}
      <div className={classes.actions}>
        {children}
        <LinkButton to="/" variant="outline">
          Return to Home
        </LinkButton>
      </div>
    </div>
  )
}
