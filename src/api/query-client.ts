import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { configureClient } from './client.ts'
import { ApiProblem, isProblemWith, isTemporary } from './problem.ts'
import { loseSession, sessionQuery } from './session.ts'

/** In milliseconds: long enough that walking through the console does not ask for everything again. */
const STALE_AFTER = 10_000

const MAX_RETRIES = 2

/** In milliseconds. A server that wants a longer pause is not kept waiting for; the person is told instead. */
const LONGEST_PAUSE = 2000

let queryClient: QueryClient | undefined

/** Returns the query cache of this document. The first call creates it and sets the API client up. */
export function getQueryClient(): QueryClient {
  if (queryClient === undefined) {
    const created = createQueryClient()
    configureClient({ onUnauthenticated: () => loseSession(created) })
    created.mount()
    queryClient = created
  }
  return queryClient
}

/**
 * The cache of everything that was read. Only reads are tried again, and only when no answer came or the server said
 * that it will be back: a refusal stays a refusal, and whether a write was carried out is for a person to see.
 */
export function createQueryClient(): QueryClient {
  // What one may do is something else than what the page knows, and word of it has not come through.
  const onError = (error: unknown) => {
    if (isProblemWith(error, 'permission_denied')) void client.invalidateQueries(sessionQuery())
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        // The mock answers without a network, and a request that fails says more than one that never starts.
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

/** Milliseconds that the server asked to wait. */
function pauseBefore(error: unknown): number {
  return error instanceof ApiProblem ? (error.retryAfter ?? 0) * 1000 : 0
}
