import { safeLocalStorage } from './safe-storage.ts'

/** Local storage key that is set while signed in, as far as this browser knows. `public/first-paint.js` reads it too. */
const HINT = 'nimbus-signed-in'

/** Value of the key while it is unknown if the user is signed in. */
const UNSURE = 'unsure'

/**
 * Public pages ask for the session only if this is set. A mock sets it for users whom it signs in itself.
 * @param isSignedIn `unsure` before the server has responded, where a link or lost data may have changed the user
 */
export function setSessionHint(isSignedIn: boolean | typeof UNSURE): void {
  if (isSignedIn === false) safeLocalStorage.remove(HINT)
  else safeLocalStorage.set(HINT, isSignedIn === UNSURE ? UNSURE : '')
}

/** False if nobody has signed in on this browser. */
export function hasSessionHint(): boolean {
  return readHint() !== null
}

/** True if somebody has signed in on this browser. The session may have expired since. */
export function expectsSession(): boolean {
  return readHint() === ''
}

function readHint(): string | null {
  try {
    return localStorage.getItem(HINT)
  } catch {
    // Storage is blocked, so the server has to be asked.
    return UNSURE
  }
}
