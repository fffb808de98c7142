import { Modal, type ModalProps } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { createContext, type FocusEvent, useContext, useEffect, useState } from 'react'
import { DialogPending } from './dialog-pending.ts'
import { useReturnFocus } from './use-return-focus.ts'

interface DialogProps extends ModalProps {
  /** Request in progress: the dialog stays open until the response, so that an error shows. @default false */
  readonly pending?: boolean
}

/** Tells the dialog around another one if that is open. */
const DialogCover = createContext<(isCovered: boolean) => void>(() => {})

/**
 * Mantine's dialog with reliable focus return: Mantine's own does nothing for a dialog that is mounted open, as
 * lazily loaded ones are. It takes no input while it closes, so a second click can't confirm again. A click outside
 * closes it only if nothing was entered. Escape closes only the innermost dialog. The focus stays in it when the focused
 * element is replaced.
 */
export function Dialog({ pending = false, ...props }: DialogProps) {
  useReturnFocus(props.opened)
  const [isFormPending, setFormPending] = useState(false)
  const isPending = pending || isFormPending
  const [hasInput, setHasInput] = useState(false)
  if (hasInput && !props.opened) setHasInput(false)
  const [isCovered, setCovered] = useState(false)
  const cover = useContext(DialogCover)
  useEffect(() => {
    cover(props.opened)
    return () => cover(false)
  }, [cover, props.opened])
  useBlocker({
    // Back and Forward; the dialog itself closes by replacing the history entry.
    shouldBlockFn: ({ action }) => action !== 'PUSH' && action !== 'REPLACE',
    enableBeforeUnload: false,
    disabled: !isPending,
  })
  const attributes = {
    // A `<header>` would be a second banner landmark.
    header: { role: 'presentation' },
    content: { inert: !props.opened, onFocus: keepFocus, onInput: () => setHasInput(true) },
  }
  return (
    <DialogPending value={setFormPending}>
      <DialogCover value={setCovered}>
        <Modal
          {...props}
          {...(hasInput && { closeOnClickOutside: false })}
          {...(isCovered && { closeOnEscape: false })}
          {...(isPending && { onClose: () => {}, closeOnClickOutside: false, closeOnEscape: false })}
          returnFocus={false}
          attributes={attributes}
        />
      </DialogCover>
    </DialogPending>
  )
}

/**
 * Mantine focuses the dialog's first field twice, in two timers after it opens, the second one late on a slow device. So
 * the focused field becomes the first one: the second timer must not take the focus from a field chosen in between.
 */
function keepFocus({ currentTarget, target }: FocusEvent<HTMLElement>): void {
  if (!currentTarget.contains(target)) return
  keepFocusInside(currentTarget)
  for (const field of currentTarget.querySelectorAll('[data-autofocus]'))
    field.removeAttribute('data-autofocus')
  target.setAttribute('data-autofocus', 'true')
}

const watched = new WeakSet<HTMLElement>()

/** Focuses the dialog after its focused element disappeared, such as the button that loads its content again. */
function keepFocusInside(dialog: HTMLElement): void {
  if (watched.has(dialog)) return
  watched.add(dialog)
  const refocus = () => {
    if (document.activeElement === document.body && dialog.isConnected && !dialog.inert) dialog.focus()
  }
  // In the next frame: an effect may know a better place.
  new MutationObserver(() => requestAnimationFrame(refocus)).observe(dialog, {
    childList: true,
    subtree: true,
  })
}
