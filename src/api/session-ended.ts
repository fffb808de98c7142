import { useSyncExternalStore } from 'react'
import { documentStore } from '#src/document-store.ts'
import { safeSessionStorage } from '#src/safe-storage.ts'

/** Stored for the tab, since the public pages and the sign-in page are different documents. */
const KEY = 'nimbus-session-ended'

const ended = documentStore(() => safeSessionStorage.get(KEY) !== null)

/** Records whether the last session in this tab expired; the sign-in page then says so. */
export function setSessionEnded(value: boolean): void {
  if (value) safeSessionStorage.set(KEY, '')
  else safeSessionStorage.remove(KEY)
  ended.set(value)
}

export function useSessionEnded(): boolean {
  return useSyncExternalStore(ended.subscribe, ended.get, () => false)
}
