import { formatCountdown } from './use-countdown.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

interface RetryCountdownProps {
  /** Sentence about the exceeded limit. */
  readonly reason: string
  /** Remaining seconds. */
  readonly seconds: number
}

/** Message about too many attempts: the countdown is visible, but announced only once. For use in an alert. */
export function RetryCountdown({ reason, seconds }: RetryCountdownProps) {
  return (
    <>
      {reason} <span aria-hidden="true">Try again in {formatCountdown(seconds)}.</span>
      <VisuallyHidden>You can try again shortly.</VisuallyHidden>
    </>
  )
}
