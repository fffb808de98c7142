import { inspectedApp } from '#src/inspected-app.ts'
import { whenIdle } from '#src/when-idle.ts'

/** Maximum wait for the page's data, in milliseconds: a scenario can hold it back. */
const PATIENCE_MS = 1000

/** Time between looks at the page, in milliseconds. */
const PAUSE_MS = 50

/**
 * Runs low-priority work once the page shows its data, or after a second. The browser is also idle while the page waits
 * for a response, and such work would then delay what the response brings.
 */
export function whenShown(run: () => void): void {
  const latest = performance.now() + PATIENCE_MS
  const look = () => {
    if (isLoading() && performance.now() < latest) setTimeout(look, PAUSE_MS)
    else whenIdle(run)
  }
  whenIdle(look)
}

function isLoading(): boolean {
  const { router, queryClient } = inspectedApp
  return router?.state.status !== 'idle' || (queryClient?.isFetching() ?? 0) > 0
}
