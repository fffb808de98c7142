import { useEffect } from 'react'

/** Value for `aria-keyshortcuts` (ARIA 1.2). */
export const SHORTCUT = 'Control+Backquote'

/** Display text of the shortcut. */
export const SHORTCUT_KEYS = 'Ctrl + `'

/**
 * Calls back for Ctrl and the key left of 1, whatever the keyboard layout. Neither browsers nor the app use it, and it
 * types no text, so it also works in fields and dialogs.
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
