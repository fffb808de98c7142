import { hashKey, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sessionQuery } from '#src/api/session.ts'
import { affects } from './affected-queries.ts'
import { followEvents } from './event-source.ts'

/** Keeps the cache in sync with the server's event stream while the console is open. */
export function useLiveEvents(): void {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      followEvents({
        onEvent: (event) => {
          if (event.type === 'session.changed') return void readAnew(queryClient)
          // Refetch the session instead of ending it here: a log-out sends this event too, before its own response.
          if (event.type === 'session.ended') return void queryClient.invalidateQueries(sessionQuery())
          void queryClient.invalidateQueries({ predicate: (query) => affects(event, query) })
        },
        onResume: () => void queryClient.invalidateQueries(),
      }),
    [queryClient],
  )
}

/**
 * Refetches the session first, then everything else. Permissions may have changed, so refetching everything at once
 * would repeat requests that are now denied.
 */
async function readAnew(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries(sessionQuery())
  // Wait a task, so that screens the user may no longer see unmount before the refetch.
  await new Promise((done) => setTimeout(done))
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => !isSession(queryKey) })
}

function isSession(queryKey: QueryKey): boolean {
  return hashKey(queryKey) === hashKey(sessionQuery().queryKey)
}
