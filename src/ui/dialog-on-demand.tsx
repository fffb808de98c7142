import type { ComponentType } from 'react'
import { onDemand } from './on-demand.tsx'
import { useHasBeenTrue } from './use-has-been-true.ts'

/** Dialog whose code loads when it first opens. It then stays mounted, so that it can animate when it closes. */
export function dialogOnDemand<Props extends { readonly opened: boolean }>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Dialog = onDemand(load)
  return function DialogOnDemand(props: Props) {
    return useHasBeenTrue(props.opened) ? <Dialog {...props} /> : null
  }
}
