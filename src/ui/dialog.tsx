import { Modal, type ModalProps } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import {
  createContext,
  type Dispatch,
  type FocusEvent,
  type SetStateAction,
  useContext,
  useEffect,
  useState,
} from 'react'
import { DialogPending } from './dialog-pending.ts'
import { useReturnFocus } from './use-return-focus.ts'

interface DialogProps extends ModalProps {
  /** Request in progress: the dialog stays open until the response, so that an error shows. @default false */
  readonly pending?: boolean
}

/** Counts the open dialogs within a dialog. */
const CountWithin = createContext<Dispatch<SetStateAction<number>>>(() => {})

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
  const [openWithin, setOpenWithin] = useState(0)
  const setOpenAround = useContext(CountWithin)
  useEffect(() => {
    if (!props.opened) return
    setOpenAround((count) => count + 1)
    return () => setOpenAround((count) => count - 1)
  }, [setOpenAround, props.opened])
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
      <CountWithin value={setOpenWithin}>
        <Modal
          {...props}
          {...(hasInput && { closeOnClickOutside: false })}
          {...(openWithin > 0 && { closeOnEscape: false })}
          {...(isPending && { onClose: () => {}, closeOnClickOutside: false, closeOnEscape: false })}
          returnFocus={false}
          attributes={attributes}
        />
      </CountWithin>
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
