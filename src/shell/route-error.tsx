import type { ErrorComponentProps } from '@tanstack/react-router'
import { Button } from '#src/ui/button.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'
import classes from '#src/ui/state.module.css'

const loadMessage = () => import('./route-error-message.tsx')
const Message = onDemand(loadMessage, PlainMessage)

/** Has the words for a failure there before it is one of the network, which they could not come over. */
export function prepareRouteError(): void {
  // Without them the plain message stays.
  loadMessage().catch(() => {})
}

/**
 * What a page shows that failed to load or fell over. In what words depends on the error, and on code that no page needs
 * for its first paint; where the network has gone, that code can't be had either.
 */
export function RouteError(props: ErrorComponentProps) {
  return <Message {...props} />
}

function PlainMessage({ reset }: ErrorComponentProps) {
  return (
    <div className={classes.root} role="alert">
      <h1>This page cannot be shown</h1>
      <p className={classes.detail}>Check your connection, then try again.</p>
      <div className={classes.actions}>
        <Button variant="outline" onClick={reset}>
          Try again
        </Button>
      </div>
    </div>
  )
}
