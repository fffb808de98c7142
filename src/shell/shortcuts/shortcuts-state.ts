import { useSyncExternalStore } from 'react'
import { documentStore } from '#src/document-store.ts'
import { safeLocalStorage } from '#src/safe-storage.ts'

/** Key of the single-key setting in local storage. */
const STORAGE_KEY = 'nimbus-single-key-shortcuts'

interface ShortcutsState {
  /** True while the list of shortcuts is open. */
  readonly opened: boolean
  /** True if single-key shortcuts are on. They can be turned off, since speech input would trigger them (WCAG 2.1.4). */
  readonly singleKeys: boolean
}

const state = documentStore<ShortcutsState>(() => ({
  opened: false,
  singleKeys: safeLocalStorage.get(STORAGE_KEY) !== 'off',
}))

function set(change: Partial<ShortcutsState>) {
  state.set({ ...state.get(), ...change })
}

export function openShortcuts(): void {
  set({ opened: true })
}

export function closeShortcuts(): void {
  set({ opened: false })
}

export function allowSingleKeys(allowed: boolean): void {
  set({ singleKeys: allowed })
  safeLocalStorage.set(STORAGE_KEY, allowed ? 'on' : 'off')
}

export function useShortcutsState(): ShortcutsState {
  return useSyncExternalStore(state.subscribe, state.get, state.get)
}
