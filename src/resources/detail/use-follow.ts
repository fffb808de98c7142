import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { LogPage } from '#src/api/generated/types.gen.ts'
import { now } from '#src/ui/clock.ts'

/** Polling interval while following a log, in milliseconds. */
const FOLLOW_MS = 2000

/** State of a log that is followed as it grows. */
export interface Follow {
  readonly isFollowing: boolean
  /** Polling interval for the log's query. */
  readonly interval: number | false
  /** Number of entries since the pause, up to the page size. */
  readonly waiting: number
  /** True if there may be more entries than `waiting`. */
  readonly hasMore: boolean
  pause(): void
  resume(): void
}

/**
 * Follows a log whose new lines appear at the top. Scrolling down pauses, so that lines don't move while they are
 * read, and counts new entries. Scrolling back to the top resumes, unless the user paused with the button.
 * @param key query key of the log, including its filters
 * @param readNewest reads the newest page
 */
export function useFollow(
  key: readonly unknown[],
  readNewest: (signal: AbortSignal) => Promise<LogPage>,
): Follow {
  const [pausedAt, setPausedAt] = useState<number | null>(null)
  const isPausedByUser = useRef(false)
  const isFollowing = pausedAt === null

  useEffect(() => {
    const handleScroll = () => {
      if (window.scrollY > SCROLLED_PX) setPausedAt((known) => known ?? now())
      else if (!isPausedByUser.current) setPausedAt(null)
    }
    window.addEventListener('scroll', handleScroll, { passive: true })
    return () => window.removeEventListener('scroll', handleScroll)
  }, [])

  const { data } = useQuery({
    queryKey: [{ _id: 'newestLogs' }, ...key, pausedAt],
    queryFn: ({ signal }) => readNewest(signal),
    enabled: !isFollowing,
    refetchInterval: FOLLOW_MS,
    gcTime: 0,
  })
  const waiting = isFollowing
    ? 0
    : (data?.items.filter(({ timestamp }) => Date.parse(timestamp) > pausedAt).length ?? 0)
  return {
    isFollowing,
    interval: isFollowing ? FOLLOW_MS : false,
    waiting,
    hasMore: data !== undefined && waiting > 0 && waiting === data.items.length,
    pause: () => {
      isPausedByUser.current = true
      setPausedAt(now())
    },
    resume: () => {
      isPausedByUser.current = false
      setPausedAt(null)
      window.scrollTo({ top: 0 })
    },
  }
}

/** Scroll offset in pixels from which the user counts as reading. */
const SCROLLED_PX = 480
