import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ServerEvent } from '#src/api/generated/types.gen.ts'
import { isSessionKey, sessionQuery } from '#src/api/session.ts'
import { affects } from './affected-queries.ts'
import { followEvents } from './event-source.ts'

/** Time in which events are collected, in milliseconds. */
const COLLECT_MS = 50

/** Keeps the cache in sync with the server's event stream while the console is open. Loaded after the page. */
export default function LiveEvents(): null {
  const queryClient = useQueryClient()
  useEffect(() => {
    let waiting: ServerEvent[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    /** Batches events: a bulk operation sends a hundred at once, but each query is refetched only once. */
    const collect = (event: ServerEvent) => {
      waiting.push(event)
      timer ??= setTimeout(() => {
        const events = waiting
        waiting = []
        timer = undefined
        void queryClient.invalidateQueries({ predicate: (query) => events.some((it) => affects(it, query)) })
      }, COLLECT_MS)
    }
    const unfollow = followEvents({
      onEvent: (event) => {
        if (event.type === 'session.changed') return void refetchSessionFirst(queryClient)
        // Refetch the session instead of ending it here: a log-out sends this event too, before its own response.
        if (event.type === 'session.ended') return void queryClient.invalidateQueries(sessionQuery())
        collect(event)
      },
      onResume: () => void queryClient.invalidateQueries(),
    })
    return () => {
      clearTimeout(timer)
      unfollow()
    }
  }, [queryClient])
  return null
}

/**
 * Refetches the session first, then everything else. Permissions may have changed, so refetching everything at once
 * would repeat requests that are now denied.
 */
async function refetchSessionFirst(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries(sessionQuery())
  // Wait a task, so that screens the user may no longer see unmount before the refetch.
  await new Promise((done) => setTimeout(done))
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => !isSessionKey(queryKey) })
}
