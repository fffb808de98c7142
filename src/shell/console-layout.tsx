import { useQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { getMeOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { useSession } from '#src/api/session.ts'
import { useSessionEnded } from '#src/api/session-ended.ts'
import { profileFormat } from '#src/domain/profile-format.ts'
import { mainId } from '#src/ui/main-id.ts'
import { FormatProvider } from '#src/ui/use-format.tsx'
import classes from './console-layout.module.css'
import { ConsoleHeader } from './header/console-header.tsx'
import { useLiveEvents } from './live/use-live-events.ts'
import { useRememberSubject } from './palette/use-remember-subject.ts'
import { prepareRouteError } from './route-error.tsx'
import { SidebarNavigation } from './sidebar/sidebar-navigation.tsx'
import { SkipLink } from './skip-link.tsx'

/**
 * Layout of all pages behind sign-in. After a log-out it renders nothing at once, to hide the content and stop its
 * queries. After a session expired the content stays until the guard redirects to the sign-in page, which returns
 * there.
 */
export function ConsoleLayout() {
  const loggedOut = useSession()?.signedIn === false
  const endedByItself = useSessionEnded()
  return loggedOut && !endedByItself ? null : <Console />
}

function Console() {
  const { data: me } = useQuery(getMeOptions())
  useLiveEvents()
  useRememberSubject()
  useEffect(prepareRouteError, [])
  return (
    <FormatProvider {...profileFormat(me)}>
      <SkipLink />
      <ConsoleHeader />
      <div className={classes.body}>
        <aside className={classes.sidebar} aria-label="Console">
          <SidebarNavigation />
        </aside>
        <main id={mainId} tabIndex={-1} className={classes.main}>
          <div className={classes.content}>
            <Outlet />
          </div>
        </main>
      </div>
    </FormatProvider>
  )
}
