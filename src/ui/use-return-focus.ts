import { useEffect, useRef } from 'react'
import { documentStore } from '#src/document-store.ts'
import { focusContent } from './focus-content.ts'

/** Last focused element. Without motion, a menu is gone before the dialog it opens appears. */
const lastFocused = documentStore<Element | null>(() => null)
// Tests load routes in Node, where there is no document.
globalThis.document?.addEventListener('focusin', ({ target }) => {
  lastFocused.set(target instanceof Element ? target : null)
})

/** Element to focus instead of one that is gone. */
const replacement = documentStore<(() => HTMLElement | null) | null>(() => null)

/**
 * Focuses another element because the focused one is gone: at once, or when the open dialog returns the focus. A
 * focus moved elsewhere by the user stays.
 */
export function replaceFocus(find: () => HTMLElement | null): void {
  const focused = document.activeElement
  if (focused === null || focused === document.body) find()?.focus({ preventScroll: true })
  else if (focused.closest('[role="dialog"], [role="menu"]')) replacement.set(find)
}

interface Opening {
  readonly opener: HTMLElement
  /** Dialog that contains or contained the opener: dialogs may replace each other. */
  readonly outer: Opening | null
}

const latest = documentStore<Opening | null>(() => null)

/**
 * Returns the focus when a dialog closes: to its opener; if that is gone together with an outer dialog, to that
 * dialog's opener; if it is gone from the page, or a link opened the dialog, to a replacement or to the page's content.
 * A focus moved elsewhere by the user stays.
 */
export function useReturnFocus(opened: boolean): void {
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (!opened) return
    clearTimeout(pending.current)
    // Effects run before the dialog takes the focus.
    const focused = document.activeElement
    const opener = openerOf(focused === document.body ? lastFocused.get() : focused)
    const opening = opener && { opener, outer: opener.closest('[role="dialog"]') ? latest.get() : null }
    latest.set(opening)
    return () => {
      const atClose = document.activeElement
      // Wait for the render that follows closing: it may remove the opener.
      pending.current = setTimeout(() => {
        const now = document.activeElement
        if (now !== null && now !== document.body && now !== atClose) return
        const target = connectedOpener(opening) ?? replacement.get()?.()
        if (target) target.focus({ preventScroll: true })
        else focusContent()
        replacement.set(null)
      })
    }
  }, [opened])
}

/** Opener of a dialog; if that is gone from the page, the one of the dialog around it. Null if all are gone. */
function connectedOpener(opening: Opening | null): HTMLElement | null {
  let found = opening
  while (found !== null && !found.opener.isConnected) found = found.outer
  return found?.opener ?? null
}

/** A menu item disappears with its menu, so use the button that opened the menu; null for none. */
function openerOf(focused: Element | null): HTMLElement | null {
  const menu = focused?.closest('[role="menu"]')
  const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused
  return opener instanceof HTMLElement && opener !== document.body ? opener : null
}
