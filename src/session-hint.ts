import { safeLocalStorage } from './safe-storage.ts'

/** Local storage key that is set while signed in, as far as this browser knows. `public/first-paint.js` reads it too. */
const HINT = 'nimbus-signed-in'

/** Public pages ask for the session only if this is set. A mock sets it for users whom it signs in itself. */
export function setSessionHint(isSignedIn: boolean): void {
  if (isSignedIn) safeLocalStorage.set(HINT, '')
  else safeLocalStorage.remove(HINT)
}

/** False if nobody has signed in on this browser. */
export function hasSessionHint(): boolean {
  try {
    return localStorage.getItem(HINT) !== null
  } catch {
    // Storage is blocked, so the server has to be asked.
    return true
  }
}
