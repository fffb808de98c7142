import { type FormEvent, useEffect, useRef } from 'react'
import type { LogInChallenge, SignedIn } from '#src/api/generated/types.gen.ts'
import { fieldErrors, isProblemWith } from '#src/api/problem.ts'
import { useCompleteLogIn } from '#src/api/session.ts'
import { formProblem } from '#src/resources/form/form-problem.ts'
import { DemoOneTimeCode } from '#src/resources/one-time-code/demo-one-time-code.tsx'
import { SecondFactorField, useSecondFactor } from '#src/resources/one-time-code/second-factor-field.tsx'
import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { FormAlert, WaitAlert } from '#src/ui/form-alert.tsx'
import { selectField } from '#src/ui/select-field.ts'
import { retryDisabledReason } from '#src/ui/use-retry-after.ts'
import classes from './auth.module.css'
import { AuthHeading } from './auth-heading.tsx'
import type { Throttle } from './use-throttle.ts'

interface SecondStepProps {
  readonly challenge: LogInChallenge
  /** Account whose password was accepted. */
  readonly email: string
  readonly throttle: Throttle
  readonly onSignedIn: (session: SignedIn) => void
  /** Returns to the password form. `reason` is null if the user chose to go back. */
  readonly onBack: (reason: string | null) => void
}

/** Second sign-in step for accounts with two-factor authentication. */
export function SecondStep({ challenge, email, throttle, onSignedIn, onBack }: SecondStepProps) {
  const { challengeId } = challenge
  const codeField = useRef<HTMLInputElement>(null)
  const factor = useSecondFactor(codeField)
  const complete = useCompleteLogIn(challengeId)
  const wait = throttle.secondsFor(email)
  // Until the next page replaces the form, which may still have to load.
  const isBusy = complete.isPending || complete.isSuccess

  useEffect(() => codeField.current?.focus(), [])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (wait > 0 || isBusy || !factor.check()) return
    complete.mutate(factor.code, {
      onSuccess: onSignedIn,
      onError: (error) => {
        if (isProblemWith(error, 'challenge_expired', 'not_found')) {
          return onBack('The sign-in expired. Enter your password again.')
        }
        if (isProblemWith(error, 'too_many_attempts')) throttle.start(email, error)
        const wrong = fieldErrors(error).code
        if (wrong !== undefined) factor.showError(wrong)
        else selectField(codeField.current)
      },
    })
  }

  const problem = isProblemWith(complete.error, 'too_many_attempts')
    ? null
    : formProblem(complete.error, ['code'])
  return (
    <>
      <AuthHeading
        title="Two-factor authentication"
        description={`Enter a code to finish signing in as ${email}.`}
      />
      <form noValidate aria-label="Two-factor authentication" className={classes.form} onSubmit={submit}>
        {wait > 0 && <WaitAlert reason="Too many failed attempts." seconds={wait} />}
        {problem && !complete.isPending && <FormAlert>{problem}</FormAlert>}
        <SecondFactorField {...factor.field} disabled={isBusy} />
        <div className={classes.actions}>
          <Button variant="outline" onClick={() => onBack(null)} disabled={isBusy}>
            Back
          </Button>
          <DisabledReason reason={retryDisabledReason(wait)}>
            <Button type="submit" disabled={isBusy}>
              {isBusy ? 'Signing in...' : 'Sign in'}
            </Button>
          </DisabledReason>
        </div>
        <DemoOneTimeCode of={{ challenge: challengeId }} />
      </form>
    </>
  )
}
