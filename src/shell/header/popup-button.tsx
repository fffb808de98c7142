import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import popup from './popup.module.css'
import classes from './popup-button.module.css'
import { usePopup } from './use-popup.ts'

/** Icon button of the header with a count, which opens a panel. */
export function PopupButton({
  title,
  label,
  icon,
  count,
  tone = 'destructive',
  children,
}: {
  /** Name of the panel. */
  readonly title: string
  /** Name of the button, with what the count says. */
  readonly label: string
  readonly icon: ReactNode
  /** Null hides it. */
  readonly count: ReactNode
  readonly tone?: 'accent' | 'destructive'
  readonly children: (close: () => void) => ReactNode
}) {
  const { opened, toggle, close, root } = usePopup('[role="dialog"]')
  return (
    <div {...root} className={popup.root}>
      <span className={classes.button}>
        <Button
          variant="ghost"
          size="icon"
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={opened}
          onClick={toggle}
        >
          {icon}
        </Button>
        {count !== null && (
          <span className={classes.count} data-tone={tone} aria-hidden="true">
            {count}
          </span>
        )}
      </span>
      {opened && (
        <div role="dialog" tabIndex={-1} aria-label={title} className={`${popup.panel} ${classes.panel}`}>
          {children(close)}
        </div>
      )}
    </div>
  )
}
