import { useQueryClient } from '@tanstack/react-query'
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
          // Asked again instead of taken as the end: logging out sends this event too, before its own answer.
          if (event.type === 'session.ended') return void queryClient.invalidateQueries(sessionQuery())
          void queryClient.invalidateQueries({ predicate: (query) => affects(event, query) })
        },
        onResume: () => void queryClient.invalidateQueries(),
      }),
    [queryClient],
  )
}
