import type { FormEvent, ReactNode } from 'react'
import { Button } from './button.tsx'
import classes from './dialog.module.css'
import { Dialog } from './dialog.tsx'
import { DialogProblem } from './dialog-problem.tsx'
import { DisabledReason } from './disabled-reason.tsx'
import { retryDisabledReason, useRetryAfter } from './use-retry-after.ts'

export interface ConfirmDialogProps {
  readonly opened: boolean
  readonly onClose: () => void
  readonly onConfirm: () => void
  /** Question with the name: "Stop web-1?" */
  readonly title: string
  /** Consequences. */
  readonly children: ReactNode
  /** Verb of the title: "Stop". */
  readonly confirmLabel: string
  /** @default 'Cancel' */
  readonly cancelLabel?: string
  /** @default false */
  readonly destructive?: boolean
  /** Request in progress; the dialog stays open until the response. */
  readonly pending?: boolean
  /** Error of the last attempt, shown in the dialog so that the user can retry. */
  readonly error?: unknown
  /** Hint about how to fix the error, shown after it. */
  readonly nextStep?: ReactNode
  /** Disables the confirm button, for example until a name has been typed. */
  readonly locked?: boolean
  /** Reason why it can't be confirmed; disables the button. @default null */
  readonly disabledReason?: string | null
}

/** Asks for confirmation before an action that can't easily be undone. */
export function ConfirmDialog({
  opened,
  onClose,
  onConfirm,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  destructive = false,
  pending = false,
  error,
  nextStep,
  locked = false,
  disabledReason = null,
}: ConfirmDialogProps) {
  const wait = useRetryAfter(error)
  const reason = disabledReason ?? retryDisabledReason(wait)

  function submit(event: FormEvent) {
    event.preventDefault()
    // React events bubble through portals, so they would submit a form around the dialog.
    event.stopPropagation()
    if (!locked && reason === null && !pending) onConfirm()
  }

  return (
    <Dialog opened={opened} onClose={onClose} title={title} pending={pending}>
      <form className={classes.body} onSubmit={submit} noValidate>
        {children}
        <DialogProblem error={error} wait={wait} nextStep={nextStep} />
        <div className={classes.actions}>
          <Button variant="outline" onClick={onClose} disabled={pending} data-autofocus>
            {cancelLabel}
          </Button>
          <DisabledReason reason={reason}>
            <Button
              type="submit"
              variant={destructive ? 'destructive' : 'default'}
              loading={pending}
              disabled={locked && reason === null}
            >
              {confirmLabel}
            </Button>
          </DisabledReason>
        </div>
      </form>
    </Dialog>
  )
}
