import { useSyncExternalStore } from 'react'

/** The words of the specification (part 1, section 2). */
export const searchPlaceholder = 'Search resources, logs, metrics...'

interface PaletteState {
  readonly opened: boolean
  /** What the search begins with. */
  readonly query: string
}

let state: PaletteState = { opened: false, query: '' }
const listeners = new Set<() => void>()

function set(next: PaletteState) {
  state = next
  for (const listener of listeners) listener()
}

/** Opens the command palette from anywhere: the header's box, a shortcut, another menu. */
export function openPalette(query = ''): void {
  set({ opened: true, query })
}

export function closePalette(): void {
  set({ opened: false, query: '' })
}

export function usePaletteState(): PaletteState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => state,
    () => state,
  )
}
