import { Menu, Tooltip } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './disabled-menu-item.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

interface DisabledMenuItemProps {
  readonly icon?: ReactNode
  /** Reason why it is disabled. */
  readonly reason: string
  readonly className?: string
  readonly children: ReactNode
}

/**
 * Disabled menu item that stays reachable with the arrow keys, unlike with Mantine's `disabled`. Shows the reason as
 * a tooltip and as its accessible description.
 */
export function DisabledMenuItem({ icon, reason, className = '', children }: DisabledMenuItemProps) {
  const reasonId = useId()
  return (
    <Tooltip label={reason} position="left">
      <Menu.Item
        leftSection={icon}
        className={`${className} ${classes.disabled}`}
        aria-disabled="true"
        aria-describedby={reasonId}
        closeMenuOnClick={false}
      >
        {children}
        <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>
      </Menu.Item>
    </Tooltip>
  )
}
