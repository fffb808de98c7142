import { Alert } from '@mantine/core'
import { IconAlertCircle, IconClock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { waitingTime } from '#src/ui/use-countdown.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'

/** The destructive alert area of a form. */
export function FormAlert({ children }: { readonly children: ReactNode }) {
  return (
    <Alert color="red" role="alert" icon={<IconAlertCircle />}>
      {children}
    </Alert>
  )
}

interface WaitAlertProps {
  /** What was too much, as a sentence. */
  readonly reason: string
  /** Counts down. */
  readonly seconds: number
}

/** Too many attempts: the wait is seen counting down, but said only once. */
export function WaitAlert({ reason, seconds }: WaitAlertProps) {
  return (
    <Alert color="red" role="alert" icon={<IconClock />}>
      {reason}{' '}
      <span aria-hidden="true" className="tabular">
        Try again in {waitingTime(seconds)}.
      </span>
      <VisuallyHidden>You can try again in a while; the button says when.</VisuallyHidden>
    </Alert>
  )
}
