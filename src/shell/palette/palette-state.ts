import { useSyncExternalStore } from 'react'
import { documentStore } from '#src/document-store.ts'

/** Text from the specification (part 1, section 2). */
export const SEARCH_PLACEHOLDER = 'Search resources, logs, metrics...'

interface PaletteState {
  readonly opened: boolean
  /** Initial query. */
  readonly query: string
}

const state = documentStore<PaletteState>(() => ({ opened: false, query: '' }))

/** Opens the command palette from anywhere: the header's search box, a shortcut, another menu. */
export function openPalette(query = ''): void {
  state.set({ opened: true, query })
  if (!isMounted) window.addEventListener('keydown', typeAhead, { capture: true })
}

export function closePalette(): void {
  state.set({ opened: false, query: '' })
}

/** True while the palette's field is mounted. Before that its code may still be loading, so typed keys have no field. */
let isMounted = false

/** Called by the palette when its field can receive keys. @returns a function to call on unmount */
export function takeOverTyping(): () => void {
  isMounted = true
  return () => {
    isMounted = false
  }
}

/**
 * Adds typed keys to the query until the field is mounted. Otherwise they would be lost or trigger single-key
 * shortcuts.
 */
function typeAhead(event: KeyboardEvent): void {
  const { key } = event
  const { opened, query } = state.get()
  if (!opened || isMounted) {
    window.removeEventListener('keydown', typeAhead, { capture: true })
    return
  }
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
  if (key === 'Escape') closePalette()
  else if (key === 'Backspace') state.set({ opened: true, query: query.slice(0, -1) })
  else if (key.length === 1) state.set({ opened: true, query: query + key })
  else if (key !== 'Enter') return
  event.preventDefault()
  event.stopPropagation()
}

export function usePaletteState(): PaletteState {
  return useSyncExternalStore(state.subscribe, state.get, state.get)
}
