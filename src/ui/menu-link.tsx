import { Menu, type MenuItemProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'

type MenuAnchorProps = MenuItemProps & Omit<ComponentPropsWithRef<'a'>, keyof MenuItemProps>

function MenuAnchor(props: MenuAnchorProps) {
  return <Menu.Item component="a" {...props} />
}

/** An entry of a Mantine menu that leads somewhere. Apart from `link.tsx`, so that plain links do not bring the menu. */
export const MenuLink = createLink(MenuAnchor)
