import { isSitePath } from './site-path.ts'

/** Page after sign-in without a redirect (spec part 1, section 4). */
export const SIGNED_IN_HOME = '/dashboard'

/** Pages for signed-out users; redirecting to them after sign-in would loop. */
const signedOutPages = ['/login', '/signup', '/forgot-password', '/reset-password']

/**
 * Parses `?redirect=` into path, search and hash on this site; null for anything else, so that our links can't be
 * abused as open redirects.
 */
export function redirectTarget(wanted: string | undefined): string | null {
  if (wanted === undefined || !isSitePath(wanted)) return null
  const { pathname, search, hash } = new URL(wanted, 'https://own.invalid')
  // `/.//evil.example` is a path, but resolves to another host.
  if (pathname.startsWith('//')) return null
  const path = decoded(pathname)?.toLowerCase().replace(/\/+$/, '')
  if (path === undefined || signedOutPages.some((page) => path === page || path.startsWith(`${page}/`)))
    return null
  return pathname + search + hash
}

/** Page after sign-in: the redirect, or the dashboard if it is missing or invalid. */
export function afterSignIn(wanted: string | undefined): string {
  return redirectTarget(wanted) ?? SIGNED_IN_HOME
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}
