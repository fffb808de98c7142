import { Modal, type ModalProps } from '@mantine/core'
import { useReturnFocus } from './use-return-focus.ts'

/**
 * Mantine's dialog, but it gives the focus back in every case: Mantine's own way does nothing for a dialog whose first
 * appearance is also its opening, as all have whose code comes on demand.
 */
export function Dialog(props: ModalProps) {
  useReturnFocus(props.opened)
  return <Modal {...props} returnFocus={false} />
}
