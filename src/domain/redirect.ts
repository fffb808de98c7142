import { isOwnPath } from './own-path.ts'

/** Where somebody lands who asked for no address in particular (spec part 1, section 4). */
export const homeWhenSignedIn = '/dashboard'

/** Pages for people who are signed out: to send somebody there after sign-in would lead in a circle. */
const signedOutPages = ['/login', '/signup', '/forgot-password', '/reset-password']

/**
 * The address to go to after sign-in, from `?redirect=`: path, search and hash of this site, or null for anything else,
 * so that no link of ours can be made to end on somebody else's page.
 */
export function redirectTarget(wanted: string | undefined): string | null {
  if (wanted === undefined || !isOwnPath(wanted)) return null
  const { pathname, search, hash } = new URL(wanted, 'https://own.invalid')
  // `/.//evil.example` is a path, but what it resolves to would be read as another host.
  if (pathname.startsWith('//')) return null
  const path = decoded(pathname)?.toLowerCase().replace(/\/+$/, '')
  if (path === undefined || signedOutPages.some((page) => path === page || path.startsWith(`${page}/`)))
    return null
  return pathname + search + hash
}

/** The address to go to after sign-in; the dashboard when none was asked for or it is not one of this site. */
export function afterSignIn(wanted: string | undefined): string {
  return redirectTarget(wanted) ?? homeWhenSignedIn
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}
