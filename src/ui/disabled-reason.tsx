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
  /** Why the control cannot be used now; nothing when it can. */
  readonly reason: string | null | undefined
  /** One button, link or menu item. */
  readonly children: ReactElement<Disableable>
}

/**
 * A control that is switched off says why. It stays in the tab order (`aria-disabled` instead of `disabled`), so that
 * the keyboard and a screen reader reach the reason as well; clicks do nothing.
 */
export function DisabledReason({ reason, children }: DisabledReasonProps) {
  const id = useId()
  const isOff = reason !== null && reason !== undefined && reason !== ''
  // The same elements with and without a reason: a control that had the focus when it was switched off keeps it.
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
