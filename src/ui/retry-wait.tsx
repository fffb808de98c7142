import NextAttempt from './next-attempt.tsx'
import { isOutage, problemOf } from './problem.ts'
import { RetryCountdown } from './retry-countdown.tsx'
import { useRetryAfter } from './use-retry-after.ts'

export interface RetryWaitProps {
  readonly error: unknown
  readonly onRetry: () => void
  readonly className?: string | undefined
}

/** Countdown below an error: to the automatic attempt during an outage, or until the rate limit allows another one. */
export default function RetryWait({ error, onRetry, className }: RetryWaitProps) {
  const wait = useRetryAfter(error)
  const problem = problemOf(error)
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
