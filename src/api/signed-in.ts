import { useSyncExternalStore } from 'react'
import { documentStore } from '#src/document-store.ts'
import { setSessionHint } from '#src/session-hint.ts'

/** Undefined until known. */
const signedIn = documentStore<boolean | undefined>(() => undefined)

/** Records whether the user is signed in, as the server says. */
export function setSignedIn(value: boolean): void {
  setSessionHint(value)
  signedIn.set(value)
}

/** Sets the state of this document only, when the server wasn't asked or didn't respond. */
export const showAsSignedIn: (value: boolean) => void = signedIn.set

export const isSignedIn = signedIn.get

/** Undefined until known, and during prerendering. */
export function useIsSignedIn(): boolean | undefined {
  return useSyncExternalStore(signedIn.subscribe, signedIn.get, () => undefined)
}
