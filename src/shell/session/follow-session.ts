import type { QueryClient } from '@tanstack/react-query'
import type { RegisteredRouter } from '@tanstack/react-router'
import {
  clearCacheExceptSession,
  endSession,
  isSessionKey,
  type Session,
  sessionQuery,
} from '#src/api/session.ts'
import { onSessionBroadcast } from '#src/api/session-channel.ts'
import { setSessionEnded } from '#src/api/session-ended.ts'
import { setSignedIn } from '#src/api/signed-in.ts'
import { expectsSession, hasSessionHint } from '#src/session-hint.ts'

/** Part of the router that is used here, so that tests can mock it. */
export type SessionRouter = Pick<RegisteredRouter, 'invalidate' | 'navigate'>

/**
 * Keeps this tab in sync with the session in all tabs. Log-out: navigates to the landing page. Sign-in: reruns the
 * guards; for another user or organization reloads the page, so that no data of the first one remains. Expired session:
 * the console's guard redirects to the sign-in page, which returns afterwards. A page that the browser restores from its
 * back-forward cache has missed all of this, and one that was left by signing out still shows the data of that session.
 * @returns a function that unsubscribes
 */
export function followSession(
  queryClient: QueryClient,
  router: SessionRouter,
  reload: () => void,
): () => void {
  const { queryKey } = sessionQuery()
  const getSession = () => queryClient.getQueryData(queryKey)
  const isSignedIn = () => getSession()?.signedIn
  let wasSignedIn = isSignedIn()
  /** Whose data this document shows, or has shown last. */
  let shown = identityOf(getSession())
  let hasExpired = false
  const setHasExpired = (value: boolean) => {
    hasExpired = value
    setSessionEnded(value)
  }

  const unsubscribeCache = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || !isSessionKey(event.query.queryKey)) return
    const current = isSignedIn()
    if (current === undefined) return
    const before = wasSignedIn
    const shownBefore = shown
    // Before `setSignedIn`, which updates what the browser remembers.
    const hasEnded = !current && (before ?? expectsSession())
    wasSignedIn = current
    shown = identityOf(getSession()) ?? shown
    setSignedIn(current)
    if (current || hasEnded) setHasExpired(hasEnded)
    const isFetched = event.action.type === 'success' && !event.action.manual
    // Somebody else has signed in, and this tab has missed the broadcast.
    if (before && current && isFetched && shown !== shownBefore) reload()
    // The guards are waiting for the first response.
    if (!hasEnded || before === undefined) return
    void router.invalidate().then(() => clearCacheExceptSession(queryClient))
  })

  const unsubscribeBroadcasts = onSessionBroadcast((broadcast) => {
    if (broadcast.kind === 'signed-out') {
      // The server's event may arrive before the message of the tab that logged out.
      if (!wasSignedIn && !hasExpired) return
      // Mark the log-out as intended; otherwise the cache change below would count as an expired session.
      wasSignedIn = false
      setHasExpired(false)
      endSession(queryClient)
      // Unsaved input can't be sent any more, so skip the leave guards.
      const gone = broadcast.stays ? router.invalidate() : router.navigate({ to: '/', ignoreBlocker: true })
      // Only after the screens are unmounted: they would refetch, and be denied.
      void gone.then(() => clearCacheExceptSession(queryClient))
      return
    }
    if (!isSignedIn()) void queryClient.invalidateQueries({ queryKey }).then(() => router.invalidate())
    else if (shown !== broadcast.userId + broadcast.organizationId) reload()
  })

  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    if (shown !== undefined && !hasSessionHint()) reload()
    else void queryClient.invalidateQueries({ queryKey })
  }
  addEventListener('pageshow', onPageShow)

  return () => {
    unsubscribeCache()
    unsubscribeBroadcasts()
    removeEventListener('pageshow', onPageShow)
  }
}

function identityOf(session: Session | undefined): string | undefined {
  return session?.signedIn ? session.user.id + session.organization.id : undefined
}
