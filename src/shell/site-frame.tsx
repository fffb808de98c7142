import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sessionQuery } from '#src/api/session.ts'
import { mainId } from '#src/ui/main-id.ts'
import { onDemand } from '#src/ui/on-demand.tsx'
import { Footer } from './footer.tsx'
import { SiteHeader } from './header/site-header.tsx'
import classes from './site-frame.module.css'
import { SkipLink } from './skip-link.tsx'

const ConsoleHeader = onDemand(
  () => import('./header/console-header.tsx'),
  () => <SiteHeader known={false} />,
)

/**
 * What surrounds a public page. It does not wait for the session: whoever is signed in gets their own header as soon as
 * that is known.
 */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  const { data: session, isPending } = useQuery(sessionQuery())
  return (
    <div className={classes.root}>
      <SkipLink />
      {session?.signedIn ? <ConsoleHeader /> : <SiteHeader known={!isPending} />}
      <main id={mainId} tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <Footer />
    </div>
  )
}
