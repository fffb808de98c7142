import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent, RefObject } from 'react'
import { cancelEmailChange, confirmEmailChange, resendEmailChangeCode } from '#src/api/generated/sdk.gen.ts'
import type { PendingEmailChange } from '#src/api/generated/types.gen.ts'
import { fieldErrors, isProblemWith } from '#src/api/problem.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { checkCode } from '#src/domain/sign-up.ts'
import { DemoEmailedCode } from '#src/resources/one-time-code/demo-emailed-code.tsx'
import { DigitsField } from '#src/resources/one-time-code/digits-field.tsx'
import { CODE_RESENT, ResendCode } from '#src/resources/one-time-code/resend-code.tsx'
import { useCode } from '#src/resources/one-time-code/second-factor-field.tsx'
import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { FormAlert, WaitAlert } from '#src/ui/form-alert.tsx'
import { problemOf } from '#src/ui/problem.ts'
import { toast } from '#src/ui/toast.tsx'
import { isThrottle, retryDisabledReason, useRetryAfter } from '#src/ui/use-retry-after.ts'
import { useSetProfileData } from '../profile/use-profile.ts'
import classes from './email.module.css'
import { emailChangeQuery, useSetEmailChangeData } from './use-email-change.ts'

interface ConfirmEmailFormProps {
  readonly pending: PendingEmailChange
  readonly codeField: RefObject<HTMLInputElement | null>
}

/** Change in progress: asks for the code, sends another one, or cancels. */
export function ConfirmEmailForm({ pending, codeField }: ConfirmEmailFormProps) {
  const client = useQueryClient()
  const setProfile = useSetProfileData()
  const setChange = useSetEmailChangeData()
  const entered = useCode(codeField, checkCode)

  /** In another tab or on another device, or because of its time. */
  const handleEnded = (error: unknown) => {
    if (!isProblemWith(error, 'email_change_missing')) return
    toast.problem('Email address not changed', error)
    void client.invalidateQueries(emailChangeQuery())
  }

  const confirm = useMutation({
    mutationFn: () => confirmEmailChange({ body: { code: entered.code } }),
    onSuccess: (me) => {
      setProfile(me)
      setChange(null)
      toast.success('Email address changed', `You now sign in with ${me.email}.`)
    },
    onError: (error) => {
      const wrong = fieldErrors(error).code
      if (wrong === undefined) handleEnded(error)
      else entered.showError(wrong)
    },
  })
  const resend = useMutation({
    mutationFn: () => resendEmailChangeCode(),
    onSuccess: (sent) => {
      setChange(sent)
      toast.success(...CODE_RESENT)
    },
    onError: handleEnded,
  })
  const cancel = useMutation({
    mutationFn: () => cancelEmailChange(),
    onSuccess: () => {
      setChange(null)
      toast.success('Change of your email address canceled')
    },
  })
  const isBusy = confirm.isPending || cancel.isPending
  const failed = cancel.error ?? (fieldErrors(confirm.error).code === undefined ? confirm.error : null)
  const wait = useRetryAfter(failed)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || wait > 0 || !entered.check()) return
    cancel.reset()
    confirm.mutate()
  }

  return (
    <form
      className={classes.pending}
      aria-label="Confirm your new email address"
      onSubmit={submit}
      noValidate
    >
      <p>
        Enter the 6-digit code that we sent to <strong>{pending.email}</strong>.
      </p>
      {wait > 0 && <WaitAlert reason={`${problemOf(failed).title}.`} seconds={wait} />}
      {failed && !isBusy && !isThrottle(failed) && <FormAlert>{problemOf(failed).detail}</FormAlert>}
      <DigitsField
        ref={codeField}
        label="Verification code"
        disabled={isBusy}
        error={entered.error}
        value={entered.value}
        onChange={entered.onChange}
      />
      <ResendCode availableAt={pending.resendAvailableAt} resend={resend} disabled={isBusy} />
      <DemoEmailedCode operation="confirmEmailChange" />
      <div className={classes.actions}>
        <DisabledReason reason={retryDisabledReason(wait)}>
          <Button type="submit" loading={confirm.isPending}>
            Confirm address
          </Button>
        </DisabledReason>
        <Button
          variant="outline"
          loading={cancel.isPending}
          onClick={() => {
            if (isBusy) return
            confirm.reset()
            cancel.mutate()
          }}
        >
          Cancel change
        </Button>
      </div>
    </form>
  )
}
