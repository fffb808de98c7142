import type { FileRoutesById } from './routeTree.gen.ts'

/**
 * Entry points of the app, each with its own document: the public site (`index.html`), and the console with its
 * sign-in (`console.html`).
 */
export type Entry = 'site' | 'console'

type AuthRouteId = Extract<keyof FileRoutesById, `/_auth/${string}`>
type ConsoleRouteId = Extract<keyof FileRoutesById, `/_console/${string}`>
type FirstSegment<Id> = Id extends `/_${string}/${infer Path}`
  ? Path extends `${infer First}/${string}`
    ? First
    : Path
  : never

/** First path segments of pages for signed-out users. A route below `src/routes/_auth` that is missing is a type error. */
const authSegments: Readonly<Record<FirstSegment<AuthRouteId>, true>> = {
  login: true,
  signup: true,
  'forgot-password': true,
  'reset-password': true,
  invitations: true,
}

/** The same for pages of signed-in users, below `src/routes/_console`. */
const consoleSegments: Readonly<Record<FirstSegment<ConsoleRouteId>, true>> = {
  dashboard: true,
  compute: true,
  storage: true,
  network: true,
  services: true,
  monitoring: true,
  billing: true,
  account: true,
  team: true,
}

/**
 * Entry point of a path. Unknown paths belong to the site. Links between entry points load a new document.
 * @param pathname path without the base path of the build
 */
export function entryOf(pathname: string): Entry {
  const first = firstSegmentOf(pathname)
  return isAuthPath(pathname) || Object.hasOwn(consoleSegments, first) ? 'console' : 'site'
}

/** True for sign-in, sign-up and the like. */
export function isAuthPath(pathname: string): boolean {
  return Object.hasOwn(authSegments, firstSegmentOf(pathname))
}

function firstSegmentOf(pathname: string): string {
  const [, first = ''] = pathname.toLowerCase().split('/')
  return first
}
