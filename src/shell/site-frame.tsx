import { type ReactNode, useEffect } from 'react'
import { withApi } from '#src/api/access.ts'
import { learnWhoIsThere, useIsSignedIn } from '#src/api/presence.ts'
import { mainId } from '#src/ui/main-id.ts'
import { onDemand } from '#src/ui/on-demand.tsx'
import { Footer } from './footer.tsx'
import { SiteHeader } from './header/site-header.tsx'
import classes from './site-frame.module.css'
import { SkipLink } from './skip-link.tsx'

const ConsoleHeader = onDemand(
  withApi(() => import('./header/site-console-header.tsx')),
  () => <SiteHeader known={false} />,
)

/**
 * What surrounds a public page. It does not wait for the session: whoever is signed in gets their own header as soon as
 * that is known.
 */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  const signedIn = useIsSignedIn()
  useEffect(learnWhoIsThere, [])
  return (
    <div className={classes.root}>
      <SkipLink />
      {signedIn ? <ConsoleHeader /> : <SiteHeader known={signedIn === false} />}
      <main id={mainId} tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <Footer />
    </div>
  )
}
