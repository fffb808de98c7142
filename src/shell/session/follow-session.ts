import { hashKey, type QueryClient } from '@tanstack/react-query'
import type { RegisteredRouter } from '@tanstack/react-router'
import { endSession, forgetAllButSession, sessionQuery } from '#src/api/session.ts'
import { onSessionNews } from '#src/api/session-channel.ts'
import { setSessionEnded } from '#src/api/session-ended.ts'
import { setSignedIn } from '#src/api/signed-in.ts'

/** What is needed of the router; a test brings its own. */
export type SessionRouter = Pick<RegisteredRouter, 'invalidate' | 'navigate'>

/**
 * Takes this tab along with the session.
 *
 * - Somebody has logged out, here or in another tab: to the landing page.
 * - Somebody has signed in elsewhere: the guards look again, so that a login page leads on. Was it another person, the
 *   page is loaded anew, since nothing that the first one has seen may stay: in the cache, a form or on the screen.
 * - The session has ended by itself: the guard of the console leads to the login, which says so, and from there back to
 *   the same address.
 *
 * @returns how to stop following
 */
export function followSession(
  queryClient: QueryClient,
  router: SessionRouter,
  reload: () => void,
): () => void {
  const { queryKey } = sessionQuery()
  const sessionHash = hashKey(queryKey)
  const signedIn = () => queryClient.getQueryData(queryKey)?.signedIn === true
  let wasSignedIn = signedIn()
  let endedByItself = false
  const setEndedByItself = (value: boolean) => {
    endedByItself = value
    setSessionEnded(value)
  }

  const stopCache = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryHash !== sessionHash) return
    const before = wasSignedIn
    wasSignedIn = signedIn()
    if (event.query.state.data !== undefined) setSignedIn(wasSignedIn)
    if (wasSignedIn) setEndedByItself(false)
    if (!before || wasSignedIn) return
    setEndedByItself(true)
    void router.invalidate().then(() => forgetAllButSession(queryClient))
  })

  const stopNews = onSessionNews((news) => {
    if (news.kind === 'signed-out') {
      // The server may have been faster in telling that the session is over than the tab that ended it.
      if (!wasSignedIn && !endedByItself) return
      // On purpose: it has not ended by itself, which is what the change of the cache would otherwise mean.
      wasSignedIn = false
      setEndedByItself(false)
      endSession(queryClient)
      // What was being filled in cannot be sent any more, so nothing holds the page.
      const gone = router.navigate({ to: '/', ignoreBlocker: true })
      // Not before the screens are gone that read it: those would ask again, and be refused.
      void gone.then(() => forgetAllButSession(queryClient))
      return
    }
    const known = queryClient.getQueryData(queryKey)
    if (!known?.signedIn) void queryClient.invalidateQueries({ queryKey }).then(() => router.invalidate())
    else if (known.user.id !== news.userId) reload()
  })

  return () => {
    stopCache()
    stopNews()
  }
}
