import { Checkbox } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import { createPaymentMethod } from '#src/api/generated/sdk.gen.ts'
import { createIdempotencyKeys } from '#src/api/idempotency-key.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { toCardInput } from '#src/resources/cards/card-draft.ts'
import { CardFields } from '#src/resources/cards/card-fields.tsx'
import { cardName } from '#src/resources/cards/card-name.ts'
import { denialReason, useCan } from '#src/resources/permissions.ts'
import { Button } from '#src/ui/button.tsx'
import dialog from '#src/ui/dialog.module.css'
import { Dialog } from '#src/ui/dialog.tsx'
import { usePendingInDialog } from '#src/ui/dialog-pending.ts'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { problemOf } from '#src/ui/problem.ts'
import { toast } from '#src/ui/toast.tsx'
import type { BillingDialogProps, BillingTabProps } from '../billing-tab.ts'
import { refreshPayments } from '../payments-cache.ts'
import { methodNoun } from './method-labels.ts'
import classes from './payment-methods.module.css'
import { useCardForm } from './use-card-form.ts'

type Props = BillingDialogProps & Pick<BillingTabProps, 'onDialog'>

/** Adds a card. The bank can decline it or require confirmation by the cardholder. */
export default function AddCardDialog({ opened, onClose, onDialog }: Props) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Add card"
      // A stray click must not discard the form.
      closeOnClickOutside={false}
    >
      <AddCardForm onClose={onClose} onDialog={onDialog} />
    </Dialog>
  )
}

function AddCardForm({ onClose, onDialog }: Omit<Props, 'opened'>) {
  const client = useQueryClient()
  const canAdd = useCan(requiredPermission.createPaymentMethod, methodNoun)
  const card = useCardForm()
  const [makeDefault, setMakeDefault] = useState(false)
  const [keyFor] = useState(() => createIdempotencyKeys())
  const [problem, setProblem] = useState<string | null>(null)
  const { mutate, isPending } = useMutation({
    // Drop card data from the mutation cache as soon as the form unmounts.
    gcTime: 0,
    mutationFn: () => {
      const body = { card: toCardInput(card.draft), makeDefault }
      return createPaymentMethod({ body, headers: { 'Idempotency-Key': keyFor(body) } })
    },
    onSuccess: (method) => {
      if (method.cardConfirmationId !== null) return onDialog('confirm-card', method.cardConfirmationId)
      toast.success('Card added', cardName(method.card))
      onClose()
    },
    onError: (error) => setProblem(card.showErrors(error) ? null : problemOf(error).detail),
    onSettled: () => refreshPayments(client),
  })

  usePendingInDialog(isPending)

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (isPending || !canAdd.allowed) return
    setProblem(null)
    if (card.check()) mutate()
  }

  return (
    <form ref={card.form} className={dialog.body} onSubmit={submit} noValidate>
      {problem !== null && (
        <p className={dialog.problem} role="alert">
          {problem}
        </p>
      )}
      <CardFields draft={card.draft} problems={card.problems} onChange={card.change} autoFocus />
      <Checkbox
        label="Make this the default card"
        checked={makeDefault}
        onChange={(event) => setMakeDefault(event.currentTarget.checked)}
      />
      <p className={classes.muted}>We store only the card brand, last four digits, expiry date and name.</p>
      <div className={dialog.actions}>
        <Button variant="outline" onClick={onClose} disabled={isPending}>
          Cancel
        </Button>
        <DisabledReason reason={denialReason(canAdd)}>
          <Button type="submit" loading={isPending}>
            Add card
          </Button>
        </DisabledReason>
      </div>
    </form>
  )
}
