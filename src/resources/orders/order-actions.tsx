import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import type { RowAction } from '#src/ui/resource-table/columns.ts'
import type { Resource, ResourceKind } from '../kind.ts'
import { denialReason, useActionCheck } from '../permissions.ts'
import type { OrderTable } from './order.ts'
import { useRunOrder } from './use-order.ts'

/**
 * Orders as entries of a row's menu: what has a question opens its dialog, what has none is sent at once.
 * @param onAsk opens the dialog of an order about a resource
 */
export function useOrderActions<R extends Resource, Action extends string, Name extends Action>(
  kind: ResourceKind<R, Action>,
  orders: OrderTable<R, Name>,
  onAsk: (name: Name, resource: R) => void,
): (resource: R, names: readonly Name[]) => RowAction[] {
  const check = useActionCheck(kind)
  const { run } = useRunOrder(kind, orders)
  return (resource, names) =>
    names.map((name) => {
      const { verb, icon, ask } = orders[name]
      return {
        key: name,
        label: verb,
        icon,
        destructive: ask?.typed === true,
        check: check(name, resource),
        onSelect: () => (ask ? onAsk(name, resource) : run(name, resource)),
      }
    })
}

/** Orders as buttons of a detail page; one that is not possible now says why. */
export function OrderButtons<R extends Resource, Action extends string, Name extends Action>({
  kind,
  orders,
  resource,
  names,
  onAsk,
}: {
  readonly kind: ResourceKind<R, Action>
  readonly orders: OrderTable<R, Name>
  readonly resource: R
  readonly names: readonly Name[]
  readonly onAsk: (name: Name) => void
}) {
  const check = useActionCheck(kind)
  const { run, running } = useRunOrder(kind, orders)
  return names.map((name) => {
    const { verb, icon, ask } = orders[name]
    return (
      <DisabledReason key={name} reason={denialReason(check(name, resource))}>
        <Button
          variant={ask?.typed ? 'destructive' : 'outline'}
          leftSection={icon}
          loading={running === name}
          onClick={() => (ask ? onAsk(name) : run(name, resource))}
        >
          {verb}
        </Button>
      </DisabledReason>
    )
  })
}
