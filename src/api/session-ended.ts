import { useSyncExternalStore } from 'react'
import { documentStore } from '#src/document-store.ts'

/** True after a session on this page expired; the sign-in page then says so. */
const ended = documentStore(() => false)

export const setSessionEnded = ended.set

export function useSessionEnded(): boolean {
  return useSyncExternalStore(ended.subscribe, ended.get, () => false)
}
