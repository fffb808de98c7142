import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { useNativeDialog } from './native-dialog.ts'
import classes from './sheet.module.css'

interface SheetProps {
  readonly opened: boolean
  readonly onClose: () => void
  /** Accessible name. */
  readonly label: string
  /** At the top, beside the close button. */
  readonly head?: ReactNode
  /** @default 'start' */
  readonly side?: 'start' | 'end' | 'bottom'
  readonly children: ReactNode
  /** Below the content, which scrolls. */
  readonly foot?: ReactNode
}

/** Panel at a side or the bottom, for menus and filters on small screens. Selecting a link closes it. */
export function Sheet({ opened, onClose, label, head, side = 'start', children, foot }: SheetProps) {
  const dialog = useNativeDialog(opened, onClose)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click closes from outside; the keyboard has Escape and the button.
    <dialog
      {...dialog}
      className={classes.sheet}
      data-side={side}
      aria-label={label}
      onClick={(event) => {
        dialog.onClick(event)
        if (event.target instanceof Element && event.target.closest('a')) onClose()
      }}
    >
      <div className={classes.head}>
        {head ?? <span />}
        <Button variant="ghost" size="icon" aria-label="Close" onClick={onClose}>
          <IconX size={20} />
        </Button>
      </div>
      {/* Drawn when it is needed: on wide screens it never is. */}
      <div className={classes.content}>{opened && children}</div>
      {opened && foot}
    </dialog>
  )
}
