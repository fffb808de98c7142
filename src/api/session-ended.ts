import { useSyncExternalStore } from 'react'

/** Whether somebody was signed in on this page until the session ended by itself; the sign-in screen says so. */
let ended = false
const listeners = new Set<() => void>()

export function setSessionEnded(value: boolean): void {
  if (ended === value) return
  ended = value
  for (const listener of listeners) listener()
}

export function useSessionEnded(): boolean {
  return useSyncExternalStore(subscribe, () => ended)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
