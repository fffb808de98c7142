import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { Fragment } from 'react'
import { RefusedMenuItem } from '../refused-menu-item.tsx'
import type { RowAction } from './columns.ts'
import classes from './resource-table.module.css'

/** What can be done to one row. The menu is filled when it opens: a hundred rows cost a hundred buttons, no more. */
export function RowActionsMenu({
  rowName,
  actions,
}: {
  readonly rowName: string
  readonly actions: () => readonly RowAction[]
}) {
  return (
    <Menu trigger="click" position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={`Actions for ${rowName}`}>
          <IconDots size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Entries actions={actions} />
      </Menu.Dropdown>
    </Menu>
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
  const tone = action.destructive ? (classes.destructive ?? '') : ''
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
