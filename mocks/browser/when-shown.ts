import { inspectedApp } from '#src/inspected-app.ts'
import { whenIdle } from '#src/when-idle.ts'

/** Maximum wait for the page's data, in milliseconds: a scenario can delay it. */
const TIMEOUT_MS = 1000

/** Interval of the checks, in milliseconds. */
const INTERVAL_MS = 50

/**
 * Runs low-priority work once the page shows its data, or after a second. The browser is also idle while the page waits
 * for a response, but work started then would delay rendering it.
 */
export function whenShown(run: () => void): void {
  const latest = performance.now() + TIMEOUT_MS
  const check = () => {
    if (isLoading() && performance.now() < latest) setTimeout(check, INTERVAL_MS)
    else whenIdle(run)
  }
  whenIdle(check)
}

function isLoading(): boolean {
  const { router, queryClient } = inspectedApp
  return router?.state.status !== 'idle' || (queryClient?.isFetching() ?? 0) > 0
}
