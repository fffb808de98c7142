import type { QueryClient } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { getQueryClient } from '#src/api/query-client.ts'
import { readSession, sessionQuery } from '#src/api/session.ts'
import { expectsSession } from '#src/session-hint.ts'
import { ConsoleLayout } from '#src/shell/console-layout.tsx'
import { LayoutError } from '#src/shell/layout-error.tsx'

interface Navigation {
  readonly location: { readonly href: string }
  readonly preload: boolean
}

/**
 * Redirects signed-out visitors to the sign-in page, which returns them to the requested URL. Not in a preload, whose
 * errors the router would log.
 */
async function requireSession(
  queryClient: QueryClient,
  { location: { href }, preload }: Navigation,
): Promise<void> {
  if (preload) return
  const session = await readSession(queryClient)
  if (!session.signedIn) throw redirect({ to: '/login', search: { redirect: href }, replace: true })
}

export const Route = createFileRoute('/_console')({
  beforeLoad: async (navigation) => {
    const queryClient = getQueryClient()
    const isFirst = queryClient.getQueryData(sessionQuery().queryKey) === undefined
    // Loaders run side by side. So if somebody has signed in before, the first page asks for session and data at once.
    if (!isFirst || !expectsSession()) await requireSession(queryClient, navigation)
    return { queryClient }
  },
  loader: (navigation) => requireSession(navigation.context.queryClient, navigation),
  component: ConsoleLayout,
  // Without a session there is no console layout to show the error in.
  errorComponent: LayoutError,
})
