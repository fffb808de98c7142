import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import type { RowAction } from '#src/ui/resource-table/columns.ts'
import { denialReason, useActionCheck } from '../permissions.ts'
import type { Resource, ResourceDefinition } from '../resource-definition.ts'
import type { ActionDefinitions } from './action.ts'
import { useRunAction } from './use-action.ts'

/**
 * Actions for a row's menu. An action with a confirmation opens its dialog; others run at once.
 * @param onAsk opens the confirmation of an action
 */
export function useResourceActions<R extends Resource, Action extends string, Name extends Action>(
  definition: ResourceDefinition<R, Action>,
  actions: ActionDefinitions<R, Name>,
  onAsk: (name: Name, resource: R) => void,
): (resource: R, names: readonly Name[]) => RowAction[] {
  const check = useActionCheck(definition)
  const { run } = useRunAction(definition, actions)
  return (resource, names) =>
    names.map((name) => {
      const { verb, icon, ask } = actions[name]
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

/** Actions as buttons of a detail page; unavailable ones are disabled with a reason. */
export function ActionButtons<R extends Resource, Action extends string, Name extends Action>({
  definition,
  actions,
  resource,
  names,
  onAsk,
}: {
  readonly definition: ResourceDefinition<R, Action>
  readonly actions: ActionDefinitions<R, Name>
  readonly resource: R
  readonly names: readonly Name[]
  readonly onAsk: (name: Name) => void
}) {
  const check = useActionCheck(definition)
  const { run, running } = useRunAction(definition, actions)
  return names.map((name) => {
    const { verb, icon, ask } = actions[name]
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
