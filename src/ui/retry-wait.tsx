import { useSyncExternalStore } from 'react'
import { connectionNoticeShown } from './connection-notice-shown.ts'
import NextAttempt from './next-attempt.tsx'
import { isOutage, problemOf } from './problem.ts'
import { RetryCountdown } from './retry-countdown.tsx'
import { useRetryAfter } from './use-retry-after.ts'

export interface RetryWaitProps {
  readonly error: unknown
  readonly onRetry: () => void
  readonly className?: string | undefined
}

/**
 * Countdown below an error: to the automatic attempt during an outage, or until the rate limit allows another one. None
 * for a missing response while the notice of a lost connection counts down.
 */
export default function RetryWait({ error, onRetry, className }: RetryWaitProps) {
  const wait = useRetryAfter(error)
  const hasNotice = useSyncExternalStore(connectionNoticeShown.subscribe, connectionNoticeShown.get)
  const problem = problemOf(error)
  if (problem.status === 0 && hasNotice) return null
  if (isOutage(problem)) {
    return (
      <p className={className}>
        <NextAttempt onAttempt={onRetry} retryAfter={problem.retryAfter} />
      </p>
    )
  }
  return (
    wait > 0 && (
      <p className={className}>
        <RetryCountdown reason="" seconds={wait} />
      </p>
    )
  )
}
