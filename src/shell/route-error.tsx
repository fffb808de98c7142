import type { ErrorComponentProps } from '@tanstack/react-router'
import { Button } from '#src/ui/button.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'
import classes from '#src/ui/state.module.css'

const loadMessage = () => import('./route-error-message.tsx')
const Message = onDemand(loadMessage, PlainMessage)

/** Preloads the detailed error message, since it can't be loaded once the network fails. */
export function preloadRouteError(): void {
  // Without it the plain message is shown.
  loadMessage().catch(() => {})
}

/**
 * Error of a page that failed to load or to render. The detailed message is lazy, since no page needs it for the
 * first paint; if it can't be loaded, a plain message is shown.
 */
export function RouteError(props: ErrorComponentProps) {
  return <Message {...props} />
}

function PlainMessage({ reset }: ErrorComponentProps) {
  return (
    <div className={classes.root} role="alert">
      <h1>This page couldn’t be loaded</h1>
      <p className={classes.detail}>Check your connection, then try again.</p>
      <div className={classes.actions}>
        <Button variant="outline" onClick={reset}>
          Try again
        </Button>
      </div>
    </div>
  )
}
