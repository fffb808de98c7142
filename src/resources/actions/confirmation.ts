import type { UseMutationResult } from '@tanstack/react-query'
import { createElement } from 'react'
import type { ConfirmDialogProps } from '#src/ui/confirm-dialog.tsx'
import { toast } from '#src/ui/toast.tsx'
import { NextStep } from '../next-step.tsx'

/**
 * Connects a mutation to a confirmation; spread the result over a `ConfirmDialog`. The dialog stays open until the
 * server accepts. It shows an error with its next step, allows another attempt, and clears the error on close.
 */
export function confirmationOf<Data, Variables>(
  mutation: UseMutationResult<Data, Error, Variables>,
  {
    variables,
    successMessage,
    onSuccess,
    onClose,
  }: {
    readonly variables: Variables
    /** For example "web-1 is being resized". */
    readonly successMessage: string
    readonly onSuccess?: (data: Data) => void
    readonly onClose: () => void
  },
): Required<Pick<ConfirmDialogProps, 'onClose' | 'onConfirm' | 'pending' | 'error' | 'nextStep'>> {
  const close = () => {
    mutation.reset()
    onClose()
  }
  return {
    onClose: close,
    onConfirm: () =>
      mutation.mutate(variables, {
        onSuccess: (data) => {
          toast.success(successMessage)
          onSuccess?.(data)
          close()
        },
      }),
    pending: mutation.isPending,
    error: mutation.error,
    nextStep: createElement(NextStep, { error: mutation.error }),
  }
}
