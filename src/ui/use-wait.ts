import { useState } from 'react'
import { problemOf } from './problem.ts'
import { useCountdown, waitingTime } from './use-countdown.ts'

/**
 * Seconds until what was refused as too much may be tried again, counting down; 0 when it may be, or when something else
 * was wrong.
 */
export function useWait(error: unknown): number {
  const [throttled, setThrottled] = useState<Throttled>({ error: null, until: null })
  // Counted from when it was heard of.
  if (error !== throttled.error) {
    const seconds = secondsToWait(error)
    setThrottled({ error, until: seconds === null ? null : Date.now() + seconds * 1000 })
  }
  return useCountdown(throttled.until)
}

interface Throttled {
  readonly error: unknown
  readonly until: number | null
}

/** Says nothing but to wait, and so nothing any more once the time is over. */
export function isThrottle(error: unknown): boolean {
  return secondsToWait(error) !== null
}

/** Why the button of another attempt is off, for `DisabledReason`. */
export function reasonToWait(seconds: number): string | null {
  return seconds > 0 ? `Try again in ${waitingTime(seconds)}` : null
}

function secondsToWait(error: unknown): number | null {
  if (error === null || error === undefined) return null
  const { status, retryAfter } = problemOf(error)
  return status === 429 ? (retryAfter ?? null) : null
}
