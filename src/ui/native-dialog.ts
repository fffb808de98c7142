import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/** Focuses an element, unless something else has taken the focus. */
function returnFocus(element: Element | null): void {
  if (document.activeElement !== document.body) return
  if (element instanceof HTMLElement) element.focus({ preventScroll: true })
}

interface NativeDialog {
  readonly ref: RefObject<HTMLDialogElement | null>
  /** Handles Escape and other ways of closing by the browser. */
  readonly onClose: () => void
  /** Closes the dialog on a click on its backdrop. */
  readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void
}

/**
 * Modal with the native `<dialog>`: focus trap, focus return, Escape and inert background without extra code. For
 * parts of the first load; the console's screens use Mantine dialogs.
 */
export function useNativeDialog(opened: boolean, onClose: () => void): NativeDialog {
  const ref = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element>(null)
  // Layout effect: the next key press must go to the dialog.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (opened && !dialog.open) {
      opener.current = document.activeElement
      dialog.showModal()
    }
    if (!opened && dialog.open) dialog.close()
    // A dialog that is removed while open is never closed, so the browser doesn't return the focus.
    return () => void setTimeout(() => dialog.isConnected || returnFocus(opener.current))
  }, [opened])
  return {
    ref,
    onClose,
    onClick: (event) => {
      if (event.target === event.currentTarget) onClose()
    },
  }
}
