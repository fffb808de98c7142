import type { ComponentType } from 'react'
import { onDemand } from '#src/ui/on-demand.tsx'
import { useEver } from '#src/ui/use-ever.ts'
import type { Resource } from '../kind.ts'
import type { ActionDialogsProps } from './action-confirmations.tsx'

// A component that is loaded later has no type parameters; what is handed through is checked where it is handed in.
const OrderQuestions = onDemand(
  () => import('./action-confirmations.tsx') as Promise<{ readonly default: ComponentType<object> }>,
)

/** What is asked before an order is given. Its code comes with the first question: most visits give no order. */
export function ActionDialogs<R extends Resource, Action extends string, Name extends Action>(
  props: ActionDialogsProps<R, Action, Name>,
) {
  return useEver(props.dialog !== '') ? <OrderQuestions {...props} /> : null
}
