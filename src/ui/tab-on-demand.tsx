import { Skeleton } from '@mantine/core'
import type { ComponentType } from 'react'
import { onDemand } from './on-demand.tsx'

/** Panel of a tab whose code loads when the tab first opens, with a skeleton meanwhile. */
export function tabOnDemand<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  return onDemand(load, TabSkeleton)
}

function TabSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton height="20rem" />
    </div>
  )
}
