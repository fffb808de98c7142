import type { ReactNode } from 'react'
import classes from './dialog.module.css'
import { problemOf } from './problem.ts'
import { RetryCountdown } from './retry-countdown.tsx'
import { isThrottle } from './use-retry-after.ts'

interface DialogProblemProps {
  /** Error of the last attempt; null if there is none. */
  readonly error: unknown
  /** Seconds until a retry makes sense (`useRetryAfter`). */
  readonly wait: number
  /** Hint about how to fix it, with a link. */
  readonly nextStep?: ReactNode
}

/** Error message of a dialog: the server's text, or the time to wait. */
export function DialogProblem({ error, wait, nextStep }: DialogProblemProps) {
  // A rate limit that is over needs no message.
  if (error === null || error === undefined || (wait === 0 && isThrottle(error))) return null
  const { title, detail } = problemOf(error)
  return (
    <p className={classes.problem} role="alert">
      {wait > 0 ? (
        <RetryCountdown reason={`${title}.`} seconds={wait} />
      ) : (
        <>
          {detail} {nextStep}
        </>
      )}
    </p>
  )
}
