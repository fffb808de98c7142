import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { documentStore } from '#src/document-store.ts'
import { inspectedApp } from '#src/inspected-app.ts'
import { configureClient } from './client.ts'
import { ApiProblem, isProblemWith, isTemporary } from './problem.ts'
import { sessionQuery, setSessionLost } from './session.ts'

/** Milliseconds; long enough that navigating the console doesn't refetch everything. */
const STALE_AFTER = 10_000

const MAX_RETRIES = 2

/** Milliseconds. If the server asks for a longer delay, show the error instead of retrying. */
const LONGEST_PAUSE = 2000

const current = documentStore<QueryClient | undefined>(() => undefined)

/** Returns the query client of this document. The first call creates it and configures the API client. */
export function getQueryClient(): QueryClient {
  const known = current.get()
  if (known !== undefined) return known
  const created = createQueryClient()
  configureClient({ onUnauthenticated: () => setSessionLost(created) })
  created.mount()
  current.set(created)
  if (__MOCKS__) inspectedApp.queryClient = created
  return created
}

/**
 * Creates the query client. Only reads are retried, and only without a response or if the server is temporarily
 * unavailable. A denial is final, and a failed write may have been processed, so the user decides.
 */
export function createQueryClient(): QueryClient {
  // A denial means that permissions changed without an event reaching this page, so refetch the session.
  const onError = (error: unknown) => {
    if (isProblemWith(error, 'permission_denied')) void client.invalidateQueries(sessionQuery())
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError, onSettled: () => expireUnseen(client) }),
    defaultOptions: {
      queries: {
        // Never pause while offline: the mock works without a network, and a failed request is more informative than
        // a pending one.
        networkMode: 'always',
        staleTime: STALE_AFTER,
        retry: (failures, error) =>
          failures < MAX_RETRIES && isTemporary(error) && pauseBefore(error) <= LONGEST_PAUSE,
        retryDelay: (failures, error) => Math.max(400 * 2 ** failures, pauseBefore(error)),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  return client
}

/**
 * Makes queries that nothing on screen uses stale after a change, so that the next screen doesn't show the values from
 * before: an audit log without the new entry, a member with the old name of a role. The session and what never changes
 * stay fresh.
 */
function expireUnseen(client: QueryClient): void {
  const [sessionKey] = sessionQuery().queryKey
  void client.invalidateQueries({
    type: 'inactive',
    refetchType: 'none',
    predicate: ({ queryKey, options }) =>
      (queryKey[0] as { _id?: string } | undefined)?._id !== sessionKey._id &&
      Number.isFinite((options as { readonly staleTime?: unknown }).staleTime),
  })
}

/** Delay that the server asked for, in milliseconds. */
function pauseBefore(error: unknown): number {
  return error instanceof ApiProblem ? (error.retryAfter ?? 0) * 1000 : 0
}
