import { useEffect, useRef } from 'react'
import { focusContent } from './focus-content.ts'

/** What had the focus last, for when it is gone already: without motion a menu is, before what it opens is there. */
let lastFocused: Element | null = null
// In Node, where routes are looked at by tests, there is no document.
globalThis.document?.addEventListener('focusin', ({ target }) => {
  lastFocused = target instanceof Element ? target : null
})

interface Opening {
  readonly opener: HTMLElement
  /** Of the dialog in which the opener stands, or stood: one dialog may take another's place, and go again. */
  readonly outer: Opening | null
}

let latest: Opening | null = null

/**
 * Gives the focus back to what had it before something opened, once that closes or goes away. Where it is gone by then
 * with the dialog it was in, what opened that dialog gets it; where it is gone from the page, as the row that was
 * deleted, the page's content, so that Tab goes on from there and not from the top. Whoever moved the focus elsewhere
 * meanwhile keeps it there.
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
    const opening = { opener, outer: opener.closest('[role="dialog"]') ? latest : null }
    latest = opening
    return () => {
      const atClose = document.activeElement
      // What it closes for may render first: an opener that is about to go is not worth returning to.
      pending.current = setTimeout(() => {
        const now = document.activeElement
        if (now !== null && now !== document.body && now !== atClose) return
        let back: Opening | null = opening
        while (back !== null && !back.opener.isConnected) back = back.outer
        if (back !== null) back.opener.focus({ preventScroll: true })
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
