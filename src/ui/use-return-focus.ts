import { useEffect, useRef } from 'react'
import { focusContent } from './focus-content.ts'

/** What had the focus last, for when it is gone already: without motion a menu is, before what it opens is there. */
let lastFocused: Element | null = null
// In Node, where routes are looked at by tests, there is no document.
globalThis.document?.addEventListener('focusin', ({ target }) => {
  lastFocused = target instanceof Element ? target : null
})

/**
 * Gives the focus back to what had it before something opened, once that closes or goes away. Where it is gone by then,
 * as the row that was deleted, the page's content gets it, so that Tab goes on from there and not from the top. Whoever
 * moved the focus elsewhere meanwhile keeps it there.
 */
export function useReturnFocus(opened: boolean): void {
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (!opened) return
    clearTimeout(pending.current)
    // Effects run before the dialog takes the focus.
    const focused = document.activeElement
    const opener = openerOf(focused === document.body ? lastFocused : focused)
    if (opener === null) return
    return () => {
      const atClose = document.activeElement
      // What it closes for may render first: an opener that is about to go is not worth returning to.
      pending.current = setTimeout(() => {
        const now = document.activeElement
        if (now !== null && now !== document.body && now !== atClose) return
        if (opener.isConnected) opener.focus({ preventScroll: true })
        else focusContent()
      })
    }
  }, [opened])
}

/** The entry of a menu goes with its menu, so the button that opened the menu stands for it; null for none. */
function openerOf(focused: Element | null): HTMLElement | null {
  const menu = focused?.closest('[role="menu"]')
  const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused
  return opener instanceof HTMLElement && opener !== document.body ? opener : null
}
