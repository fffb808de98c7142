import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { LogEntry } from '#src/api/generated/types.gen.ts'
import { MAX_LINES } from './live/log-tail.ts'
import { useLogTail } from './live/use-log-tail.ts'
import { linesQuery, type TimedSearch } from './logs-queries.ts'

const NO_LINES: readonly LogEntry[] = []

/**
 * All lines on screen, newest first: streamed lines above the search result.
 *
 * @param timedSearch a new object is a new search
 * @param isLive true to stream new lines
 * @param isHeld true to hold streamed lines instead of showing them
 */
export function useLogLines(timedSearch: TimedSearch, isLive: boolean, isHeld: boolean) {
  const search = useInfiniteQuery(linesQuery(timedSearch))
  const { data, hasNextPage, isFetching, error, isPlaceholderData, fetchNextPage } = search
  const since = isPlaceholderData ? null : (data?.pages[0]?.streamAfter ?? null)
  const tail = useLogTail(timedSearch.filters, since, isLive, isHeld)

  const found = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? NO_LINES, [data])
  const streamed = tail.lines
  const lines = useMemo(
    () => (streamed.length === 0 ? found : [...streamed, ...found].slice(0, MAX_LINES)),
    [streamed, found],
  )

  // The server stops a search after a work limit, even without results, so request the next page.
  const goesOn = lines.length === 0 && hasNextPage && !isFetching && error === null
  useEffect(() => {
    if (goesOn) void fetchNextPage()
  }, [goesOn, fetchNextPage])

  const isFull = lines.length >= MAX_LINES
  return {
    lines,
    /** Number of lines that were streamed. */
    streamedCount: streamed.length,
    tail,
    isPending: search.isPending,
    isFetching,
    error,
    /** True while the lines are from the previous search. */
    isPrevious: isPlaceholderData,
    /** True if the maximum number of lines is loaded. */
    isFull,
    hasMore: hasNextPage && !isFull,
    isLoadingMore: search.isFetchingNextPage,
    /** True if only the first result is loaded. */
    isFirstResult:
      streamed.length === 0 &&
      error === null &&
      (data?.pages.length === 1 || (lines.length === 0 && !hasNextPage)),
    /** Time down to which all matching lines are loaded (ISO 8601). */
    searchedTo: data?.pages.at(-1)?.searchedTo,
    loadMore: () => {
      if (!isFetching && !isFull) void fetchNextPage()
    },
    retry: () => void (found.length > 0 ? fetchNextPage() : search.refetch()),
  }
}

export type LogLines = ReturnType<typeof useLogLines>
