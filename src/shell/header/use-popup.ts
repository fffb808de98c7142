import { type FocusEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'

interface Popup {
  readonly opened: boolean
  readonly toggle: () => void
  /** Gives the focus back to the button: what had it goes with the panel. */
  readonly close: () => void
  /** Of what holds the button, first, and the panel, which is drawn while it is open. */
  readonly root: {
    readonly ref: RefObject<HTMLDivElement | null>
    readonly onBlur: (event: FocusEvent) => void
  }
}

/**
 * What a button of the header opens beneath itself. Every page of the console has it, and Mantine's, which finds a place
 * for whatever floats anywhere, weighs a tenth of a page. Closes on Escape, and when somebody goes on elsewhere.
 *
 * @param first selects what has the focus once it is open
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
    // Wherever the focus is: what had it may have gone, as a button that has done its work.
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
