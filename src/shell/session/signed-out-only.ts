import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { sessionQuery } from '#src/api/session.ts'
import { afterSignIn } from '#src/domain/redirect.ts'

/**
 * Guard of `/login` and `/signup`: redirects signed-in users to their target, else to the dashboard. If the session
 * can't be read, the form is shown.
 * @throws a redirect
 */
export async function signedOutOnly(queryClient: QueryClient, wanted: string | undefined): Promise<void> {
  const session = await queryClient.query(sessionQuery()).catch(() => undefined)
  if (session?.signedIn) throw redirect({ href: afterSignIn(wanted), replace: true })
}
