import { useSyncExternalStore } from 'react'

/** Where the choice about single keys is kept. */
const storageKey = 'nimbus-single-key-shortcuts'

interface ShortcutsState {
  /** The list of shortcuts is open. */
  readonly opened: boolean
  /**
   * Shortcuts of one printable key are on. They can be switched off, since speech input types whole words at them
   * (WCAG 2.1.4).
   */
  readonly singleKeys: boolean
}

let state: ShortcutsState = { opened: false, singleKeys: remembered() }
const listeners = new Set<() => void>()

function set(change: Partial<ShortcutsState>) {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

function remembered(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    // Storage is forbidden, or there is none.
    return true
  }
}

export function openShortcuts(): void {
  set({ opened: true })
}

export function closeShortcuts(): void {
  set({ opened: false })
}

export function allowSingleKeys(allowed: boolean): void {
  set({ singleKeys: allowed })
  try {
    localStorage.setItem(storageKey, allowed ? 'on' : 'off')
  } catch {
    // Then it holds for this page alone.
  }
}

export function useShortcutsState(): ShortcutsState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => state,
    () => state,
  )
}
