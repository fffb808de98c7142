import { Modal, type ModalProps } from '@mantine/core'
import type { FocusEvent } from 'react'
import { useReturnFocus } from './use-return-focus.ts'

/**
 * Mantine's dialog with reliable focus return: Mantine's own does nothing for a dialog that is mounted open, as
 * lazily loaded ones are. It takes no input while it closes, so a second click can't confirm again.
 */
export function Dialog(props: ModalProps) {
  useReturnFocus(props.opened)
  const attributes = {
    // A `<header>` would be a second banner landmark.
    header: { role: 'presentation' },
    content: { inert: !props.opened, onFocus: keepFocus },
  }
  return <Modal {...props} returnFocus={false} attributes={attributes} />
}

/**
 * Mantine focuses the dialog's first field twice, in two timers after it opens, the second one late on a slow device. So
 * the focused field becomes the first one: the second timer must not take the focus from a field chosen in between.
 */
function keepFocus({ currentTarget, target }: FocusEvent): void {
  if (!currentTarget.contains(target)) return
  for (const field of currentTarget.querySelectorAll('[data-autofocus]'))
    field.removeAttribute('data-autofocus')
  target.setAttribute('data-autofocus', 'true')
}
