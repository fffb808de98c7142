import { useSyncExternalStore } from 'react'
import { createStore } from '#src/emitter.ts'

/** True after a session on this page expired; the sign-in page then says so. */
const ended = createStore(false)

export const setSessionEnded = ended.set

export function useSessionEnded(): boolean {
  return useSyncExternalStore(ended.subscribe, ended.get, () => false)
}
