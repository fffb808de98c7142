import { createFileRoute, redirect } from '@tanstack/react-router'
import { getQueryClient } from '#src/api/query-client.ts'
import { sessionQuery } from '#src/api/session.ts'
import { ConsoleLayout } from '#src/shell/console-layout.tsx'
import { LayoutError } from '#src/shell/layout-error.tsx'

export const Route = createFileRoute('/_console')({
  /** Signed out, every address of the console leads to the login and from there back to where one wanted to go. */
  beforeLoad: async ({ location }) => {
    const queryClient = getQueryClient()
    const session = await queryClient.query(sessionQuery())
    if (!session.signedIn)
      throw redirect({ to: '/login', search: { redirect: location.href }, replace: true })
    return { session, queryClient }
  },
  component: ConsoleLayout,
  // Without knowing who is there, there is no console to put the message into.
  errorComponent: LayoutError,
})
