import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { deletionCheck, denialReason, useCanChange } from '../permissions.ts'
import { labelOf, type Resource, type ResourceDefinition } from '../resource-definition.ts'
import type { ActionDefinitions } from './action.ts'
import { confirmationOf } from './confirmation.ts'
import { DeleteResourceDialog } from './delete-resource-dialog.tsx'
import { describeSuccess, useAction } from './use-action.ts'

export interface ActionDialogsProps<R extends Resource, Action extends string, Name extends Action> {
  readonly definition: ResourceDefinition<R, Action>
  readonly actions: ActionDefinitions<R, Name>
  /** Name of the open dialog. Empty if none is open; names that match no action are ignored. */
  readonly dialog: string
  readonly resource: R
  readonly onClose: () => void
}

/** Confirmations of all actions of a resource; `dialog` names the open one. */
export default function ActionConfirmations<R extends Resource, Action extends string, Name extends Action>({
  definition,
  actions,
  dialog,
  resource,
  onClose,
}: ActionDialogsProps<R, Action, Name>) {
  const action = useAction(definition, actions)
  // A link can open the dialog without permission for the action.
  const disabledReason = denialReason(useCanChange(definition))
  const label = labelOf(definition, resource)
  const names = Object.keys(actions) as Name[]
  return names.map((key) => {
    const { confirmation, verb, destructive = false } = actions[key]
    if (confirmation === undefined) return null
    const common = {
      opened: dialog === key,
      ...confirmationOf(action, {
        variables: { resource, input: key },
        successMessage: describeSuccess(label, actions[key]),
        onClose,
      }),
    }
    if (confirmation.requiresName) {
      return (
        <DeleteResourceDialog
          key={key}
          {...common}
          id={resource.id}
          name={definition.nameOf(resource)}
          label={label}
          verb={verb}
          disabledReason={disabledReason ?? denialReason(deletionCheck(resource))}
        >
          {confirmation.body(resource)}
        </DeleteResourceDialog>
      )
    }
    return (
      <ConfirmDialog
        key={key}
        {...common}
        title={`${verb} ${label}?`}
        confirmLabel={verb}
        destructive={destructive}
        disabledReason={disabledReason}
      >
        {confirmation.body(resource)}
      </ConfirmDialog>
    )
  })
}
