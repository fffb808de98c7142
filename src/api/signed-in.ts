import { useSyncExternalStore } from 'react'
import { createStore } from '#src/emitter.ts'
import { safeLocalStorage } from '#src/safe-storage.ts'

/** Local storage key that is set while signed in, as far as this browser knows. `public/first-paint.js` reads it too. */
const HINT = 'nimbus-signed-in'

/** Undefined until known. */
const signedIn = createStore<boolean | undefined>(undefined)

/**
 * Records the server's answer. Public pages only load the API client and the query cache if this browser was signed
 * in before.
 */
export function setSignedIn(value: boolean): void {
  if (value) safeLocalStorage.set(HINT, '')
  else safeLocalStorage.remove(HINT)
  signedIn.set(value)
}

/** Sets the state of this document only, when the server wasn't asked or didn't respond. */
export const showAsSignedIn: (value: boolean) => void = signedIn.set

/** False if nobody has signed in on this browser, so that public pages can skip the session request. */
export function isProbablySignedIn(): boolean {
  // The mock signs users in by itself, and always responds.
  if (__MOCKS__) return true
  try {
    return localStorage.getItem(HINT) !== null
  } catch {
    // Storage is blocked, so the server has to be asked.
    return true
  }
}

export const isSignedIn = signedIn.get

/** Undefined until known, and during prerendering. */
export function useIsSignedIn(): boolean | undefined {
  return useSyncExternalStore(signedIn.subscribe, signedIn.get, () => undefined)
}
