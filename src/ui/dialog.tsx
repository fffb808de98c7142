import { Modal, type ModalProps } from '@mantine/core'
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
    content: { inert: !props.opened },
  }
  return <Modal {...props} returnFocus={false} attributes={attributes} />
}
