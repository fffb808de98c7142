import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isSignedIn } from '#src/api/signed-in.ts'
import { openPalette } from '../palette/palette-state.ts'
import { isApple } from './platform.ts'
import { createRecognizer, type ShortcutAction } from './shortcuts.ts'
import { openShortcuts, useShortcutsState } from './shortcuts-state.ts'

/** Listens for global shortcuts; use once, at the root. */
export function useShortcuts(): void {
  const router = useRouter()
  const { singleKeys } = useShortcutsState()

  useEffect(() => {
    const recognize = createRecognizer()

    const act = (action: ShortcutAction) => {
      if (action.kind === 'palette') openPalette()
      else if (action.kind === 'help') openShortcuts()
      else void router.navigate({ to: action.to })
    }

    function onKeyDown(event: KeyboardEvent) {
      const mod = isApple ? event.metaKey : event.ctrlKey
      if (event.defaultPrevented || event.isComposing || isModal()) return
      if (!mod && isTyping(event.target)) return
      const signedIn = isSignedIn() === true
      const found = recognize(
        { key: event.key, mod, alt: event.altKey, at: event.timeStamp },
        (shortcut) => (signedIn || !shortcut.console) && (singleKeys || shortcut.keys === 'mod+k'),
      )
      if (!found) return
      event.preventDefault()
      act(found.action)
    }

    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [router, singleKeys])
}

/** True while a modal dialog is open; shortcuts are off then. */
function isModal(): boolean {
  return document.querySelector('dialog[open], [role="dialog"][aria-modal="true"]') !== null
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (
    target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
    return true
  if (target.closest('[role="menu"], [role="listbox"], [role="combobox"]')) return true
  return (
    target instanceof HTMLInputElement &&
    !['checkbox', 'radio', 'button', 'submit', 'range'].includes(target.type)
  )
}
