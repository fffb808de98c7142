import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { LogPage } from '#src/api/generated/types.gen.ts'
import { now } from '#src/ui/clock.ts'

/** Often enough to read along. */
const FOLLOW_MS = 2000

/** A log that is read as it grows. */
export interface Follow {
  readonly isFollowing: boolean
  /** For the log's query: how often to ask. */
  readonly interval: number | false
  /** How many entries have come in since it was paused, up to a page of them. */
  readonly waiting: number
  /** Whether there may be more than that. */
  readonly isMore: boolean
  pause(): void
  resume(): void
}

/**
 * Newest lines come in at the top, and whoever has scrolled down is reading: it pauses by itself then, so that nothing
 * moves under the eyes, and counts what comes in meanwhile. Going back to the top goes on, unless it was paused by hand.
 *
 * @param key what identifies the log with all that narrows it
 * @param readNewest its newest page
 */
export function useFollow(
  key: readonly unknown[],
  readNewest: (signal: AbortSignal) => Promise<LogPage>,
): Follow {
  const [pausedAt, setPausedAt] = useState<number | null>(null)
  const byHand = useRef(false)
  const isFollowing = pausedAt === null

  useEffect(() => {
    const look = () => {
      if (window.scrollY > SCROLLED_PX) setPausedAt((known) => known ?? now())
      else if (!byHand.current) setPausedAt(null)
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
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
    isMore: data !== undefined && waiting > 0 && waiting === data.items.length,
    pause: () => {
      byHand.current = true
      setPausedAt(now())
    },
    resume: () => {
      byHand.current = false
      setPausedAt(null)
      window.scrollTo({ top: 0 })
    },
  }
}

/** As far as the head of the page may go before somebody counts as reading further down. */
const SCROLLED_PX = 480
