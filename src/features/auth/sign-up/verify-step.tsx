import { type FormEvent, useRef, useState } from 'react'
import { resendSignUpCode, verifySignUp } from '#src/api/generated/sdk.gen.ts'
import { fieldErrors, isProblemWith } from '#src/api/problem.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { checkCode } from '#src/domain/sign-up.ts'
import { DemoEmailedCode } from '#src/resources/one-time-code/demo-emailed-code.tsx'
import { DigitsField } from '#src/resources/one-time-code/digits-field.tsx'
import { CODE_RESENT, ResendCode } from '#src/resources/one-time-code/resend-code.tsx'
import { Button } from '#src/ui/button.tsx'
import { problemOf } from '#src/ui/problem.ts'
import { selectField } from '#src/ui/select-field.ts'
import { toast } from '#src/ui/toast.tsx'
import classes from '../auth.module.css'
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

  const resend = useMutation({
    mutationFn: () => resendSignUpCode({ path }),
    onSuccess: (sent) => {
      onChange(sent)
      toast.success(...CODE_RESENT)
    },
    onError: (error) => {
      if (isProblemWith(error, 'not_found')) onGone()
      else if (isProblemWith(error, 'already_verified')) {
        // Already verified: in another tab, or the earlier response got lost.
        onChange({ ...signUp, verified: true })
        onContinue()
      }
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
        <DigitsField
          ref={codeField}
          label="Verification code"
          disabled={verify.isPending}
          error={problem}
          value={code}
          onChange={(next) => {
            setCode(next)
            setProblem(null)
          }}
        />
        <ResendCode availableAt={signUp.resendAvailableAt} resend={resend} disabled={verify.isPending} />
        <div className={classes.actions}>
          <Button variant="outline" onClick={onBack} disabled={verify.isPending}>
            Back
          </Button>
          <Button type="submit" disabled={verify.isPending}>
            {verify.isPending ? 'Verifying...' : 'Verify email'}
          </Button>
        </div>
      </form>
      <div className={styles.demo}>
        <DemoEmailedCode operation="verifySignUp" />
      </div>
    </>
  )
}
