import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { redirect, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { sessionQuery } from '#src/api/session.ts'
import { afterSignIn } from '#src/domain/redirect.ts'
import { hasSessionHint } from '#src/session-hint.ts'

/**
 * Guard of `/login` and `/signup`: redirects signed-in users to their target, else to the dashboard. If the session
 * can't be read, the form is shown. If nobody has signed in on this browser, it is shown without waiting for the first
 * response, and `useSignedOutOnly` redirects later.
 * @throws a redirect
 */
export async function signedOutOnly(queryClient: QueryClient, wanted: string | undefined): Promise<void> {
  const isFirst = queryClient.getQueryData(sessionQuery().queryKey) === undefined
  const asked = queryClient.query(sessionQuery()).catch(() => undefined)
  if (isFirst && !hasSessionHint()) return
  const session = await asked
  if (session?.signedIn) throw redirect({ href: afterSignIn(wanted), replace: true })
}

/** Redirects users who turn out to be signed in after the guard has let them in. */
export function useSignedOutOnly(wanted: string | undefined): void {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  useEffect(() => {
    let isLeft = false
    const leave = async () => {
      const session = await queryClient.query(sessionQuery()).catch(() => undefined)
      if (session?.signedIn && !isLeft) await navigate({ href: afterSignIn(wanted), replace: true })
    }
    void leave()
    return () => {
      isLeft = true
    }
  }, [queryClient, navigate, wanted])
}
