import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react'

interface NativeDialog {
  readonly ref: RefObject<HTMLDialogElement | null>
  /** Escape and other ways by which the browser closes the dialog. */
  readonly onClose: () => void
  /** A click beside the content closes it: the dialog's own box is what lies under the pointer then. */
  readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void
}

/**
 * A modal on the browser's own `<dialog>`: it keeps the focus inside, gives it back afterwards, closes on Escape and
 * makes the page behind it inert, at no cost in code. For what the first load needs; dialogs of the console's screens
 * are Mantine's.
 */
export function useNativeDialog(opened: boolean, onClose: () => void): NativeDialog {
  const ref = useRef<HTMLDialogElement>(null)
  // Before the next key: it belongs to the dialog from the moment it is drawn.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (opened && !dialog.open) dialog.showModal()
    if (!opened && dialog.open) dialog.close()
  }, [opened])
  return {
    ref,
    onClose,
    onClick: (event) => {
      if (event.target === event.currentTarget) onClose()
    },
  }
}
