import { useCallback, useState } from 'react'
import type { TimedSearch } from '../logs-queries.ts'
import { useLogLines } from '../use-log-lines.ts'

/**
 * Lines of a search, with the newest ones while the log is live. New lines are held while the user reads, so that
 * nothing moves.
 */
export function useFollowedLines(timedSearch: TimedSearch, isLive: boolean) {
  /** Cause of a pause: the user has scrolled down, or reads a single line. Null at the top. */
  const [reading, setReading] = useState<'scroll' | 'line' | null>(null)
  const isFollowing = isLive && reading === null
  const log = useLogLines(timedSearch, isLive, !isFollowing)

  // Search on screen: the previous one until the next has loaded.
  const [shownKey, setShownKey] = useState(timedSearch.key)
  if (!log.isPrevious && shownKey !== timedSearch.key) {
    setShownKey(timedSearch.key)
    setReading(null)
  }

  const onReading = useCallback(
    (cause: 'scroll' | 'line') => setReading((known) => (known === 'line' ? known : cause)),
    [],
  )
  const onBackAtTop = useCallback(() => setReading((known) => (known === 'scroll' ? null : known)), [])
  return { log, shownKey, isFollowing, onReading, onBackAtTop, stopReading: () => setReading(null) }
}

export type FollowedLines = ReturnType<typeof useFollowedLines>
