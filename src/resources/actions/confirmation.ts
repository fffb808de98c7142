import type { UseMutationResult } from '@tanstack/react-query'
import type { ConfirmDialogProps } from '#src/ui/confirm-dialog.tsx'
import { toast } from '#src/ui/toast.tsx'

/**
 * What a question has to do with the change it asks about: to be spread over its `ConfirmDialog`. It stays open until
 * the server has agreed; a refusal stands in it, where another attempt can be made, and is forgotten when it closes.
 */
export function confirmationOf<Answer, Asked>(
  change: UseMutationResult<Answer, Error, Asked>,
  {
    asked,
    done,
    onDone,
    onClose,
  }: {
    /** What is sent on "yes". */
    readonly asked: Asked
    /** Told once the server has agreed: "web-1 is being resized". */
    readonly done: string
    readonly onDone?: (answer: Answer) => void
    readonly onClose: () => void
  },
): Required<Pick<ConfirmDialogProps, 'onClose' | 'onConfirm' | 'pending' | 'error'>> {
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
  }
}
