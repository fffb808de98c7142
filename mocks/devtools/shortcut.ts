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
      if (!isShortcut(event)) return
      event.preventDefault()
      event.stopPropagation()
      onPress()
    }
    addEventListener('keydown', onKeyDown, { capture: true })
    return () => removeEventListener('keydown', onKeyDown, { capture: true })
  }, [onPress])
}

export function isShortcut(
  event: Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'altKey' | 'metaKey' | 'repeat'>,
): boolean {
  const { code, ctrlKey, altKey, metaKey, repeat } = event
  return code === 'Backquote' && ctrlKey && !altKey && !metaKey && !repeat
}
