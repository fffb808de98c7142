import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { onSessionBroadcast } from '#src/api/session-channel.ts'
import { isSignedIn, showAsSignedIn, useIsSignedIn } from '#src/api/signed-in.ts'
import { hasSessionHint } from '#src/session-hint.ts'
import { onDemand } from '#src/ui/on-demand.tsx'
import { SiteHeader } from './site-header.tsx'

const SignedInSiteHeader = onDemand(
  () => import('./signed-in-site-header.tsx'),
  () => <SiteHeader isSessionKnown={false} />,
)

/**
 * Header of the public pages. They don't wait for the session: once it is known, signed-in users get a link to the console
 * and their account menu.
 */
export function VisitorHeader() {
  const router = useRouter()
  const signedIn = useIsSignedIn()
  useEffect(() => {
    const ask = () =>
      void import('../session/follow-session-on-site.ts')
        .then(({ requestSession }) => requestSession(router))
        .catch(() => showAsSignedIn(false))
    if (isSignedIn() === undefined) {
      if (hasSessionHint()) ask()
      else showAsSignedIn(false)
    }
    return onSessionBroadcast(({ kind }) => {
      if (kind === 'signed-in' && !isSignedIn()) ask()
    })
  }, [router])
  return signedIn ? <SignedInSiteHeader /> : <SiteHeader isSessionKnown={signedIn === false} />
}
