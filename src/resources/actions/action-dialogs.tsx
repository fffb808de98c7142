import type { ComponentType } from 'react'
import { onDemand } from '#src/ui/on-demand.tsx'
import { useHasBeenTrue } from '#src/ui/use-has-been-true.ts'
import type { Resource } from '../resource-definition.ts'
import type { ActionDialogsProps } from './action-confirmations.tsx'

// Lazy components lose their type parameters, so the props are checked here instead.
const Confirmations = onDemand(
  () => import('./action-confirmations.tsx') as Promise<{ readonly default: ComponentType<object> }>,
)

/** Confirmations of a resource's actions. Loaded with the first one, since most visits run no action. */
export function ActionDialogs<R extends Resource, Action extends string, Name extends Action>(
  props: ActionDialogsProps<R, Action, Name>,
) {
  return useHasBeenTrue(props.dialog !== '') ? <Confirmations {...props} /> : null
}
