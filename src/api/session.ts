import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { getSessionOptions } from './generated/@tanstack/react-query/session.gen.ts'
import { closeAccount } from './generated/sdk/me.gen.ts'
import { completeLogIn, logIn, logOut } from './generated/sdk/session.gen.ts'
import type { AccountClosing, LogIn, Permission, Session, SignedIn } from './generated/types.gen.ts'
import { tellSessionNews } from './session-channel.ts'

export type { Permission, Session, SignedIn } from './generated/types.gen.ts'

/** Who is signed in, as the server last said. */
export function sessionQuery() {
  return queryOptions({ ...getSessionOptions(), staleTime: 60_000, gcTime: Number.POSITIVE_INFINITY })
}

/** Undefined until the first answer. */
export function useSession(): Session | undefined {
  return useQuery(sessionQuery()).data
}

/** For parts of a screen that come only after the session has ended by itself, while the screen is still being left. */
const lastOf = new WeakMap<QueryClient, SignedIn>()

/**
 * Who is signed in, for screens behind the sign-in. When the session ends while such a screen is on, it keeps the last
 * one until it is left.
 * @throws Error on a screen that can be reached signed out
 */
export function useSignedIn(): SignedIn {
  const session = useSession()
  const queryClient = useQueryClient()
  const last = useRef(lastOf.get(queryClient))
  if (session?.signedIn) {
    last.current = session
    lastOf.set(queryClient, session)
  }
  if (!last.current) throw new Error('This screen is shown to people who are signed in, and nobody is.')
  return last.current
}

/** Asks whether the person who is signed in holds a permission; nobody holds any. Without one it is yes. */
export function useHasPermission(): (permission: Permission | undefined) => boolean {
  const session = useSession()
  return (permission) =>
    permission === undefined || (session?.signedIn === true && session.permissions.includes(permission))
}

/**
 * Signs in, or gets a challenge for `useCompleteLogIn`: `signedIn` tells which. Fails with 401 `invalid_credentials` and
 * 429 `too_many_attempts`, among the usual.
 */
export function useLogIn() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: LogIn) => logIn({ body }),
    onSuccess: (answer) => {
      if (answer.signedIn) enterSession(queryClient, answer)
    },
  })
}

/** The second step. Fails with 410 `challenge_expired`, 422 `code_wrong` and 429 `too_many_attempts`, among the usual. */
export function useCompleteLogIn(challengeId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (code: string) => completeLogIn({ path: { challengeId }, body: { code } }),
    onSuccess: (session) => enterSession(queryClient, session),
  })
}

/** Signs out, here and in every other tab; where one goes from there is `followSession`'s affair. */
export function useLogOut() {
  const queryClient = useQueryClient()
  return useMutation({
    // What is still being read would come back refused, as if the session had ended by itself.
    onMutate: () => queryClient.cancelQueries(),
    mutationFn: () => logOut(),
    onSuccess: () => {
      tellSessionNews({ kind: 'signed-out' })
      endSession(queryClient)
    },
    onError: () => void queryClient.refetchQueries({ type: 'active', stale: true }),
  })
}

/** Ends the account and with it the session, in every tab. Fails with 409 `sole_owner` and 422, among the usual. */
export function useCloseAccount() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: AccountClosing) => closeAccount({ body }),
    onSuccess: () => {
      tellSessionNews({ kind: 'signed-out' })
      endSession(queryClient)
    },
  })
}

/** Takes over the session that signing in or up has begun: nothing that somebody else has seen stays in the cache. */
export function enterSession(queryClient: QueryClient, session: SignedIn): void {
  forgetAllButSession(queryClient)
  queryClient.setQueryData(sessionQuery().queryKey, session)
  tellSessionNews({ kind: 'signed-in', userId: session.user.id })
}

/** From now on nobody is signed in, as far as this tab knows. */
export function endSession(queryClient: QueryClient): void {
  lastOf.delete(queryClient)
  loseSession(queryClient)
}

/** The same where it has ended by itself: whose it was stays known to the screen that is being left. */
export function loseSession(queryClient: QueryClient): void {
  queryClient.setQueryData(sessionQuery().queryKey, { signedIn: false })
}

/** Drops what was read for the person who was signed in. */
export function forgetAllButSession(queryClient: QueryClient): void {
  const [sessionKey] = sessionQuery().queryKey
  queryClient.removeQueries({
    predicate: ({ queryKey }) => (queryKey[0] as { _id?: string } | undefined)?._id !== sessionKey._id,
  })
}
