import { useEffect, useState } from 'react'
import { formatCountdown, useCountdown } from './use-countdown.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** Seconds between automatic attempts, unless the server asks for more. */
const SECONDS_BETWEEN_ATTEMPTS = 10

export interface NextAttemptProps {
  /** Called whenever the countdown ends; it then starts again. */
  readonly onAttempt: () => void
  /** Seconds that the server asked to wait. */
  readonly retryAfter?: number | undefined
}

/** Countdown to the next automatic attempt. The seconds are not announced, for use in an alert. */
export default function NextAttempt({ onAttempt, retryAfter = 0 }: NextAttemptProps) {
  const wait = Math.max(retryAfter, SECONDS_BETWEEN_ATTEMPTS) * 1000
  const [until, setUntil] = useState(() => Date.now() + wait)
  const seconds = useCountdown(until)
  useEffect(() => {
    if (seconds > 0) return
    setUntil(Date.now() + wait)
    onAttempt()
  }, [seconds, wait, onAttempt])
  return (
    <>
      <span aria-hidden="true">Next attempt in {formatCountdown(seconds)}.</span>
      <VisuallyHidden>The next attempt is automatic.</VisuallyHidden>
    </>
  )
}
