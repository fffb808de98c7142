import { useQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { getMeOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { useSession } from '#src/api/session.ts'
import { useSessionEnded } from '#src/api/session-ended.ts'
import { profileFormat } from '#src/domain/profile-format.ts'
import { dateFormatFactory } from '#src/ui/date-format.ts'
import { onDemand } from '#src/ui/on-demand.tsx'
import { SavedViewsProvider } from '#src/ui/resource-table/saved-views-context.ts'
import { FormatProvider } from '#src/ui/use-format.tsx'
import { reopenChat } from './chat/open-chat.ts'
import { ConsoleFrame } from './console-frame.tsx'
import { ConsoleHeader } from './header/console-header.tsx'
import { useRememberSubject } from './palette/use-remember-subject.ts'
import { preloadRouteError } from './route-error.tsx'

const LiveEvents = onDemand(() => import('./live/live-events.ts'))
const SavedViews = onDemand(() => import('./saved-views/saved-views.tsx'))

/**
 * Layout of all pages behind sign-in. After a log-out it renders nothing at once, to hide the content and stop its
 * queries. After a session expired the content stays until the guard redirects to the sign-in page, which returns
 * there.
 */
export function ConsoleLayout() {
  const loggedOut = useSession()?.signedIn === false
  const hasExpired = useSessionEnded()
  return loggedOut && !hasExpired ? null : (
    <ConsoleShell>
      <Outlet />
    </ConsoleShell>
  )
}

/** Console pages' frame with the signed-in user's header, formats and live updates. */
export function ConsoleShell({ children }: { readonly children: ReactNode }) {
  const { data: me } = useQuery(getMeOptions())
  useRememberSubject()
  useEffect(preloadRouteError, [])
  useEffect(reopenChat, [])
  return (
    <FormatProvider {...profileFormat(me)} createDateFormat={dateFormatFactory(me?.dateFormat)}>
      <LiveEvents />
      <SavedViewsProvider value={SavedViews}>
        <ConsoleFrame header={<ConsoleHeader />}>{children}</ConsoleFrame>
      </SavedViewsProvider>
    </FormatProvider>
  )
}
