import type { ComponentType } from 'react'
import { onDemand } from '#src/ui/on-demand.tsx'
import { useEver } from '#src/ui/use-ever.ts'
import type { Resource, ResourceKind } from '../kind.ts'
import type { OrderTable } from './order.ts'

export interface OrderDialogsProps<R extends Resource, Action extends string, Name extends Action> {
  readonly kind: ResourceKind<R, Action>
  readonly orders: OrderTable<R, Name>
  /** Names of dialogs that are no order's are others' affair; empty when none is open. */
  readonly dialog: string
  readonly resource: R
  readonly onClose: () => void
}

// A component that is loaded later has no type parameters; what is handed through is checked where it is handed in.
const OrderQuestions = onDemand(
  () => import('./order-questions.tsx') as Promise<{ readonly default: ComponentType<object> }>,
)

/** What is asked before an order is given. Its code comes with the first question: most visits give no order. */
export function OrderDialogs<R extends Resource, Action extends string, Name extends Action>(
  props: OrderDialogsProps<R, Action, Name>,
) {
  return useEver(props.dialog !== '') ? <OrderQuestions {...props} /> : null
}
