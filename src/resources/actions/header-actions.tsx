import { IconDots, IconFolderSymlink } from '@tabler/icons-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import { moveCheck } from '#src/domain/project.ts'
import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'
import type { RowAction } from '#src/ui/resource-table/columns.ts'
import { denialReason, useActionCheck, useCan } from '../permissions.ts'
import { labelOf, type Resource, type ResourceDefinition } from '../resource-definition.ts'
import type { ActionDefinitions } from './action.ts'
import { appliesTo } from './applies.ts'
import classes from './header-actions.module.css'
import { useRunAction } from './use-action.ts'
import { useResourceActions } from './use-resource-actions.ts'

/** Loaded after the page; its button has its place already. */
const RowActionsMenu = onDemand(
  async () => ({ default: (await import('#src/ui/resource-table/row-actions-menu.tsx')).RowActionsMenu }),
  () => (
    <Button variant="outline" size="icon" aria-label="Actions" aria-busy="true" disabled>
      <IconDots size={18} aria-hidden="true" />
    </Button>
  ),
)

/** Button for an action that has a dialog of its own, such as connecting or scaling. */
interface DialogButton<Action extends string, Dialog extends string> {
  readonly name: Action
  readonly dialog: Dialog
  readonly label: string
  readonly icon: ReactNode
}

/** Buttons of a resource's header; everything else is in its menu. */
export interface HeaderButtons<Action extends string, Name extends Action, Dialog extends string> {
  /** Actions with a filled button; at most one of them applies at a time. */
  readonly primary?: readonly Action[]
  /** Before the other buttons. */
  readonly dialogButtons?: readonly DialogButton<Action, Dialog>[]
  /** In display order. */
  readonly buttons?: readonly Exclude<Name, 'delete'>[]
  /** Further entries of the menu. */
  readonly menu?: readonly RowAction[]
}

/**
 * Actions in the header of a detail page: buttons for those that apply to the resource's status, and a menu with the
 * rest. During a transition the buttons of the next status are there, disabled with the reason.
 */
export function HeaderActions<
  R extends Resource,
  Action extends string,
  Name extends Action,
  Dialog extends string,
>({
  definition,
  actions,
  resource,
  primary = [],
  dialogButtons = [],
  buttons = [],
  menu = [],
  onDialog,
  onMove,
}: HeaderButtons<Action, Name, Dialog> & {
  readonly definition: ResourceDefinition<R, Action>
  readonly actions: ActionDefinitions<R, Name>
  readonly resource: R
  /** Opens the dialog of a button or the confirmation of an action. */
  readonly onDialog: (dialog: Dialog | Name) => void
  /** Opens the dialog that moves the resource to another project. */
  readonly onMove: () => void
}) {
  const check = useActionCheck(definition)
  const { run, running } = useRunAction(definition, actions)
  const inMenu = useResourceActions(definition, actions, onDialog)
  const mayMove = useCan(requiredPermission.moveResources, definition.noun)
  const focus = useFocusOfNextButton()
  const look = (name: Action) => (primary.includes(name) ? 'default' : 'outline')
  const destructive = (Object.keys(actions) as Name[]).filter(
    (name) => actions[name].confirmation?.requiresName,
  )
  return (
    <div className={classes.root} ref={focus.group}>
      {dialogButtons
        .filter(({ name }) => appliesTo(definition, name, resource))
        .map(({ name, dialog, label, icon }) => (
          <span key={name} className={classes.item} ref={focus.item}>
            <DisabledReason reason={denialReason(check(name, resource))}>
              <Button variant={look(name)} leftSection={icon} onClick={() => onDialog(dialog)}>
                {label}
              </Button>
            </DisabledReason>
          </span>
        ))}
      {buttons
        .filter((name) => appliesTo(definition, name, resource))
        .map((name) => {
          const { verb, icon, confirmation } = actions[name]
          return (
            <span key={name} className={classes.item} ref={focus.item}>
              <DisabledReason reason={denialReason(check(name, resource))}>
                <Button
                  variant={look(name)}
                  leftSection={icon}
                  loading={running === name}
                  onClick={() => (confirmation ? onDialog(name) : run(name, resource))}
                >
                  {verb}
                </Button>
              </DisabledReason>
            </span>
          )
        })}
      <RowActionsMenu
        rowName={labelOf(definition, resource)}
        variant="outline"
        actions={() => [
          {
            key: 'move-to-project',
            label: 'Move to project',
            icon: <IconFolderSymlink size={16} aria-hidden="true" />,
            check: mayMove.allowed ? moveCheck(resource.status, definition.noun.one) : mayMove,
            onSelect: onMove,
          },
          ...menu,
          ...inMenu(resource, destructive),
        ]}
      />
    </div>
  )
}

/** Moves the focus to the first remaining button if the focused one goes with the status it belongs to. */
function useFocusOfNextButton() {
  const group = useRef<HTMLDivElement>(null)
  const isLost = useRef(false)
  useLayoutEffect(() => {
    if (!isLost.current) return
    isLost.current = false
    if (document.activeElement === document.body)
      group.current?.querySelector('button')?.focus({ preventScroll: true })
  })
  return {
    group,
    item: (item: HTMLSpanElement) => () => {
      if (item.contains(document.activeElement)) isLost.current = true
    },
  }
}
