import { Skeleton } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef } from 'react'
import { confirmTwoFactor, startTwoFactor } from '#src/api/generated/sdk.gen.ts'
import type { TwoFactorEnrollment } from '#src/api/generated/types.gen.ts'
import { fieldErrors } from '#src/api/problem.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { DemoOneTimeCode } from '#src/resources/one-time-code/demo-one-time-code.tsx'
import { AppCodeField, checkAppCode, useCode } from '#src/resources/one-time-code/second-factor-field.tsx'
import { Button } from '#src/ui/button.tsx'
import { CodeLine } from '#src/ui/code-line.tsx'
import dialog from '#src/ui/dialog.module.css'
import { Dialog } from '#src/ui/dialog.tsx'
import { DialogProblem } from '#src/ui/dialog-problem.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { retryDisabledReason, useRetryAfter } from '#src/ui/use-retry-after.ts'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodeList } from './recovery-code-list.tsx'
import classes from './security.module.css'
import { twoFactorQuery } from './two-factor-panel.tsx'

interface SetUpDialogProps {
  readonly opened: boolean
  readonly onClose: () => void
}

/** Sets up two-factor authentication: shows the secret, verifies a code from the app, then shows the recovery codes. */
export default function SetUpDialog({ opened, onClose }: SetUpDialogProps) {
  const client = useQueryClient()
  const { data: state } = useQuery({ ...twoFactorQuery(), enabled: opened })
  const start = useMutation({ mutationFn: () => startTwoFactor() })
  const confirm = useMutation({
    mutationFn: (code: string) => confirmTwoFactor({ body: { code } }),
    onSuccess: () => void client.invalidateQueries(twoFactorQuery()),
  })
  const codes = confirm.data?.codes
  const isOn = state?.enabled === true && codes === undefined

  const { mutate: begin, reset: forgetSecret } = start
  const { reset: forgetCodes } = confirm
  // Each opening requests a new secret, and closing discards it.
  const hasStarted = useRef(false)
  const canBegin = opened && state?.enabled === false
  useEffect(() => {
    if (canBegin && !hasStarted.current) {
      hasStarted.current = true
      begin()
    }
    if (!opened && hasStarted.current) {
      hasStarted.current = false
      forgetSecret()
      forgetCodes()
    }
  }, [canBegin, opened, begin, forgetSecret, forgetCodes])

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={codes ? 'Save your recovery codes' : 'Set up two-factor authentication'}
      // The recovery codes show only once, so only the button closes the dialog.
      closeOnClickOutside={false}
      closeOnEscape={codes === undefined}
      pending={confirm.isPending}
      withCloseButton={codes === undefined}
    >
      {codes ? (
        <RecoveryCodeList codes={codes} onDone={onClose} />
      ) : isOn ? (
        <div className={dialog.body}>
          <p>Two-factor authentication is on.</p>
          <div className={dialog.actions}>
            <Button onClick={onClose}>Close</Button>
          </div>
        </div>
      ) : start.error ? (
        <ErrorState error={start.error} onRetry={() => begin()} retrying={start.isPending} />
      ) : start.data ? (
        <Enrollment
          enrollment={start.data}
          pending={confirm.isPending}
          error={confirm.error}
          onConfirm={(code, onDenied) => confirm.mutate(code, { onError: onDenied })}
          onClose={onClose}
        />
      ) : (
        <div aria-busy="true">
          <Skeleton height="20rem" />
        </div>
      )}
    </Dialog>
  )
}

interface EnrollmentProps {
  readonly enrollment: TwoFactorEnrollment
  readonly pending: boolean
  readonly error: Error | null
  readonly onConfirm: (code: string, onDenied: (error: Error) => void) => void
  readonly onClose: () => void
}

function Enrollment({ enrollment, pending, error, onConfirm, onClose }: EnrollmentProps) {
  const { secret, uri } = enrollment
  const field = useRef<HTMLInputElement>(null)
  const entered = useCode(field, checkAppCode)
  const failed = fieldErrors(error).code === undefined ? error : null
  const wait = useRetryAfter(failed)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React bubbles events through portals, so a form on the page below would receive this submit too.
    event.stopPropagation()
    if (pending || wait > 0 || !entered.check()) return
    onConfirm(entered.code, (failure) => {
      const wrong = fieldErrors(failure).code
      if (wrong !== undefined) entered.showError(wrong)
    })
  }

  return (
    <form className={dialog.body} onSubmit={submit} noValidate>
      <ol className={classes.steps}>
        <li>
          <p>
            Scan this QR code with an authenticator app, such as the one in your phone or password manager. It
            replaces any QR code that you scanned here before.
          </p>
          <QrCode text={uri} label="QR code for your authenticator app" />
          <p>Or enter this key manually:</p>
          <CodeLine code={inFours(secret)} label="key" shown="The key" />
        </li>
        <li>
          <p>Enter the code from the app.</p>
          <AppCodeField
            ref={field}
            value={entered.value}
            onChange={entered.onChange}
            error={entered.error}
            disabled={pending}
          />
          <DemoOneTimeCode of={{ secret }} />
        </li>
      </ol>
      <DialogProblem error={pending ? null : failed} wait={wait} />
      <div className={dialog.actions}>
        <Button variant="outline" onClick={onClose} disabled={pending}>
          Cancel
        </Button>
        <DisabledReason reason={retryDisabledReason(wait)}>
          <Button type="submit" loading={pending}>
            Turn on
          </Button>
        </DisabledReason>
      </div>
    </form>
  )
}

/** Splits the secret into groups of four for typing. Authenticator apps accept the spaces. */
function inFours(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret
}
