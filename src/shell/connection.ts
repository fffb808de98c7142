import type { QueryClient, QueryState } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { NetworkFailure } from '#src/api/problem.ts'

type Outcome = Pick<QueryState, 'dataUpdatedAt' | 'errorUpdatedAt' | 'error' | 'fetchFailureReason'>

/**
 * True if the most recent request got no response. An error response counts as one. False until something has loaded,
 * because a page that shows nothing else shows the error itself.
 */
export function connectionLost(outcomes: readonly Outcome[]): boolean {
  let latest = 0
  let isLost = false
  let hasData = false
  for (const { dataUpdatedAt, errorUpdatedAt, error, fetchFailureReason } of outcomes) {
    hasData ||= dataUpdatedAt > 0
    if (dataUpdatedAt > latest) {
      latest = dataUpdatedAt
      isLost = false
    }
    // During retries, the failure so far is the latest known outcome.
    const failure = fetchFailureReason ?? error
    if (failure && errorUpdatedAt >= latest) {
      latest = errorUpdatedAt
      isLost = failure instanceof NetworkFailure && failure.code === 'unreachable'
    }
  }
  return isLost && hasData
}

/**
 * True if the server can't be reached, judged by recent requests. `navigator.onLine` is less useful: a network may
 * not reach the server, and the mock works without a network.
 */
export function useConnectionLost(api: QueryClient): boolean {
  const cache = api.getQueryCache()
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), [cache])
  return useSyncExternalStore(
    subscribe,
    () => connectionLost(cache.getAll().map((query) => query.state)),
    // Prerendered pages have no notice, so hydration must not render one.
    () => false,
  )
}
