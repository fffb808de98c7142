import { useState } from 'react'
import { problemOf } from './problem.ts'
import { formatCountdown, useCountdown } from './use-countdown.ts'

/** Seconds until a rate-limited request can be retried, counting down; 0 if it can, or for other errors. */
export function useRetryAfter(error: unknown): number {
  const [throttled, setThrottled] = useState<Throttled>({ error: null, until: null })
  // Counted from when the error arrived.
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

/** True for a rate limit error, which needs no message once the wait is over. */
export function isThrottle(error: unknown): boolean {
  return secondsToWait(error) !== null
}

/** Reason for a disabled retry button, for `DisabledReason`. */
export function retryDisabledReason(seconds: number): string | null {
  return seconds > 0 ? `Try again in ${formatCountdown(seconds)}` : null
}

function secondsToWait(error: unknown): number | null {
  if (error === null || error === undefined) return null
  const { status, retryAfter } = problemOf(error)
  return status === 429 ? (retryAfter ?? null) : null
}
