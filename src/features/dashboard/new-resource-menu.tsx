import { Menu, type MenuItemProps } from '@mantine/core'
import { IconChevronDown, IconPlus } from '@tabler/icons-react'
import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'
import { useCan } from '#src/resources/permissions.ts'
import { Button } from '#src/ui/button.tsx'
import { DisabledMenuItem } from '#src/ui/disabled-menu-item.tsx'
import { escapeCloses } from '#src/ui/escape-closes.ts'
import { creatables } from './creatable.tsx'

type MenuAnchorProps = MenuItemProps & Omit<ComponentPropsWithRef<'a'>, keyof MenuItemProps>

function MenuAnchor(props: MenuAnchorProps) {
  return <Menu.Item component="a" {...props} />
}

/** Link as a Mantine menu item. Separate from `link.tsx`, so plain links don't load the menu. */
const MenuLink = createLink(MenuAnchor)

/** Links to all create pages. Entries without permission stay visible and show the reason. */
export function NewResourceMenu() {
  return (
    <Menu position="bottom-end" withinPortal={false} width={220}>
      <Menu.Target>
        <Button
          onKeyDown={escapeCloses}
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          rightSection={<IconChevronDown size={16} aria-hidden="true" />}
        >
          New Resource
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {creatables.map((creatable) => (
          <Entry key={creatable.label} {...creatable} />
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function Entry({ label, icon, to, permission, noun }: (typeof creatables)[number]) {
  const can = useCan(permission, noun)
  if (!can.allowed) {
    return (
      <DisabledMenuItem icon={icon} reason={can.reason}>
        {label}
      </DisabledMenuItem>
    )
  }
  return (
    <MenuLink {...to} leftSection={icon}>
      {label}
    </MenuLink>
  )
}
