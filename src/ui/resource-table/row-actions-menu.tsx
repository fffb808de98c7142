import { Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { type ComponentPropsWithRef, Fragment, useEffect, useRef, useState } from 'react'
import { Button } from '../button.tsx'
import { RefusedMenuItem } from '../refused-menu-item.tsx'
import type { RowAction } from './columns.ts'
import table from './resource-table.module.css'
import classes from './row-actions-menu.module.css'

interface RowActionsMenuProps {
  readonly rowName: string
  readonly actions: () => readonly RowAction[]
}

/** What can be done to one row. Only its button is there until it is pressed: a hundred rows cost a hundred buttons, no more. */
export function RowActionsMenu({ rowName, actions }: RowActionsMenuProps) {
  const [isAskedFor, setAskedFor] = useState(false)
  if (isAskedFor) return <OpeningMenu rowName={rowName} actions={actions} />
  return (
    <MenuButton
      rowName={rowName}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setAskedFor(true)}
    />
  )
}

/** Opens when it has come into the place of the button that was pressed. */
function OpeningMenu({ rowName, actions }: RowActionsMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The focus went with that button, and is to come back here when the menu closes.
    button.current?.focus({ preventScroll: true })
    setOpen(true)
  }, [])
  return (
    <Menu opened={isOpen} onChange={setOpen} trigger="click" position="bottom-end" withinPortal>
      <Menu.Target>
        <MenuButton ref={button} rowName={rowName} />
      </Menu.Target>
      <Menu.Dropdown>
        <Entries actions={actions} />
      </Menu.Dropdown>
    </Menu>
  )
}

function MenuButton({ rowName, ...rest }: { readonly rowName: string } & ComponentPropsWithRef<'button'>) {
  return (
    <Button
      variant="ghost"
      size="icon"
      {...rest}
      aria-label={`Actions for ${rowName}`}
      className={classes.button}
    >
      <IconDots size={18} aria-hidden="true" />
    </Button>
  )
}

function Entries({ actions }: { readonly actions: () => readonly RowAction[] }) {
  return actions().map((action, index, all) => (
    <Fragment key={action.key}>
      {action.destructive && !all[index - 1]?.destructive && <Menu.Divider />}
      <Entry action={action} />
    </Fragment>
  ))
}

/** One that is refused says why. */
function Entry({ action }: { readonly action: RowAction }) {
  const tone = action.destructive ? (table.destructive ?? '') : ''
  if (action.verdict.allowed) {
    return (
      <Menu.Item leftSection={action.icon} className={tone} onClick={action.onSelect}>
        {action.label}
      </Menu.Item>
    )
  }
  return (
    <RefusedMenuItem icon={action.icon} className={tone} reason={action.verdict.reason}>
      {action.label}
    </RefusedMenuItem>
  )
}
