import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import type { RowAction } from '#src/ui/resource-table/columns.ts'
import type { Resource, ResourceKind } from '../kind.ts'
import { reasonOf, useVerdict } from '../may.ts'
import type { OrderTable } from './order.ts'
import { useRunOrder } from './use-order.ts'

/**
 * Actions for a row's menu. An action with a confirmation opens its dialog; others run at once.
 * @param onAsk opens the confirmation of an action
 */
export function useOrderActions<R extends Resource, Action extends string, Name extends Action>(
  kind: ResourceKind<R, Action>,
  orders: OrderTable<R, Name>,
  onAsk: (name: Name, resource: R) => void,
): (resource: R, names: readonly Name[]) => RowAction[] {
  const verdict = useVerdict(kind)
  const { run } = useRunOrder(kind, orders)
  return (resource, names) =>
    names.map((name) => {
      const { verb, icon, ask } = orders[name]
      return {
        key: name,
        label: verb,
        icon,
        destructive: ask?.typed === true,
        verdict: verdict(name, resource),
        onSelect: () => (ask ? onAsk(name, resource) : run(name, resource)),
      }
    })
}

/** Actions as buttons of a detail page; unavailable ones are disabled with a reason. */
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
  const verdict = useVerdict(kind)
  const { run, running } = useRunOrder(kind, orders)
  return names.map((name) => {
    const { verb, icon, ask } = orders[name]
    return (
      <DisabledReason key={name} reason={reasonOf(verdict(name, resource))}>
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
