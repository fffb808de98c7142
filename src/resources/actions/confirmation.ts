import type { UseMutationResult } from '@tanstack/react-query'
import { createElement } from 'react'
import type { ConfirmDialogProps } from '#src/ui/confirm-dialog.tsx'
import { toast } from '#src/ui/toast.tsx'
import { Remedy } from '../remedy.tsx'

/**
 * Connects a mutation to a confirmation; spread the result over a `ConfirmDialog`. The dialog stays open until the
 * server accepts. It shows an error with its remedy, allows another attempt, and clears the error on close.
 */
export function confirmationOf<Answer, Asked>(
  change: UseMutationResult<Answer, Error, Asked>,
  {
    asked,
    done,
    onDone,
    onClose,
  }: {
    /** Variables of the mutation. */
    readonly asked: Asked
    /** Success notification: "web-1 is being resized". */
    readonly done: string
    readonly onDone?: (answer: Answer) => void
    readonly onClose: () => void
  },
): Required<Pick<ConfirmDialogProps, 'onClose' | 'onConfirm' | 'pending' | 'error' | 'remedy'>> {
  const close = () => {
    change.reset()
    onClose()
  }
  return {
    onClose: close,
    onConfirm: () =>
      change.mutate(asked, {
        onSuccess: (answer) => {
          toast.success(done)
          onDone?.(answer)
          close()
        },
      }),
    pending: change.isPending,
    error: change.error,
    remedy: createElement(Remedy, { error: change.error }),
  }
}
