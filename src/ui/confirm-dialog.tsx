import type { FormEvent, ReactNode } from 'react'
import { Button } from './button.tsx'
import classes from './dialog.module.css'
import { Dialog } from './dialog.tsx'
import { DialogProblem } from './dialog-problem.tsx'
import { DisabledReason } from './disabled-reason.tsx'
import { reasonToWait, useWait } from './use-wait.ts'

export interface ConfirmDialogProps {
  readonly opened: boolean
  readonly onClose: () => void
  readonly onConfirm: () => void
  /** A question that names the thing: "Stop web-1?" */
  readonly title: string
  /** What will happen. */
  readonly children: ReactNode
  /** The verb of the title: "Stop". */
  readonly confirmLabel: string
  /** @default 'Cancel' */
  readonly cancelLabel?: string
  /** @default false */
  readonly destructive?: boolean
  /** The request is on its way; the dialog stays until it has been answered. */
  readonly pending?: boolean
  /** Why it failed; shown in the dialog, where another attempt can be made. */
  readonly error?: unknown
  /** What can be done about that elsewhere; a sentence after its words. */
  readonly remedy?: ReactNode
  /** Keeps the confirming button off, e.g. until a name has been typed. */
  readonly locked?: boolean
  /** Why it can't be confirmed at all now; keeps the button off and says so. @default null */
  readonly lockedBecause?: string | null
}

/** Asks before something happens that cannot simply be taken back. */
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
  remedy,
  locked = false,
  lockedBecause = null,
}: ConfirmDialogProps) {
  const wait = useWait(error)
  const reason = lockedBecause ?? reasonToWait(wait)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!locked && reason === null && !pending) onConfirm()
  }

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={title}
      closeOnClickOutside={!pending}
      closeOnEscape={!pending}
    >
      <form className={classes.body} onSubmit={submit} noValidate>
        {children}
        <DialogProblem error={error} wait={wait} remedy={remedy} />
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
