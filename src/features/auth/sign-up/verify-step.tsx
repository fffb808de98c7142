import { TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { resendSignUpCode, verifySignUp } from '#src/api/generated/sdk.gen.ts'
import { fieldErrors, isProblemWith } from '#src/api/problem.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { checkCode, codeDigits } from '#src/domain/sign-up.ts'
import { Button } from '#src/ui/button.tsx'
import { now } from '#src/ui/clock.ts'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { FormAlert } from '#src/ui/form-alert.tsx'
import { problemOf } from '#src/ui/problem.ts'
import { selectField } from '#src/ui/select-field.ts'
import { toast } from '#src/ui/toast.tsx'
import { formatCountdown, useCountdown } from '#src/ui/use-countdown.ts'
import classes from '../auth.module.css'
import { DemoCode } from '../demo/index.tsx'
import type { StartedSignUp } from './draft.ts'
import styles from './verify-step.module.css'

interface VerifyStepProps {
  readonly signUp: StartedSignUp
  readonly onBack: () => void
  /** Called when a new code was sent or the address is verified. */
  readonly onChange: (signUp: StartedSignUp) => void
  readonly onContinue: () => void
  /** Called when the server no longer knows the sign-up. */
  readonly onGone: () => void
}

export function VerifyStep({ signUp, onBack, onChange, onContinue, onGone }: VerifyStepProps) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const codeField = useRef<HTMLInputElement>(null)
  const path = { signUpId: signUp.id }

  const showError = (message: string) => {
    setProblem(message)
    selectField(codeField.current)
  }

  const verify = useMutation({
    mutationFn: () => verifySignUp({ path, body: { code } }),
    onSuccess: (verified) => {
      onChange(verified)
      onContinue()
    },
    onError: (error) => {
      if (isProblemWith(error, 'not_found')) onGone()
      else showError(fieldErrors(error).code ?? problemOf(error).detail)
    },
  })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const message = checkCode(code)
    if (message === null) verify.mutate()
    else showError(message)
  }

  if (signUp.verified) {
    return (
      <div className={classes.form}>
        <p className={classes.text}>
          Your email address <strong>{signUp.email}</strong> is verified.
        </p>
        <div className={classes.actions}>
          <Button variant="outline" onClick={onBack}>
            Back
          </Button>
          <Button onClick={onContinue}>Continue</Button>
        </div>
      </div>
    )
  }
  return (
    <>
      <form noValidate aria-label="Verify email" className={classes.form} onSubmit={submit}>
        <p className={classes.text}>
          We sent a 6-digit code to <strong>{signUp.email}</strong>.
        </p>
        <TextInput
          ref={codeField}
          label="Verification code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder="000000"
          classNames={{ input: styles.code ?? '' }}
          required
          withAsterisk={false}
          disabled={verify.isPending}
          error={problem !== null && <span role="alert">{problem}</span>}
          value={code}
          onChange={(event) => {
            setCode(codeDigits(event.currentTarget.value))
            setProblem(null)
          }}
        />
        <ResendCode
          signUp={signUp}
          disabled={verify.isPending}
          onSent={onChange}
          onContinue={onContinue}
          onGone={onGone}
        />
        <div className={classes.actions}>
          <Button variant="outline" onClick={onBack} disabled={verify.isPending}>
            Back
          </Button>
          <Button type="submit" disabled={verify.isPending}>
            {verify.isPending ? 'Verifying...' : 'Verify email'}
          </Button>
        </div>
      </form>
      <DemoCode />
    </>
  )
}

interface ResendCodeProps {
  readonly signUp: StartedSignUp
  readonly disabled: boolean
  readonly onSent: (signUp: StartedSignUp) => void
  readonly onContinue: () => void
  readonly onGone: () => void
}

function ResendCode({ signUp, disabled, onSent, onContinue, onGone }: ResendCodeProps) {
  const [availableAt, setAvailableAt] = useState(() => localInstant(signUp.resendAvailableAt))
  const wait = useCountdown(availableAt)
  const resend = useMutation({
    mutationFn: () => resendSignUpCode({ path: { signUpId: signUp.id } }),
    onSuccess: (sent) => {
      setAvailableAt(localInstant(sent.resendAvailableAt))
      onSent(sent)
      toast.success('Code resent', 'A new verification code has been sent to your email.')
    },
    onError: (error) => {
      if (isProblemWith(error, 'resend_cooldown')) setAvailableAt(Date.now() + (error.retryAfter ?? 1) * 1000)
      else if (isProblemWith(error, 'not_found')) onGone()
      else if (isProblemWith(error, 'already_verified')) {
        // Already verified: in another tab, or the earlier response got lost.
        onSent({ ...signUp, verified: true })
        onContinue()
      }
    },
  })
  const failed = resend.error && !isProblemWith(resend.error, 'resend_cooldown') ? resend.error : null

  return (
    <>
      {failed && <FormAlert>{problemOf(failed).detail}</FormAlert>}
      <div className={classes.row}>
        <span>Didn’t receive the code?</span>
        <DisabledReason
          reason={wait > 0 ? `A code was sent a moment ago. Try again in ${formatCountdown(wait)}.` : null}
        >
          <Button variant="link" disabled={disabled || resend.isPending} onClick={() => resend.mutate()}>
            {wait > 0 ? `Resend code in ${wait} s` : 'Resend code'}
          </Button>
        </DisabledReason>
      </div>
    </>
  )
}

/** Converts a server time to this computer's clock, in epoch milliseconds. */
function localInstant(time: string): number {
  return Date.now() + (Date.parse(time) - now())
}
