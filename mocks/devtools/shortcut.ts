import { useEffect } from 'react'

/** For assistive technology (ARIA 1.2, aria-keyshortcuts). */
export const SHORTCUT = 'Control+Backquote'

/** As a person reads it. */
export const SHORTCUT_KEYS = 'Ctrl + `'

/**
 * Calls back for Ctrl and the key left of 1, whatever is printed on it. Browsers leave it alone, the app has no use for it,
 * and with Ctrl it is no text: so it counts everywhere, in fields and dialogs too.
 */
export function useShortcut(onPress: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.code !== 'Backquote' || !event.ctrlKey || event.altKey || event.metaKey || event.repeat)
        return
      event.preventDefault()
      event.stopPropagation()
      onPress()
    }
    addEventListener('keydown', onKeyDown, { capture: true })
    return () => removeEventListener('keydown', onKeyDown, { capture: true })
  }, [onPress])
}
