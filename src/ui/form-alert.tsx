import { Alert } from '@mantine/core'
import { IconAlertCircle, IconClock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { RetryCountdown } from './retry-countdown.tsx'

/** Error alert of a form. */
export function FormAlert({ children }: { readonly children: ReactNode }) {
  return (
    <Alert color="red" role="alert" icon={<IconAlertCircle />}>
      {children}
    </Alert>
  )
}

interface WaitAlertProps {
  /** Sentence about the exceeded limit. */
  readonly reason: string
  /** Remaining seconds. */
  readonly seconds: number
}

/** Alert for too many attempts, with a countdown. */
export function WaitAlert({ reason, seconds }: WaitAlertProps) {
  return (
    <Alert color="red" role="alert" icon={<IconClock />}>
      <RetryCountdown reason={reason} seconds={seconds} />
    </Alert>
  )
}
