import { useSyncExternalStore } from 'react'
import { createStore } from '#src/emitter.ts'

/** Whether somebody was signed in on this page until the session ended by itself; the sign-in screen says so. */
const ended = createStore(false)

export const setSessionEnded = ended.set

export function useSessionEnded(): boolean {
  return useSyncExternalStore(ended.subscribe, ended.get)
}
