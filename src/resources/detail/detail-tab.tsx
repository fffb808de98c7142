import { Skeleton } from '@mantine/core'
import type { ComponentType } from 'react'
import { onDemand } from '#src/ui/on-demand.tsx'
import classes from './detail.module.css'

/**
 * Lazy-loads a tab when it is first opened, since most visits only use the first tab.
 * @example const LogsTab = detailTab(() => import('./detail/logs-tab.tsx').then((part) => part.LogsTab))
 */
export function detailTab<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return onDemand<Props>(() => load().then((Panel) => ({ default: Panel })), TabSkeleton)
}

function TabSkeleton() {
  return (
    <div className={classes.tab} aria-busy="true">
      <Skeleton height="12rem" />
    </div>
  )
}
