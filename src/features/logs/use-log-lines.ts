import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { LogEntry } from '#src/api/generated/types.gen.ts'
import { MOST_LINES } from './live/log-tail.ts'
import { useLogTail } from './live/use-log-tail.ts'
import { type AskedSearch, linesQuery } from './logs-queries.ts'

const NO_LINES: readonly LogEntry[] = []

/**
 * All lines on the screen, newest first: what has come in since the search, above what it has found.
 *
 * @param asked another object is another search
 */
export function useLogLines(asked: AskedSearch, isLive: boolean, isHeld: boolean) {
  const search = useInfiniteQuery(linesQuery(asked))
  const { data, hasNextPage, isFetching, error, isPlaceholderData, fetchNextPage } = search
  const since = isPlaceholderData ? null : (data?.pages[0]?.streamAfter ?? null)
  const tail = useLogTail(asked.filters, since, isLive, isHeld)

  const found = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? NO_LINES, [data])
  const { arrived } = tail
  const lines = useMemo(
    () => (arrived.length === 0 ? found : [...arrived, ...found].slice(0, MOST_LINES)),
    [arrived, found],
  )

  // A search stops after some work even if it has found nothing, and wants to be told to go on.
  const goesOn = lines.length === 0 && hasNextPage && !isFetching && error === null
  useEffect(() => {
    if (goesOn) void fetchNextPage()
  }, [goesOn, fetchNextPage])

  const isFull = lines.length >= MOST_LINES
  return {
    lines,
    /** How many of them came in since the search. */
    arrivedCount: arrived.length,
    tail,
    isPending: search.isPending,
    isFetching,
    error,
    /** The lines are those of the search before. */
    isPrevious: isPlaceholderData,
    /** No more are kept on the screen. */
    isFull,
    hasMore: hasNextPage && !isFull,
    isLoadingMore: search.isFetchingNextPage,
    /** All that is there is what was found at first. */
    isFirstAnswer:
      arrived.length === 0 &&
      error === null &&
      (data?.pages.length === 1 || (lines.length === 0 && !hasNextPage)),
    /** How far back all that matches is there, as the API writes times. */
    searchedTo: data?.pages.at(-1)?.searchedTo,
    loadMore: () => {
      if (!isFetching && !isFull) void fetchNextPage()
    },
    retry: () => void (found.length > 0 ? fetchNextPage() : search.refetch()),
  }
}

export type LogLines = ReturnType<typeof useLogLines>
