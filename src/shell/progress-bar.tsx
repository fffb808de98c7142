import { useRouterState } from '@tanstack/react-router'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import classes from './progress-bar.module.css'

/**
 * A thin bar above everything while a page is on its way; screen readers are told by the page's own states. A page that is
 * being taken over has none: it is there already, whatever its address is changed to meanwhile.
 */
export function ProgressBar() {
  const pending = useRouterState({ select: (state) => state.status === 'pending' })
  const hydrated = useHydrated()
  return pending && hydrated ? <div className={classes.bar} aria-hidden="true" /> : null
}
