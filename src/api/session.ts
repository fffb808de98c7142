import {
  type QueryClient,
  type QueryKey,
  QueryObserver,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useRef } from 'react'
import { getSessionOptions } from './generated/@tanstack/react-query/session.gen.ts'
import { closeAccount } from './generated/sdk/me.gen.ts'
import { completeLogIn, logIn, logOut } from './generated/sdk/session.gen.ts'
import type { AccountClosing, LogIn, Permission, Session, SignedIn } from './generated/types.gen.ts'
import { operationOf } from './operation-queries.ts'
import { broadcastSession, broadcastSignOutHere } from './session-channel.ts'
import { useMutation } from './use-mutation.ts'

export type { Permission, Session, SignedIn } from './generated/types.gen.ts'

/** Query for the current session. */
export function sessionQuery() {
  return queryOptions({ ...getSessionOptions(), staleTime: 60_000, gcTime: Number.POSITIVE_INFINITY })
}

/**
 * Reads the session for a route that waits for it, from the cache if it is fresh. Observes the query meanwhile:
 * otherwise TanStack Query aborts the read when the last component that uses it unmounts.
 */
export async function readSession(queryClient: QueryClient): Promise<Session> {
  const stopObserving = new QueryObserver(queryClient, { ...sessionQuery(), enabled: false }).subscribe(
    () => {},
  )
  try {
    return await queryClient.query(sessionQuery())
  } finally {
    stopObserving()
  }
}

/** True for the query key of the session. */
export function isSessionKey(queryKey: QueryKey): boolean {
  const [{ _id }] = sessionQuery().queryKey
  return operationOf(queryKey)?._id === _id
}

/** Current session; undefined until the first response. */
export function useSession(): Session | undefined {
  return useQuery(sessionQuery()).data
}

/** Last session of each client, for components that mount after it expired, while the page is still being left. */
const lastSessions = new WeakMap<QueryClient, SignedIn>()

/**
 * Session of the signed-in user, for pages behind sign-in. If the session expires, it returns the last one until the
 * page is left.
 * @throws Error on pages that don't require sign-in
 */
export function useSignedIn(): SignedIn {
  const session = useSession()
  const queryClient = useQueryClient()
  const last = useRef(lastSessions.get(queryClient))
  if (session?.signedIn) {
    last.current = session
    lastSessions.set(queryClient, session)
  }
  if (!last.current) throw new Error('This screen requires a session.')
  return last.current
}

/**
 * Returns a function that checks if the user has a permission. Always true without one (`undefined`); otherwise false
 * while signed out.
 */
export function useHasPermission(): (permission: Permission | undefined) => boolean {
  const session = useSession()
  return (permission) =>
    permission === undefined || (session?.signedIn === true && session.permissions.includes(permission))
}

/**
 * Signs in, or returns a challenge for `useCompleteLogIn`, depending on `signedIn` of the response. Fails with 401
 * `invalid_credentials` and 429 `too_many_attempts`, besides the common errors.
 */
export function useLogIn() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: LogIn) => logIn({ body }),
    onSuccess: (response) => {
      if (response.signedIn) enterSession(queryClient, response)
    },
  })
}

/**
 * Second factor of the sign-in. Fails with 410 `challenge_expired`, 422 `code_wrong` and 429 `too_many_attempts`,
 * besides the common errors.
 */
export function useCompleteLogIn(challengeId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (code: string) => completeLogIn({ path: { challengeId }, body: { code } }),
    onSuccess: (session) => enterSession(queryClient, session),
  })
}

/** Signs out in all tabs; `followSession` then navigates. */
export function useLogOut() {
  return useMutation({ ...useSignOutCallbacks(), mutationFn: () => logOut() })
}

/** Signs out, and stays on a page that works without a session. Other tabs go home. */
export function useSignOutHere() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => logOut(),
    onSuccess: () => {
      broadcastSignOutHere()
      endSession(queryClient)
    },
  })
}

/**
 * Closes the account and ends its session in all tabs. Fails with 409 `sole_owner` or `invoices_unpaid` and
 * 422, besides the common errors.
 */
export function useCloseAccount() {
  return useMutation({
    ...useSignOutCallbacks(),
    mutationFn: (body: AccountClosing) => closeAccount({ body }),
  })
}

/** Callbacks of a mutation that ends the session in all tabs. */
function useSignOutCallbacks() {
  const queryClient = useQueryClient()
  return {
    // Pending reads would fail with 401 afterwards, and look like an expired session.
    onMutate: () => queryClient.cancelQueries(),
    onSuccess: () => {
      broadcastSession({ kind: 'signed-out' })
      endSession(queryClient)
    },
    onError: () => void queryClient.refetchQueries({ type: 'active', stale: true }),
  }
}

/** Stores a new session after sign-in or sign-up, and clears all cached data of the previous user. */
export function enterSession(queryClient: QueryClient, session: SignedIn): void {
  clearCacheExceptSession(queryClient)
  const { queryKey } = sessionQuery()
  // A read that started earlier would overwrite the new session.
  void queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, session)
  const { user, organization } = session
  broadcastSession({ kind: 'signed-in', userId: user.id, organizationId: organization.id })
}

/** Marks this tab as signed out. */
export function endSession(queryClient: QueryClient): void {
  lastSessions.delete(queryClient)
  setSessionLost(queryClient)
}

/** Marks this tab as signed out after the session expired; the page being left keeps the last session. */
export function setSessionLost(queryClient: QueryClient): void {
  queryClient.setQueryData(sessionQuery().queryKey, { signedIn: false })
}

/** Clears all cached data of the previous user. */
export function clearCacheExceptSession(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => !isSessionKey(queryKey) })
}
