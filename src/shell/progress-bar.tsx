import { useRouterState } from '@tanstack/react-router'
import classes from './progress-bar.module.css'

/** A thin bar above everything while a page is on its way; screen readers are told by the page's own states. */
export function ProgressBar() {
  const pending = useRouterState({ select: (state) => state.status === 'pending' })
  return pending ? <div className={classes.bar} aria-hidden="true" /> : null
}
