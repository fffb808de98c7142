import { Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { Fragment } from 'react'
import { Button } from '../button.tsx'
import { DisabledMenuItem } from '../disabled-menu-item.tsx'
import { escapeCloses } from '../escape-closes.ts'
import type { RowAction } from './columns.ts'
import table from './resource-table.module.css'
import classes from './row-actions-menu.module.css'

interface RowActionsMenuProps {
  readonly rowName: string
  /** `outline` beside other buttons. @default 'ghost' */
  readonly variant?: 'ghost' | 'outline'
  /** Called only while the menu is open. */
  readonly actions: () => readonly RowAction[]
}

/** Menu of one row. Its items mount when it opens, so a closed menu costs little more than its button. */
export function RowActionsMenu({ rowName, variant = 'ghost', actions }: RowActionsMenuProps) {
  return (
    <Menu trigger="click" position="bottom-end" withinPortal>
      <Menu.Target>
        <Button
          variant={variant}
          size="icon"
          aria-label={`Actions for ${rowName}`}
          className={variant === 'ghost' ? classes.button : undefined}
          onKeyDown={escapeCloses}
        >
          <IconDots size={18} aria-hidden="true" />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Items actions={actions} />
      </Menu.Dropdown>
    </Menu>
  )
}

function Items({ actions }: { readonly actions: () => readonly RowAction[] }) {
  return actions().map((action, index, all) => (
    <Fragment key={action.key}>
      {action.destructive && !all[index - 1]?.destructive && <Menu.Divider />}
      <Item action={action} />
    </Fragment>
  ))
}

/** A denied action stays in the menu with its reason. */
function Item({ action }: { readonly action: RowAction }) {
  const tone = action.destructive ? (table.destructive ?? '') : ''
  if (action.check.allowed) {
    return (
      <Menu.Item leftSection={action.icon} className={tone} onClick={action.onSelect}>
        {action.label}
      </Menu.Item>
    )
  }
  return (
    <DisabledMenuItem icon={action.icon} className={tone} reason={action.check.reason}>
      {action.label}
    </DisabledMenuItem>
  )
}
