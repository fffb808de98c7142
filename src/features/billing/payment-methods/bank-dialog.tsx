import { Skeleton } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  getCardConfirmationOptions,
  getCardConfirmationQueryKey,
} from '#src/api/generated/@tanstack/react-query.gen.ts'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import { answerCardConfirmation } from '#src/api/generated/sdk.gen.ts'
import type { CardConfirmation, CardConfirmationStatus, CardDecision } from '#src/api/generated/types.gen.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { BankPage } from '#src/resources/cards/bank-page.tsx'
import { cardName } from '#src/resources/cards/card-name.ts'
import { useCan } from '#src/resources/permissions.ts'
import { Button } from '#src/ui/button.tsx'
import dialog from '#src/ui/dialog.module.css'
import { Dialog } from '#src/ui/dialog.tsx'
import { usePendingInDialog } from '#src/ui/dialog-pending.ts'
import { ErrorState } from '#src/ui/error-state.tsx'
import { NextButton } from '#src/ui/next-button.tsx'
import { problemOf } from '#src/ui/problem.ts'
import { toast } from '#src/ui/toast.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import type { BillingDialogProps, BillingTabProps } from '../billing-tab.ts'
import { refreshPayments } from '../payments-cache.ts'
import { methodNoun } from './method-labels.ts'

type Props = BillingDialogProps & Pick<BillingTabProps, 'onDialog'> & { readonly confirmationId: string }

/** Confirmation page of the cardholder's bank (3-D Secure). */
export default function BankDialog({ opened, confirmationId, onClose, onDialog }: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Confirm with your bank" closeOnClickOutside={false}>
      <BankConfirmation confirmationId={confirmationId} onClose={onClose} onDialog={onDialog} />
    </Dialog>
  )
}

function BankConfirmation({ confirmationId, onClose, onDialog }: Omit<Props, 'opened'>) {
  const format = useFormat()
  const client = useQueryClient()
  const path = { cardConfirmationId: confirmationId }
  const canAnswer = useCan(requiredPermission.answerCardConfirmation, methodNoun)
  const { data, error, isFetching, refetch } = useQuery({
    ...getCardConfirmationOptions({ path }),
    enabled: canAnswer.allowed,
  })
  const answer = useMutation({
    mutationFn: (given: CardDecision) => answerCardConfirmation({ path, body: { decision: given } }),
    onSuccess: (answered) => {
      client.setQueryData(getCardConfirmationQueryKey({ path }), answered)
      const card = cardName(answered.card)
      if (answered.status === 'confirmed') {
        toast.success(answered.invoiceId === null ? 'Card added' : 'Payment confirmed', card)
      } else {
        toast.error(
          answered.invoiceId === null ? 'The card was not added' : 'The invoice was not paid',
          `${card} wasn’t confirmed. Try again or use another card.`,
        )
      }
      returnToStart(answered)
    },
    onError: () => void refetch(),
    onSettled: () => refreshPayments(client),
  })

  usePendingInDialog(answer.isPending)

  const answerProps = (decision: CardDecision) => ({
    loading: answer.isPending && answer.variables === decision,
    // Not `disabled`, which would drop the focus.
    'aria-disabled': answer.isPending || undefined,
    onClick: () => answer.isPending || answer.mutate(decision),
  })

  /** Returns to the start of the flow: the paid invoice, the payment form after a rejection, or the payment methods. */
  function returnToStart({ invoiceId, status }: CardConfirmation): void {
    if (invoiceId === null) onDialog('payment-methods')
    else onDialog(status === 'confirmed' ? 'invoice' : 'pay', invoiceId)
  }

  if (!canAnswer.allowed) return <p>{canAnswer.reason}</p>
  if (data === undefined) {
    return error === null ? (
      <div aria-busy="true">
        <Skeleton height="12rem" />
      </div>
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
    )
  }
  if (data.status !== 'pending') {
    return (
      <div className={dialog.body}>
        <p>{END_MESSAGES[data.status]}</p>
        <div className={dialog.actions}>
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
          <NextButton onClick={() => returnToStart(data)}>Continue</NextButton>
        </div>
      </div>
    )
  }
  return (
    <div className={dialog.body}>
      <BankPage
        card={data.card}
        purpose={(card) =>
          data.amount === null ? (
            <>keep {card} for later payments</>
          ) : (
            <>
              charge {format.money(data.amount)} to {card}
            </>
          )
        }
        note={`Confirm by ${format.time(data.expiresAt)}.`}
      />
      {answer.error !== null && (
        <p className={dialog.problem} role="alert">
          {problemOf(answer.error).detail}
        </p>
      )}
      <div className={dialog.actions}>
        <Button variant="outline" {...answerProps('decline')}>
          Decline
        </Button>
        <Button data-autofocus {...answerProps('confirm')}>
          Confirm
        </Button>
      </div>
    </div>
  )
}

const END_MESSAGES: Readonly<Record<Exclude<CardConfirmationStatus, 'pending'>, string>> = {
  confirmed: 'You confirmed this.',
  declined: 'You declined this. Nothing was charged.',
  expired: 'The confirmation has expired. Nothing was charged.',
  superseded: 'A newer attempt replaced this one. Nothing was charged.',
}
