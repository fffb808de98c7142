import { Tooltip } from '@mantine/core'
import { cloneElement, type MouseEvent, type ReactElement, useId } from 'react'
import { VisuallyHidden } from './visually-hidden.tsx'

interface Disableable {
  readonly onClick?: ((event: MouseEvent<never>) => void) | undefined
  readonly 'aria-disabled'?: boolean
  readonly 'aria-describedby'?: string
  readonly 'data-disabled'?: boolean
}

interface DisabledReasonProps {
  /** Reason why the control is disabled; empty if it is enabled. */
  readonly reason: string | null | undefined
  /** A button, link or menu item. */
  readonly children: ReactElement<Disableable>
}

/**
 * Shows why a control is disabled. It stays in the tab order (`aria-disabled` instead of `disabled`), so that
 * keyboard and screen reader users get the reason; clicks do nothing.
 */
export function DisabledReason({ reason, children }: DisabledReasonProps) {
  const id = useId()
  const isOff = reason !== null && reason !== undefined && reason !== ''
  // Same elements in both states, so that a focused control keeps the focus when it is disabled.
  return (
    <>
      <Tooltip label={reason} disabled={!isOff}>
        {isOff
          ? cloneElement(children, {
              'aria-disabled': true,
              'aria-describedby': id,
              'data-disabled': true,
              onClick: (event) => {
                event.preventDefault()
                event.stopPropagation()
              },
            })
          : children}
      </Tooltip>
      {isOff && <VisuallyHidden id={id}>{reason}</VisuallyHidden>}
    </>
  )
}
