import type { FileRoutesById } from './routeTree.gen.ts'

/**
 * Entry points of the app, each with its own document: the public site (`index.html`), and the console with its
 * sign-in (`console.html`).
 */
export type Entry = 'site' | 'console'

type ConsoleRouteId = Extract<keyof FileRoutesById, `/_auth/${string}` | `/_console/${string}`>
type FirstSegment<Id> = Id extends `/_${string}/${infer Path}`
  ? Path extends `${infer First}/${string}`
    ? First
    : Path
  : never

/**
 * First path segments of the console. A route below `src/routes/_auth` or `_console` that is missing here is a type
 * error.
 */
const consoleSegments: Readonly<Record<FirstSegment<ConsoleRouteId>, true>> = {
  login: true,
  signup: true,
  'forgot-password': true,
  'reset-password': true,
  invitations: true,
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
  const [, first = ''] = pathname.toLowerCase().split('/')
  return Object.hasOwn(consoleSegments, first) ? 'console' : 'site'
}
