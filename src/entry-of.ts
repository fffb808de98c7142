import type { FileRoutesById } from './routeTree.gen.ts'

/** The two documents of the app: the public site (`index.html`), and the console with its sign-in (`console.html`). */
export type Entry = 'site' | 'console'

type ConsoleRouteId = Extract<keyof FileRoutesById, `/_auth/${string}` | `/_console/${string}`>
type FirstSegment<Id> = Id extends `/_${string}/${infer Path}`
  ? Path extends `${infer First}/${string}`
    ? First
    : Path
  : never

/** First segments of the addresses of the console. A route below `src/routes/_auth` or `_console` that is missing here does not compile. */
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
 * The entry that answers an address; going from one to the other loads a document. Unknown addresses are the site's.
 *
 * @param pathname without the base path of the build
 */
export function entryOf(pathname: string): Entry {
  const [, first = ''] = pathname.toLowerCase().split('/')
  return Object.hasOwn(consoleSegments, first) ? 'console' : 'site'
}
