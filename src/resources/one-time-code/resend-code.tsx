import { useMemo } from 'react'
import { isProblemWith } from '#src/api/problem.ts'
import { Button } from '#src/ui/button.tsx'
import { now } from '#src/ui/clock.ts'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { FormAlert } from '#src/ui/form-alert.tsx'
import { problemOf } from '#src/ui/problem.ts'
import { formatCountdown, useCountdown } from '#src/ui/use-countdown.ts'
import { useRetryAfter } from '#src/ui/use-retry-after.ts'
import classes from './resend-code.module.css'

interface ResendCodeProps {
  /** Server time from which a new code can be requested. */
  readonly availableAt: string
  /** Mutation that sends the code. */
  readonly resend: {
    readonly mutate: () => void
    readonly isPending: boolean
    readonly error: unknown
  }
  readonly disabled: boolean
}

/** Link that requests another code by email, with the seconds until it can. */
export function ResendCode({ availableAt, resend, disabled }: ResendCodeProps) {
  const localAvailableAt = useMemo(() => localInstant(availableAt), [availableAt])
  const isEarly = isProblemWith(resend.error, 'resend_cooldown')
  const wait = Math.max(useCountdown(localAvailableAt), useRetryAfter(isEarly ? resend.error : null))
  return (
    <>
      {resend.error !== null && !isEarly && <FormAlert>{problemOf(resend.error).detail}</FormAlert>}
      <div className={classes.row}>
        <span>Didn’t receive the code?</span>
        <DisabledReason
          reason={wait > 0 ? `A code was sent a moment ago. Try again in ${formatCountdown(wait)}.` : null}
        >
          {/* Not disabled while the code is sent, which would lose the focus. */}
          <Button variant="link" disabled={disabled} onClick={() => !resend.isPending && resend.mutate()}>
            {wait > 0 ? `Resend code in ${wait} s` : 'Resend code'}
          </Button>
        </DisabledReason>
      </div>
    </>
  )
}

/** Shown after another code was sent. */
export const CODE_RESENT = ['Code resent', 'A new verification code has been sent to your email.'] as const

/** Converts a server time to this computer's clock, in epoch milliseconds. */
function localInstant(time: string): number {
  return Date.now() + (Date.parse(time) - now())
}
