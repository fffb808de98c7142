import { useSyncExternalStore } from 'react'
import { createStore } from '#src/emitter.ts'
import { safeLocalStorage } from '#src/safe-storage.ts'

/** Set while somebody is signed in, as this browser last heard. `public/first-paint.js` reads it as well. */
const HINT = 'nimbus-signed-in'

/** Undefined until it is known. */
const signedIn = createStore<boolean | undefined>(undefined)

/**
 * Records what the server has said, for public pages, which load neither the API client nor the query cache unless
 * somebody has signed in on this browser before.
 */
export function setSignedIn(value: boolean): void {
  if (value) safeLocalStorage.set(HINT, '')
  else safeLocalStorage.remove(HINT)
  signedIn.set(value)
}

/** The same for this document alone: the server has not been asked, or has not answered. */
export const showAsSignedIn: (value: boolean) => void = signedIn.set

/** False when nobody has signed in on this browser before, so that the server need not be asked. */
export function mayBeSignedIn(): boolean {
  // The mock signs people in by itself, and always answers.
  if (__MOCKS__) return true
  try {
    return localStorage.getItem(HINT) !== null
  } catch {
    // Storage is forbidden: the server has to be asked.
    return true
  }
}

export const isSignedIn = signedIn.get

/** Undefined until it is known, and so in what is written to a file. */
export function useIsSignedIn(): boolean | undefined {
  return useSyncExternalStore(signedIn.subscribe, signedIn.get, () => undefined)
}
