import type { QueryClient } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { getQueryClient } from '#src/api/query-client.ts'
import { sessionQuery } from '#src/api/session.ts'
import { expectsSession } from '#src/session-hint.ts'
import { ConsoleLayout } from '#src/shell/console-layout.tsx'
import { LayoutError } from '#src/shell/layout-error.tsx'

/** Redirects signed-out visitors to the sign-in page, which returns them to the requested URL. */
async function requireSession(queryClient: QueryClient, { href }: { readonly href: string }): Promise<void> {
  const session = await queryClient.query(sessionQuery())
  if (!session.signedIn) throw redirect({ to: '/login', search: { redirect: href }, replace: true })
}

export const Route = createFileRoute('/_console')({
  beforeLoad: async ({ location }) => {
    const queryClient = getQueryClient()
    const isFirst = queryClient.getQueryData(sessionQuery().queryKey) === undefined
    // Loaders run side by side. So if somebody has signed in before, the first page asks for session and data at once.
    if (!isFirst || !expectsSession()) await requireSession(queryClient, location)
    return { queryClient }
  },
  loader: ({ context: { queryClient }, location }) => requireSession(queryClient, location),
  component: ConsoleLayout,
  // Without a session there is no console layout to show the error in.
  errorComponent: LayoutError,
})
