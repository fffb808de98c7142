import type { ReactNode } from 'react'
import classes from './dialog.module.css'
import { problemOf } from './problem.ts'
import { RetryCountdown } from './retry-countdown.tsx'
import { isThrottle } from './use-wait.ts'

interface DialogProblemProps {
  /** Why the last attempt failed; nothing when it did not, or was made a moment ago. */
  readonly error: unknown
  /** Seconds until another attempt makes sense (`useWait`). */
  readonly wait: number
  /** What can be done about it: a link to where. */
  readonly remedy?: ReactNode
}

/** What a dialog tells of a failed attempt: the server's words, or how long to wait. */
export function DialogProblem({ error, wait, remedy }: DialogProblemProps) {
  // A throttle whose time is over says nothing any more.
  if (error === null || error === undefined || (wait === 0 && isThrottle(error))) return null
  const { title, detail } = problemOf(error)
  return (
    <p className={classes.problem} role="alert">
      {wait > 0 ? (
        <RetryCountdown reason={`${title}.`} seconds={wait} />
      ) : (
        <>
          {detail} {remedy}
        </>
      )}
    </p>
  )
}
