import { Menu, Tooltip } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './disabled-menu-item.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

interface DisabledMenuItemProps {
  readonly icon?: ReactNode
  /** Why it can't be chosen now. */
  readonly reason: string
  readonly className?: string
  readonly children: ReactNode
}

/**
 * A refused entry of a menu stays within reach of the arrow keys, which Mantine's own `disabled` would take away, and says
 * why: as a tooltip to the eye, as its description to a screen reader.
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
