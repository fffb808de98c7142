import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import type { Resource, ResourceKind } from '../kind.ts'
import { reasonOf, useMayChange } from '../may.ts'
import { confirmationOf } from './confirmation.ts'
import { DeleteResourceDialog } from './delete-resource-dialog.tsx'
import type { OrderTable } from './order.ts'
import { describeSuccess, useOrder } from './use-order.ts'

export interface OrderDialogsProps<R extends Resource, Action extends string, Name extends Action> {
  readonly kind: ResourceKind<R, Action>
  readonly orders: OrderTable<R, Name>
  /** Name of the open dialog. Empty if none is open; names that match no action are ignored. */
  readonly dialog: string
  readonly resource: R
  readonly onClose: () => void
}

/** Confirmations of all actions of a resource; `dialog` names the open one. */
export default function OrderQuestions<R extends Resource, Action extends string, Name extends Action>({
  kind,
  orders,
  dialog,
  resource,
  onClose,
}: OrderDialogsProps<R, Action, Name>) {
  const order = useOrder(kind, orders)
  // A link can open the dialog without permission for the action.
  const refusal = reasonOf(useMayChange(kind))
  const name = kind.nameOf(resource)
  const names = Object.keys(orders) as Name[]
  return names.map((key) => {
    const { ask, verb, destructive = false } = orders[key]
    if (ask === undefined) return null
    const common = {
      opened: dialog === key,
      ...confirmationOf(order, {
        asked: { resource, input: key },
        done: describeSuccess(name, orders[key]),
        onClose,
      }),
    }
    if (ask.typed) {
      return (
        <DeleteResourceDialog
          key={key}
          {...common}
          id={resource.id}
          name={name}
          verb={verb}
          refusal={refusal}
        >
          {ask.one(resource)}
        </DeleteResourceDialog>
      )
    }
    return (
      <ConfirmDialog
        key={key}
        {...common}
        title={`${verb} ${name}?`}
        confirmLabel={verb}
        destructive={destructive}
        lockedBecause={refusal}
      >
        {ask.one(resource)}
      </ConfirmDialog>
    )
  })
}
