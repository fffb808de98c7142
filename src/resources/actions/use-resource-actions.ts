import type { RowAction } from '#src/ui/resource-table/columns.ts'
import { useActionCheck } from '../permissions.ts'
import type { Resource, ResourceDefinition } from '../resource-definition.ts'
import type { ActionDefinitions } from './action.ts'
import { useRunAction } from './use-action.ts'

/**
 * Actions for the menu of a row or a detail page. An action with a confirmation opens its dialog; others run at once.
 * @param openConfirmation opens the confirmation of an action
 */
export function useResourceActions<R extends Resource, Action extends string, Name extends Action>(
  definition: ResourceDefinition<R, Action>,
  actions: ActionDefinitions<R, Name>,
  openConfirmation: (name: Name, resource: R) => void,
): (resource: R, names: readonly Name[]) => RowAction[] {
  const check = useActionCheck(definition)
  const { run } = useRunAction(definition, actions)
  return (resource, names) =>
    names.map((name) => {
      const { verb, icon, confirmation } = actions[name]
      return {
        key: name,
        label: verb,
        icon,
        destructive: confirmation?.requiresName === true,
        check: check(name, resource),
        onSelect: () => (confirmation ? openConfirmation(name, resource) : run(name, resource)),
      }
    })
}
