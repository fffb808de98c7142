import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { sessionQuery } from '#src/api/session.ts'
import { afterSignIn } from '#src/domain/redirect.ts'

/**
 * Guard of `/login` and `/signup`: somebody who is signed in goes on to where they wanted to go, else to the dashboard.
 * That the session cannot be read is no reason to keep the form from being shown.
 */
export async function signedOutOnly(queryClient: QueryClient, wanted: string | undefined): Promise<void> {
  const session = await queryClient.query(sessionQuery()).catch(() => undefined)
  if (session?.signedIn) throw redirect({ href: afterSignIn(wanted), replace: true })
}
