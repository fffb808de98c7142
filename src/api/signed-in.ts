import { useSyncExternalStore } from 'react'

/** Set while somebody is signed in, as this browser last heard. `public/first-paint.js` reads it as well. */
const HINT = 'nimbus-signed-in'

let signedIn: boolean | undefined
const listeners = new Set<() => void>()

/**
 * Records what the server has said, for public pages, which load neither the API client nor the query cache unless
 * somebody has signed in on this browser before.
 */
export function setSignedIn(value: boolean): void {
  try {
    if (value) localStorage.setItem(HINT, '')
    else localStorage.removeItem(HINT)
  } catch {
    // Storage is forbidden: the server is asked each time.
  }
  showAsSignedIn(value)
}

/** The same for this document alone: the server has not been asked, or has not answered. */
export function showAsSignedIn(value: boolean): void {
  if (signedIn === value) return
  signedIn = value
  for (const listener of listeners) listener()
}

/** False when nobody has signed in on this browser before, so that the server need not be asked. */
export function mayBeSignedIn(): boolean {
  // The mock signs people in by itself, and always answers.
  if (__MOCKS__) return true
  try {
    return localStorage.getItem(HINT) !== null
  } catch {
    return true
  }
}

/** Undefined until it is known. */
export function isSignedIn(): boolean | undefined {
  return signedIn
}

/** Undefined until it is known, and so in what is written to a file. */
export function useIsSignedIn(): boolean | undefined {
  return useSyncExternalStore(subscribe, isSignedIn, () => undefined)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
