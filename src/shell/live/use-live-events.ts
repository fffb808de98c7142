import { hashKey, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sessionQuery } from '#src/api/session.ts'
import { affects } from './affected-queries.ts'
import { followEvents } from './event-source.ts'

/** Keeps what is on the screen in step with the server, by its stream of events, as long as the console is open. */
export function useLiveEvents(): void {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      followEvents({
        onEvent: (event) => {
          if (event.type === 'session.changed') return void readAnew(queryClient)
          // Asked again instead of taken as the end: logging out sends this event too, before its own answer.
          if (event.type === 'session.ended') return void queryClient.invalidateQueries(sessionQuery())
          void queryClient.invalidateQueries({ predicate: (query) => affects(event, query) })
        },
        onResume: () => void queryClient.invalidateQueries(),
      }),
    [queryClient],
  )
}

/**
 * What one may do has changed, and with it what one may ask: so first who one is, then everything that is on the screen by
 * then. The other way round, what has been taken away would be asked for once more, and be refused.
 */
async function readAnew(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries(sessionQuery())
  // The screen hears of it in a task that stands in the queue already, and has left by then what it may show no longer.
  await new Promise((done) => setTimeout(done))
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => !isSession(queryKey) })
}

function isSession(queryKey: QueryKey): boolean {
  return hashKey(queryKey) === hashKey(sessionQuery().queryKey)
}
