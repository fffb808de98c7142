import { useSyncExternalStore } from 'react'
import { apiIsReady } from './access.ts'
import { apiUrl } from './address.ts'
import type { GetSessionData, Session } from './generated/types.gen.ts'
import { onSessionNews } from './session-channel.ts'

/**
 * Whether somebody is signed in, for public pages: all that those need to know of the API. Told by whoever learns it: one
 * plain request of theirs, or the session in the cache once that is there (`followSession`).
 */
let signedIn: boolean | undefined
const listeners = new Set<() => void>()

const sessionUrl: GetSessionData['url'] = '/session'

/**
 * Remembers that somebody was signed in when this browser last heard of it; who, and by what, is for the server to know.
 * Most visitors of the site have never signed in, and need not ask. `public/first-paint.js` reads it as well.
 */
const HINT = 'nimbus-signed-in'

/** @param value what the server has said */
export function tellSignedIn(value: boolean): void {
  try {
    if (value) localStorage.setItem(HINT, '')
    else localStorage.removeItem(HINT)
  } catch {
    // Storage is forbidden: the server is asked each time.
  }
  settle(value)
}

function settle(value: boolean): void {
  if (signedIn === value) return
  signedIn = value
  for (const listener of listeners) listener()
}

/** Undefined until it is known. */
export function isSignedIn(): boolean | undefined {
  return signedIn
}

/** Undefined until it is known, and so in what is written to a file. */
export function useIsSignedIn(): boolean | undefined {
  return useSyncExternalStore(subscribe, isSignedIn, () => undefined)
}

/**
 * Finds out whether somebody is signed in, unless it is known; and again when another tab has news. Nobody is asked where
 * nobody has signed in before: there may be no API behind the site, or one that sleeps. Not through the
 * generated client: that comes with the cache, a good tenth of what such a page weighs, and for most visitors the answer
 * is no. For the others it puts the session into the cache.
 *
 * @returns how to stop
 */
export function learnWhoIsThere(): () => void {
  // That the session can't be read is no reason to keep the buttons from being shown.
  const learn = () => void ask().then(tellSignedIn, () => settle(false))
  if (signedIn === undefined) {
    if (mayBeSignedIn()) learn()
    else settle(false)
  }
  return onSessionNews((news) => {
    // Whoever is known to be there is in the cache, and what becomes of them is followed there.
    if (news.kind === 'signed-in' && !signedIn) learn()
  })
}

/** The mock signs people in without their doing, and always answers. */
function mayBeSignedIn(): boolean {
  if (__MOCKS__) return true
  try {
    return localStorage.getItem(HINT) !== null
  } catch {
    return true
  }
}

async function ask(): Promise<boolean> {
  await apiIsReady()
  const response = await fetch(apiUrl() + sessionUrl, { credentials: 'include' })
  if (!response.ok) throw new Error(`The session was answered with ${response.status}.`)
  const session = (await response.json()) as Session
  if (!session.signedIn) return false
  const { rememberSession } = await import('./remember-session.ts')
  await rememberSession(session)
  return true
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
