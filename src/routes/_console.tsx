import { createFileRoute, redirect } from '@tanstack/react-router'
import { getQueryClient } from '#src/api/query-client.ts'
import { sessionQuery } from '#src/api/session.ts'
import { ConsoleLayout } from '#src/shell/console-layout.tsx'
import { LayoutError } from '#src/shell/layout-error.tsx'

export const Route = createFileRoute('/_console')({
  /** Redirects signed-out visitors to the sign-in page, which returns them to the requested URL. */
  beforeLoad: async ({ location }) => {
    const queryClient = getQueryClient()
    const session = await queryClient.query(sessionQuery())
    if (!session.signedIn)
      throw redirect({ to: '/login', search: { redirect: location.href }, replace: true })
    return { session, queryClient }
  },
  component: ConsoleLayout,
  // Without a session there is no console layout to show the error in.
  errorComponent: LayoutError,
})
