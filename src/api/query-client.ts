import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { documentStore } from '#src/document-store.ts'
import { inspectedApp } from '#src/inspected-app.ts'
import { configureClient } from './client.ts'
import { ApiProblem, isProblemWith, isTemporary } from './problem.ts'
import { isSessionKey, sessionQuery, setSessionLost } from './session.ts'

/** Long enough that navigating the console doesn't refetch everything. */
const STALE_TIME_MS = 10_000

const MAX_RETRIES = 2

/** If the server asks for a longer delay, show the error instead of retrying. */
const MAX_RETRY_AFTER_MS = 2000

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
    mutationCache: new MutationCache({ onError, onSettled: () => markInactiveStale(client) }),
    defaultOptions: {
      queries: {
        // Never pause while offline: the mock works without a network, and a failed request is more informative than
        // a pending one.
        networkMode: 'always',
        staleTime: STALE_TIME_MS,
        retry: (failures, error) =>
          failures < MAX_RETRIES && isTemporary(error) && retryAfterMs(error) <= MAX_RETRY_AFTER_MS,
        retryDelay: (failures, error) => Math.max(400 * 2 ** failures, retryAfterMs(error)),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  return client
}

/**
 * Marks queries that no mounted component uses as stale after a change. The next screen would otherwise show old values,
 * such as an audit log without the new entry. Skips the session and queries with an infinite `staleTime`.
 */
function markInactiveStale(client: QueryClient): void {
  void client.invalidateQueries({
    type: 'inactive',
    refetchType: 'none',
    predicate: ({ queryKey, options }) =>
      !isSessionKey(queryKey) && Number.isFinite((options as { readonly staleTime?: unknown }).staleTime),
  })
}

/** Delay that the server asked for, in milliseconds. */
function retryAfterMs(error: unknown): number {
  return error instanceof ApiProblem ? (error.retryAfter ?? 0) * 1000 : 0
}
