import { waitingTime } from './use-countdown.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

interface WaitWordsProps {
  /** What was too much, as a sentence. */
  readonly reason: string
  /** Counts down. */
  readonly seconds: number
}

/** Too many attempts: the wait is seen counting down, but said only once. For an alert. */
export function WaitWords({ reason, seconds }: WaitWordsProps) {
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
