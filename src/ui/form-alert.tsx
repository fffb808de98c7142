import { Alert } from '@mantine/core'
import { IconAlertCircle, IconClock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { RetryCountdown } from './retry-countdown.tsx'

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

/** The same for too many attempts, with the wait. */
export function WaitAlert({ reason, seconds }: WaitAlertProps) {
  return (
    <Alert color="red" role="alert" icon={<IconClock />}>
      <RetryCountdown reason={reason} seconds={seconds} />
    </Alert>
  )
}
