import { waitingTime } from './use-countdown.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

interface RetryCountdownProps {
  /** What was too much, as a sentence. */
  readonly reason: string
  /** Counts down. */
  readonly seconds: number
}

/** Too many attempts: the wait is seen counting down, but said only once. For an alert. */
export function RetryCountdown({ reason, seconds }: RetryCountdownProps) {
  return (
    <>
      {reason}{' '}
      <span aria-hidden="true" className="tabular">
        Try again in {waitingTime(seconds)}.
      </span>
      <VisuallyHidden>You can try again in a while; the button says when.</VisuallyHidden>
    </>
  )
}
