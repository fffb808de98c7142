import { type FocusEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'

interface Popup {
  readonly opened: boolean
  readonly toggle: () => void
  /** Closes the panel and returns the focus to the button. */
  readonly close: () => void
  /** Props of the element that contains the button, which must come first, and the panel. */
  readonly root: {
    readonly ref: RefObject<HTMLDivElement | null>
    readonly onBlur: (event: FocusEvent) => void
  }
}

/**
 * State of a popup below a header button. Mantine's popover would add a tenth to the size of every console page.
 * Closes on Escape, on an outside click and when the focus leaves.
 * @param first selector of the element to focus when the popup opens
 */
export function usePopup(first: string): Popup {
  const [opened, setOpened] = useState(false)
  const ref = useRef<HTMLDivElement>(null)
  const close = useCallback(() => {
    setOpened(false)
    ref.current?.querySelector('button')?.focus()
  }, [])

  useEffect(() => {
    if (!opened) return
    ref.current?.querySelector<HTMLElement>(first)?.focus()
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !ref.current?.contains(target)) setOpened(false)
    }
    // On the document, since the focused element may be gone, such as a button that disappears once pressed.
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close()
    }
    document.addEventListener('pointerdown', onPointerDown)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [opened, first, close])

  return {
    opened,
    toggle: () => setOpened(!opened),
    close,
    root: {
      ref,
      onBlur: ({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !ref.current?.contains(relatedTarget)) setOpened(false)
      },
    },
  }
}
