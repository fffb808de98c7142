import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { redirect, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { readSession, sessionQuery } from '#src/api/session.ts'
import { type PaidPlan, planChoicePath } from '#src/domain/plan-choice.ts'
import { afterSignIn } from '#src/domain/redirect.ts'
import { hasSessionHint } from '#src/session-hint.ts'

interface SignInTarget {
  readonly redirect?: string | undefined
  readonly plan?: PaidPlan | undefined
}

/**
 * Guard of `/login` and `/signup`: redirects signed-in users to their target, else to the dashboard. If the session
 * can't be read, the form is shown. If nobody has signed in on this browser, it is shown without waiting for the first
 * response, and `useSignedOutOnly` redirects later.
 * @throws a redirect
 */
export async function signedOutOnly(queryClient: QueryClient, wanted: SignInTarget): Promise<void> {
  const isFirst = queryClient.getQueryData(sessionQuery().queryKey) === undefined
  const sessionRead = readSession(queryClient).catch(() => undefined)
  if (isFirst && !hasSessionHint()) return
  const session = await sessionRead
  if (session?.signedIn) throw redirect({ href: await targetOf(queryClient, wanted), replace: true })
}

/** Redirects users who turn out to be signed in after the guard has let them in. */
export function useSignedOutOnly({ redirect: page, plan }: SignInTarget): void {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  useEffect(() => {
    let isLeft = false
    const leave = async () => {
      const session = await readSession(queryClient).catch(() => undefined)
      if (!session?.signedIn || isLeft) return
      const href = await targetOf(queryClient, { redirect: page, plan })
      if (!isLeft) await navigate({ href, replace: true })
    }
    void leave()
    return () => {
      isLeft = true
    }
  }, [queryClient, navigate, page, plan])
}

/** Users who have chosen a plan change theirs, unless they have it: Back after signing up leads here too. */
async function targetOf(queryClient: QueryClient, { redirect: page, plan }: SignInTarget): Promise<string> {
  const changesPlan = page === undefined && plan !== undefined && !(await hasPlan(queryClient, plan))
  return changesPlan ? planChoicePath(plan) : afterSignIn(page)
}

async function hasPlan(queryClient: QueryClient, plan: PaidPlan): Promise<boolean> {
  try {
    const { getCurrentPlanOptions } = await import('#src/api/generated/@tanstack/react-query/plans.gen.ts')
    return (await queryClient.query(getCurrentPlanOptions())).planId === plan
  } catch {
    return false
  }
}
