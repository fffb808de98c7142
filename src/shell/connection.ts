import type { QueryClient, QueryState } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { NetworkFailure } from '#src/api/problem.ts'

type Outcome = Pick<QueryState, 'dataUpdatedAt' | 'errorUpdatedAt' | 'error' | 'fetchFailureReason'>

/** Whether the latest request of all got no answer. An answer, be it a refusal, shows that the server is there. */
export function connectionLost(outcomes: readonly Outcome[]): boolean {
  let latest = 0
  let lost = false
  for (const { dataUpdatedAt, errorUpdatedAt, error, fetchFailureReason } of outcomes) {
    if (dataUpdatedAt > latest) {
      latest = dataUpdatedAt
      lost = false
    }
    // While a request is being tried again, its failure so far is what is known.
    const failure = fetchFailureReason ?? error
    if (failure && errorUpdatedAt >= latest) {
      latest = errorUpdatedAt
      lost = failure instanceof NetworkFailure && failure.code === 'unreachable'
    }
  }
  return lost
}

/**
 * Whether the server can be reached, by what became of the requests. The browser's own idea of being offline says less:
 * a network without the server is of no use, and the mock needs no network.
 */
export function useConnectionLost(api: QueryClient): boolean {
  const cache = api.getQueryCache()
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), [cache])
  const read = () => connectionLost(cache.getAll().map((query) => query.state))
  return useSyncExternalStore(subscribe, read, read)
}
